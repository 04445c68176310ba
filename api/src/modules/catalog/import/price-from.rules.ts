import type { ProductImport } from './import-format';

export interface PriceFrom {
  /** Minor units, retail and trade. */
  amount: number;
  net: number;
  currency: string;
  priceUnit: 'person' | 'room_night' | 'vehicle' | 'cabin';
}

interface Candidate {
  price: number;
  netPrice: number;
}

type Vehicle = Extract<ProductImport, { kind: 'transport' }>['details']['vehicles'][number];

const lowest = (rows: Candidate[]): Candidate | undefined =>
  rows.reduce<Candidate | undefined>((best, row) => (best && best.price <= row.price ? best : row), undefined);

const priceFrom = (rows: Candidate[], currency: string, priceUnit: PriceFrom['priceUnit']): PriceFrom | null => {
  const best = lowest(rows);
  return best ? { amount: best.price, net: best.netPrice, currency, priceUnit } : null;
};

/** The price on a product's card: the lowest adult price of what it sells; the first option's currency decides where options differ. */
export function priceFromOf(product: ProductImport): PriceFrom | null {
  switch (product.kind) {
    case 'hotel':
      return priceFrom(product.details.rooms.map(onCheapestNight), product.details.currency, 'room_night');
    case 'cruise':
      return priceFrom(product.details.cabins.map(cabinForTwo), product.details.currency, 'cabin');
    case 'transport':
      return priceFrom(
        product.details.vehicles.map(wholeRide),
        product.details.currency,
        product.details.vehicles.every((v) => v.per === 'person') ? 'person' : 'vehicle',
      );
    case 'package':
      return priceFrom([product.details.prices.adult], product.details.currency, 'person');
    case 'ferry':
      return priceFrom(ferryFares(product), product.details.currency, 'person');
    case 'attraction':
      return attractionPriceFrom(product);
  }
}

const WHOLE = 100;
/** A room's price on the night that costs least. */
function onCheapestNight({ price, netPrice, priceDays }: Extract<ProductImport, { kind: 'hotel' }>['details']['rooms'][number]): Candidate {
  const percent = Math.min(...(priceDays ? [...priceDays.weekly, ...priceDays.days.map((day) => day.percent)] : [WHOLE]));
  return { price: Math.round((price * percent) / WHOLE), netPrice: Math.round((netPrice * percent) / WHOLE) };
}

/** By the hour, a ride costs its fewest hours at least. */
const wholeRide = ({ per, minHours, price, netPrice }: Vehicle): Candidate => {
  const hours = per === 'hour' ? minHours : 1;
  return { price: price * hours, netPrice: netPrice * hours };
};

const GUESTS_IN_CABIN = 2;
/** A cabin at the price of the two whose beds it has; a class for one alone at that price. */
const cabinForTwo = (cabin: Extract<ProductImport, { kind: 'cruise' }>['details']['cabins'][number]): Candidate =>
  cabin.maxOccupancy < GUESTS_IN_CABIN && cabin.single
    ? cabin.single
    : { price: cabin.price * GUESTS_IN_CABIN, netPrice: cabin.netPrice * GUESTS_IN_CABIN };

/** With what must be paid at the port that the line leaves (U1). */
const ferryFares = (product: Extract<ProductImport, { kind: 'ferry' }>): Candidate[] => {
  const { fares, from, currency } = product.details;
  const { terminalCharge } = from;
  const fee = terminalCharge?.payable === 'at_terminal' && terminalCharge.currency === currency ? terminalCharge.amount : 0;
  return fares.filter((fare) => fare.type === 'ADULT').map((fare) => ({ price: fare.oneWay + fee, netPrice: fare.oneWayNet + fee }));
};

const attractionPriceFrom = (product: Extract<ProductImport, { kind: 'attraction' }>): PriceFrom | null => {
  const currency = product.options[0]?.chargeCurrency;
  if (!currency) return null;
  const units = product.options.filter((option) => option.chargeCurrency === currency).flatMap((option) => option.units);
  const adults = units.filter((unit) => unit.type === 'ADULT');
  return priceFrom(adults.length ? adults : units, currency, 'person');
};

/** A product's rating is the mean of its reviews, to one decimal. */
export const ratingOf = (reviews: { rating: number }[]): { rating: number | null; ratingCount: number } => ({
  rating: reviews.length ? Math.round((reviews.reduce((sum, review) => sum + review.rating, 0) / reviews.length) * 10) / 10 : null,
  ratingCount: reviews.length,
});
