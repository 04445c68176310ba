import type { FerryFare, Money, Price } from '@straits/api-contract';
import { priceOn, type PriceDays } from '../price-days.rules';
import { priceIn, type View } from '../view';
import type { FareRow } from './ferries.sql';

interface Sold {
  units: FareRow[] | null;
  priceDays: PriceDays | null;
  chargeCurrency: string;
}

const isShareOf = (fare: FareRow, share: FareRow) =>
  share.facts?.fare === 'round_trip' && share.type === fare.type && share.facts.travellers === fare.facts?.travellers;

/** Fares of a day, each with its share of the return fare beside it. */
export function faresOn({ units, priceDays, chargeCurrency }: Sold, localDate: string | null, view: View): FerryFare[] {
  const all = units ?? [];
  const price = ({ priceMinor }: FareRow): Price =>
    priceIn({ amount: priceOn(priceMinor, priceDays, localDate), currency: chargeCurrency }, view);
  return all
    .filter(({ facts }) => facts?.fare !== 'round_trip')
    .map((fare) => {
      const share = all.find((unit) => isShareOf(fare, unit));
      return {
        unitId: fare.id,
        type: fare.type,
        travellers: fare.facts?.travellers ?? 'ALL',
        minAge: fare.minAge,
        maxAge: fare.maxAge,
        price: price(fare),
        roundTrip: share ? { unitId: share.id, price: price(share) } : null,
      };
    });
}

/** Fares that a traveller with this passport may buy. */
export const faresOfPassport = (fares: FerryFare[], passport: 'FOREIGN' | 'ID') =>
  fares.filter(({ travellers }) => travellers === passport || travellers === 'ALL');

const plus = (a: Money, b: Money): Money => ({ amount: a.amount + b.amount, currency: a.currency });

/**
 * The lowest adult fare with what must be paid at the terminal (U1). The terminal may take another currency: then the sum stands in the
 * shopper's own, and what is charged here is the fare alone.
 */
export function priceFromOf(fares: FerryFare[], toPayThere: Price | null): Price | null {
  const adults = fares.filter(({ type }) => type === 'ADULT');
  const [lowest] = (adults.length > 0 ? adults : fares).map(({ price }) => price).sort((a, b) => a.charge.amount - b.charge.amount);
  if (!lowest || !toPayThere) return lowest ?? null;
  const isSameCharge = lowest.charge.currency === toPayThere.charge.currency;
  const isSameShown = lowest.shown.currency === toPayThere.shown.currency;
  return {
    charge: isSameCharge ? plus(lowest.charge, toPayThere.charge) : lowest.charge,
    shown: isSameShown ? plus(lowest.shown, toPayThere.shown) : lowest.shown,
  };
}
