import { css } from '@emotion/react';
import type { Attraction, CruiseFacts, Departure } from '@straits/api-contract';
import { useFormat, useTexts } from '@straits/i18n';
import { useSearchParams } from '@straits/router';
import { BareLink, ButtonLink, TextLink } from '@straits/ui/Link';
import { PriceTag } from '@straits/ui/PriceTag';
import { Skeleton } from '@straits/ui/Skeleton';
import { Stack } from '@straits/ui/Stack';
import { Tag } from '@straits/ui/Tag';
import { token } from '@straits/ui/tokens';
import { isConverted } from '../product/converted.rules';
import { useFromWords } from '../product/from-words';
import { priceTimes } from '../trip/amounts.rules';
import { hasPlaces, lowestOf } from '../trip/departure.rules';
import { stepAddress } from '../trip/step-address.rules';

const list = css`
  display: grid;
  gap: 0.375rem;
  a {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0.125rem 0.75rem;
    min-block-size: 2.75rem;
    padding: 0.5rem 0.75rem;
    border: 1px solid ${token.color.line};
    border-radius: ${token.radius.small};
    color: ${token.color.ink};
    text-decoration: none;
    &:hover {
      border-color: ${token.color.lagoon};
    }
  }
  b {
    font-weight: 600;
  }
`;
const SHOWN = 5;
/** All prices here are of a cabin for two, as on the cards. */
const GUESTS_IN_PRICE = 2;

interface PanelProps {
  product: Attraction;
  facts: CruiseFacts;
  departures: Departure[] | undefined;
}

/** The next sailings with their lowest price, and what is paid on board beside it. */
export function SailingsPanel({ product, facts, departures }: PanelProps) {
  const { t } = useTexts('catalog');
  const { money, shortDate } = useFormat();
  const fromWords = useFromWords();
  const [search] = useSearchParams();
  const { priceFrom } = product;
  const hrefOf = (date?: string) => stepAddress(`/cruise/${product.id}/available-date`, search, date);
  return (
    <Stack gap={4}>
      {priceFrom && (
        <PriceTag
          size="large"
          amount={money(priceFrom.shown)}
          {...fromWords(t('cruise.perCabinForTwo'))}
          sub={
            isConverted(priceFrom)
              ? t('booking.charged', { amount: money(priceFrom.charge) })
              : facts.gratuity
                ? undefined
                : t('booking.allIn')
          }
        />
      )}
      {facts.gratuity && <small css={{ color: token.color.muted }}>{t('cruise.gratuityNote', { amount: money(facts.gratuity) })}</small>}
      <strong>{t('cruise.nextSailings')}</strong>
      {departures ? (
        <ul css={list} role="list">
          {departures.slice(0, SHOWN).map((departure) => {
            const guest = lowestOf(departure, 'guest');
            const price = guest && priceTimes(guest, GUESTS_IN_PRICE);
            return (
              <li key={departure.localDate}>
                <BareLink href={hrefOf(departure.localDate)}>
                  <b>{shortDate(departure.localDate)}</b>
                  {hasPlaces(departure) ? (
                    <span>{price && t('product.fromPrice', { price: money(price.shown) })}</span>
                  ) : (
                    <Tag tone="danger">{t('trip.soldOut')}</Tag>
                  )}
                </BareLink>
              </li>
            );
          })}
        </ul>
      ) : (
        <Skeleton height="15rem" />
      )}
      {departures?.length === 0 && <p>{t('cruise.noSailingsText')}</p>}
      <ButtonLink full size="large" prominence="main" href={hrefOf()}>
        {t('cruise.seeSailings')}
      </ButtonLink>
      <TextLink href="#quote">{t('trip.askQuote')}</TextLink>
    </Stack>
  );
}
