import type { Price } from '@straits/api-contract';
import { useFormat, useTexts } from '@straits/i18n';
import { ButtonLink } from '@straits/ui/Link';
import { Facts } from '@straits/ui/Facts';
import { Stack } from '@straits/ui/Stack';
import { token } from '@straits/ui/tokens';
import { quantityOf } from '../attraction-booking/units.rules';
import { priceTimes, sumOfPrices } from '../trip/amounts.rules';
import { endOf } from '../trip/departure.rules';
import { TripBar } from '../trip/TripBar';
import { useToCart } from '../trip/ToCart';
import { PriceLines, type PriceLine } from '../trip/PriceLines';
import { firstFault, PACKAGE_STEPS, unitPricesOf, type PackageStep } from './package-choice.rules';
import type { PackageTrip } from './use-package-trip';

/** What each traveller and each addition costs, and all together. */
export function usePackagePrice(trip: PackageTrip): { lines: PriceLine[]; total: Price | null } {
  const { t } = useTexts('catalog');
  const { money } = useFormat();
  const prices = unitPricesOf(trip);
  const { option, choice } = trip;
  const line = (id: string, name: string, { quantity, price }: { quantity: number; price: Price | undefined }): PriceLine[] =>
    quantity > 0 && price
      ? [
          {
            id,
            label: t('trip.times', { count: quantity, name }),
            note: quantity > 1 ? t('trip.each', { price: money(price.shown) }) : undefined,
            price: priceTimes(price, quantity),
          },
        ]
      : [];
  const lines = [
    ...option.units.flatMap(({ id, name }) => line(id, name, { quantity: quantityOf(choice.quantities, id), price: prices.get(id) })),
    ...option.extras.flatMap(({ id, name, price }) => line(`extra-${id}`, name, { quantity: quantityOf(choice.extras, id), price })),
  ];
  return { lines, total: sumOfPrices(lines.map(({ price }) => price)) };
}

/** The next step's address and words; undefined while something before it is missing. */
function useNextStep(trip: PackageTrip, step: PackageStep): { href: string; words: string } | undefined {
  const { t } = useTexts('catalog');
  const next = PACKAGE_STEPS[PACKAGE_STEPS.indexOf(step) + 1];
  // On the travellers' own page the way on takes the numbers that stand there along.
  const known = step === 'passenger-details' ? { ...trip, choice: { ...trip.choice, hasPeople: true } } : trip;
  const isReady = next !== undefined && step !== 'available-dates' && firstFault(known, next) === null;
  return isReady ? { href: trip.hrefOf(next, { quantities: trip.choice.quantities }), words: t(`package.goTo.${next}`) } : undefined;
}

/** Prices are told as soon as the numbers are said or stand on the page. */
const isPricedOn = ({ choice }: PackageTrip, step: PackageStep) =>
  step === 'passenger-details' || (choice.hasPeople && step !== 'available-dates');

/** The total and the way on, at the thumb of a phone: from the overview to its buttons for the cart. */
export function PackageBar({ trip, step }: { trip: PackageTrip; step: PackageStep }) {
  const next = useNextStep(trip, step);
  const toCart = useToCart();
  const { total } = usePackagePrice(trip);
  return total && isPricedOn(trip, step) ? <TripBar price={total} next={step === 'trip-overview' ? toCart : next} /> : null;
}

/** The choice so far with its total, and the way on. */
export function PackageSummary({ trip, step }: { trip: PackageTrip; step: PackageStep }) {
  const { t } = useTexts('catalog');
  const { dates } = useFormat();
  const { lines, total } = usePackagePrice(trip);
  const { choice, facts } = trip;
  const next = useNextStep(trip, step);
  return (
    <Stack gap={4}>
      <strong css={{ font: `600 1.125rem/1.3 ${token.font.display}` }} lang={trip.product.lang}>
        {trip.product.name}
      </strong>
      <Facts
        variant="rows"
        facts={[
          { label: t('package.length'), value: t('package.daysNights', { count: facts.days, nights: facts.nights }) },
          {
            label: t('trip.dates'),
            value: choice.date ? dates(choice.date, endOf(choice.date, facts.nights)) : t('trip.notChosen'),
          },
        ]}
      />
      {isPricedOn(trip, step) && lines.length > 0 && <PriceLines lines={lines} total={total} />}
      {next && (
        <ButtonLink full size="large" prominence="main" href={next.href}>
          {next.words}
        </ButtonLink>
      )}
    </Stack>
  );
}
