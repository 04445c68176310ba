import type { Price } from '@straits/api-contract';
import { useFormat, useTexts } from '@straits/i18n';
import { BottomBar } from '@straits/ui/BottomBar';
import { ButtonLink } from '@straits/ui/Link';
import { PriceTag } from '@straits/ui/PriceTag';
import { useFromWords } from '../product/from-words';

export interface TripBarProps {
  price: Price | null;
  /** Of a price that is still "from": what it is for. Without it the price is the total. */
  unit?: string;
  /** Whether nothing is paid later besides, on board or at the pier. */
  isAllIn?: boolean;
  /** The page's main act; left out while something before it is missing. */
  next?: { href: string; words: string };
}

/** The price and the way on, at the thumb of a phone (A54). */
export function TripBar({ price, unit, isAllIn = true, next }: TripBarProps) {
  const { t } = useTexts('catalog');
  const { money } = useFormat();
  const fromWords = useFromWords();
  return (
    <BottomBar data-print="hide">
      {price ? (
        <PriceTag
          amount={money(price.shown)}
          {...(unit ? fromWords(unit) : undefined)}
          sub={unit || !isAllIn ? undefined : t('booking.allIn')}
        />
      ) : (
        <span />
      )}
      {next && (
        <ButtonLink prominence="main" href={next.href}>
          {next.words}
        </ButtonLink>
      )}
    </BottomBar>
  );
}
