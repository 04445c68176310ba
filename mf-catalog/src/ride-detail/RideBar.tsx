import { useFormat, useTexts } from '@straits/i18n';
import { BottomBar } from '@straits/ui/BottomBar';
import { Button } from '@straits/ui/Button';
import { PriceTag } from '@straits/ui/PriceTag';
import { useFromWords } from '../product/from-words';
import type { RideBooking } from './use-ride';

const toPanel = () => document.getElementById('ride')?.scrollIntoView({ block: 'start', behavior: 'smooth' });

/** The ride's price and the way back to its panel, at the thumb of a phone (A54). */
export function RideBar({ booking: { product, total } }: { booking: RideBooking }) {
  const { t } = useTexts('catalog');
  const { money } = useFormat();
  const fromWords = useFromWords();
  const { priceFrom, priceUnit } = product;
  return (
    <BottomBar data-print="hide">
      {total ? (
        <PriceTag amount={money(total.shown)} sub={t('booking.allIn')} />
      ) : priceFrom ? (
        <PriceTag amount={money(priceFrom.shown)} {...fromWords(t(`product.per.${priceUnit}`))} />
      ) : (
        <span />
      )}
      <Button prominence="main" onClick={toPanel}>
        {t('transport.toPanel')}
      </Button>
    </BottomBar>
  );
}
