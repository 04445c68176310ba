import type { Ride, Rides, RidesQuery } from '@straits/api-contract';
import type { Deps } from '../../../deps';
import { refuse } from '../../../http/refusal';
import { dayOf, isBookable, slotsOn } from '../availability.rules';
import { ridePointOf } from '../kinds/transport.rules';
import { priceOn } from '../price-days.rules';
import { findStockOfMany, type OptionStock } from '../stock-of-many.sql';
import { otherLangOf, pictureOf, textsOf } from '../texts.rules';
import { priceIn, type View } from '../view';
import type { PointMap } from './list-points';
import { findRides, type RideRow } from './rides.sql';

/** How many units the whole ride takes: one vehicle, its hours but never fewer than its least, or a seat each. */
const quantityOf = ({ facts }: RideRow, { hours, passengers }: RidesQuery) =>
  ({ vehicle: 1, hour: Math.max(hours, facts.minHours), person: passengers })[facts.per];

const isLargeEnough = ({ facts }: RideRow, { passengers, bags }: RidesQuery) =>
  facts.seats >= passengers && (facts.per === 'person' ? facts.bags >= Math.ceil(bags / passengers) : facts.bags >= bags);

interface Asked {
  query: RidesQuery;
  now: Date;
  view: View;
}

function statusOn(row: RideRow, { exceptions, rows }: OptionStock, { query, now }: Asked): Pick<Ride, 'status' | 'vacancies'> {
  if (!query.date) return { status: null, vacancies: null };
  const product = { openingHours: { weekly: [], exceptions: [] }, timeZone: row.timeZone };
  const slots = slotsOn(
    {
      sellable: { option: { cutOffMinutes: row.cutOffMinutes }, product },
      rule: { from: row.stockFrom, until: row.stockUntil, weekly: row.weekly, startTimes: row.startTimes, exceptions },
      rows,
      now,
    },
    query.date,
    row.facts.per === 'person' ? query.passengers : 1,
  );
  return slots.some(isBookable) || slots.every(({ status }) => status === 'CLOSED')
    ? dayOf(slots)
    : { status: 'SOLD_OUT', vacancies: dayOf(slots).vacancies };
}

function viewRide(row: RideRow, stock: OptionStock, asked: Asked): Ride {
  const { query, view } = asked;
  const { language } = view;
  const { seats, bags, per, minHours } = row.facts;
  const amount = priceOn(row.priceMinor, row.priceDays, query.date ?? null);
  const quantity = quantityOf(row, query);
  const price = (times: number) => priceIn({ amount: amount * times, currency: row.chargeCurrency }, view);
  const { name, summary } = textsOf(row.texts, language);
  return {
    productId: row.productId,
    optionId: row.optionId,
    name,
    summary,
    lang: otherLangOf(row.texts, language),
    service: row.service,
    from: ridePointOf(row.from, language),
    to: row.to && ridePointOf(row.to, language),
    timeZone: row.timeZone,
    durationMinutes: row.durationMinutes,
    picture: pictureOf(row.picture ? [row.picture] : [], language),
    rating: row.rating === null ? null : Number(row.rating),
    ratingCount: row.ratingCount,
    freeCancellationHours: row.freeCancellationHours,
    vehicle: { name: textsOf(row.vehicle, language).name, lang: otherLangOf(row.vehicle, language), seats, bags, per, minHours },
    startTimes: row.startTimes,
    quantity,
    unitPrice: price(1),
    total: price(quantity),
    ...statusOn(row, stock, asked),
  };
}

const isGone = ({ status }: Ride) => (status !== null && !isBookable({ status }) ? 1 : 0);

/**
 * Vehicles that take the passengers and their luggage between two points, bookable ones first (U51), then by the whole price.
 * Refuses: port_unknown for a point that no service serves.
 */
export async function viewRides(deps: Deps, points: PointMap, query: RidesQuery, view: View): Promise<Rides> {
  const unknown = (['from', 'to'] as const).filter((field) => query[field] !== undefined && !points.has(query[field]));
  if (unknown.length > 0)
    refuse(
      'port_unknown',
      unknown.map((field) => ({ field, message: 'is not a place that we serve' })),
    );
  const rows = await findRides(deps.db, query);
  const fitting = rows.filter((row) => isLargeEnough(row, query));
  const { date } = query;
  const ids = date ? fitting.map(({ optionId }) => optionId) : [];
  const stockOf = await findStockOfMany(deps.db, ids, { from: date ?? '1970-01-01', until: date ?? '1970-01-01' });
  const asked: Asked = { query, now: deps.clock.now(), view };
  const items = fitting.map((row) => viewRide(row, stockOf(row.optionId), asked));
  return {
    items: items.sort((a, b) => isGone(a) - isGone(b) || a.total.shown.amount - b.total.shown.amount),
    tooSmall: rows.length - fitting.length,
  };
}
