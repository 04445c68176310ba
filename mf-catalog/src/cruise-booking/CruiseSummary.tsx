import { css } from '@emotion/react';
import { useFormat, useTexts } from '@straits/i18n';
import { Facts } from '@straits/ui/Facts';
import { Stack } from '@straits/ui/Stack';
import { token } from '@straits/ui/tokens';
import { gratuityFor } from '../trip/amounts.rules';
import { departureOn, endOf, optionOf, pricesOf } from '../trip/departure.rules';
import { PriceLines, type PriceLine } from '../trip/PriceLines';
import { TripBar } from '../trip/TripBar';
import { useToCart } from '../trip/ToCart';
import { personsIn, priceFor, type CabinGuests } from './cabin-guests.rules';
import type { CruiseStep } from './cruise-choice.rules';
import type { CruiseTrip } from './use-cruise-trip';

const aboard = css`
  padding: 0.75rem 1rem;
  border: 1px dashed ${token.color.lineStrong};
  border-radius: ${token.radius.small};
  div {
    display: flex;
    justify-content: space-between;
    gap: 1rem;
    font-weight: 600;
  }
  small {
    color: ${token.color.muted};
  }
`;

/** "2 adults, 1 child (7 years)". */
export function useGuestWords() {
  const { t } = useTexts('catalog');
  const { list, row } = useFormat();
  return ({ adults, childAges }: CabinGuests) =>
    row([
      t('cruise.adults', { count: adults }),
      ...(childAges.length > 0
        ? [t('cruise.childrenAged', { count: childAges.length, ages: list(childAges.map((age) => t('trip.years', { count: age }))) })]
        : []),
    ]);
}

/** What is paid on board, never part of the total: per person and night (M340). */
export function Gratuity({ trip, cabins }: { trip: CruiseTrip; cabins: readonly CabinGuests[] }) {
  const { t } = useTexts('catalog');
  const { money } = useFormat();
  const { gratuity, nights } = trip.facts;
  if (!gratuity) return null;
  const persons = personsIn(cabins);
  return (
    <div css={aboard}>
      <div>
        <span>{t('cruise.gratuity')}</span>
        <span css={{ whiteSpace: 'nowrap' }}>{money(gratuityFor(gratuity, persons, nights))}</span>
      </div>
      <small>
        {t('cruise.gratuitySum', {
          each: money(gratuity),
          persons: t('cruise.persons', { count: persons }),
          nights: t('cruise.nights', { count: nights }),
        })}
        <br />
        {t('cruise.paidOnBoard')}
      </small>
    </div>
  );
}

/** The class that is chosen, what its guests pay on that sailing, and all of it together. */
function chosenOf({ choice, options, departures }: CruiseTrip) {
  const option = options.find(({ id }) => id === choice.cabinId);
  const prices = pricesOf(option && optionOf(departureOn(departures, choice.date), option.id));
  return { option, prices, total: option ? priceFor(option, choice.cabins ?? [], prices) : null };
}

/** The total and the way to the buttons for the cart, at the thumb of a phone. */
export function CruiseBar({ trip }: { trip: CruiseTrip }) {
  const toCart = useToCart();
  return <TripBar price={chosenOf(trip).total} isAllIn={!trip.facts.gratuity} next={toCart} />;
}

/** The choice so far: sailing, class, cabins with their guests, total, and what is paid on board. */
export function CruiseSummary({ trip, step }: { trip: CruiseTrip; step: CruiseStep }) {
  const { t } = useTexts('catalog');
  const { dates } = useFormat();
  const guestWords = useGuestWords();
  const { choice, facts, product } = trip;
  const isLast = step === 'trip-overview';
  const cabins = choice.cabins ?? [];
  const { option, prices, total } = chosenOf(trip);
  const lines = option
    ? cabins.flatMap((cabin, index): PriceLine[] => {
        const price = priceFor(option, [cabin], prices);
        const label = cabins.length > 1 ? t('cruise.cabinNumber', { number: index + 1 }) : option.name;
        return price ? [{ id: String(index), label, note: guestWords(cabin), price }] : [];
      })
    : [];
  return (
    <Stack gap={4}>
      <strong css={{ font: `600 1.125rem/1.3 ${token.font.display}` }} lang={product.lang}>
        {product.name}
      </strong>
      <Facts
        variant="rows"
        facts={[
          { label: t('cruise.ship'), value: `${facts.line} · ${facts.ship}` },
          { label: t('cruise.length'), value: t('cruise.nights', { count: facts.nights }) },
          ...(isLast && choice.date ? [{ label: t('trip.dates'), value: dates(choice.date, endOf(choice.date, facts.nights)) }] : []),
          { label: t('cruise.port'), value: facts.departurePort },
        ]}
      />
      {isLast && <PriceLines lines={lines} total={total} isAllIn={!facts.gratuity} />}
      {cabins.length > 0 && <Gratuity trip={trip} cabins={cabins} />}
    </Stack>
  );
}
