import type { Availability, Calendar, CalendarDay, Money } from '@straits/api-contract';
import { addDays, localDateIn } from '../../clock';
import type { Deps } from '../../deps';
import { refuse } from '../../http/refusal';
import { dayOf, isBookable, slotsOn, type Stock } from './availability.rules';
import { priceOn } from './price-days.rules';
import type { SellableOption, SellableUnit } from './sellable';
import { findSellable } from './sellable.sql';
import { findStockRows, findStockRule, type OwnCart, type Span } from './stock.sql';
import { priceIn, type View } from './view';

export const MOST_DAYS = 62;
const NEAREST = 4;
const NEAREST_WITHIN_DAYS = 30;

async function findOnSale(deps: Deps, optionId: string): Promise<SellableOption> {
  const sellable = (await findSellable(deps.db, optionId)) ?? refuse('not_found');
  if (!sellable.product.active || !sellable.option.active) refuse('product_unavailable');
  return sellable;
}

async function readStock(deps: Deps, sellable: SellableOption, span: Span & { owner: OwnCart }): Promise<Stock> {
  const { id } = sellable.option;
  const [rule, rows] = await Promise.all([findStockRule(deps.db, id, span), findStockRows(deps.db, id, span)]);
  return { sellable, rule: rule ?? refuse('not_found'), rows, now: deps.clock.now() };
}

const countDays = ({ from, until }: Span) => Math.round((Date.parse(until) - Date.parse(from)) / 86_400_000) + 1;
const daysOf = (span: Span) => Array.from({ length: countDays(span) }, (_, index) => addDays(span.from, index));

/** The lowest price of a day that an adult pays; of anybody where no adult is priced. */
function lowestPrice({ option, units }: SellableOption, localDate: string): Money | null {
  const adults = units.filter(({ type }) => type === 'ADULT');
  const prices = (adults.length > 0 ? adults : units).map(({ priceMinor }) => priceOn(priceMinor, option.priceDays, localDate));
  return prices.length > 0 ? { amount: Math.min(...prices), currency: option.chargeCurrency } : null;
}

/**
 * An option's days with what is left and the price. An open-dated ticket has no days. Refuses: not_found, product_unavailable, and
 * request_malformed for a span that ends before it begins or has more than 62 days.
 */
export async function viewCalendar(deps: Deps, asked: Span & { optionId: string; owner: OwnCart }, view: View): Promise<Calendar> {
  // Counted before a day is made of it: a span of millennia is refused as quickly as one of months.
  const count = countDays(asked);
  if (count < 1 || count > MOST_DAYS)
    refuse('request_malformed', [{ field: 'localDateEnd', message: `must be 0 to ${MOST_DAYS - 1} days after localDateStart` }]);
  const sellable = await findOnSale(deps, asked.optionId);
  const { timeZone } = sellable.product;
  if (sellable.option.openDated) return { days: [], cheapest: null, timeZone };
  const stock = await readStock(deps, sellable, asked);
  const shown = daysOf(asked).map((localDate) => {
    const day = dayOf(slotsOn(stock, localDate, 1));
    const price = isBookable(day) ? lowestPrice(sellable, localDate) : null;
    return { localDate, ...day, priceFrom: price && priceIn(price, view) };
  });
  return { days: shown, cheapest: cheapestOf(shown), timeZone };
}

/** The first of the days with the lowest price. */
function cheapestOf(days: CalendarDay[]): string | null {
  const priced = days.flatMap(({ localDate, priceFrom }) => (priceFrom ? [{ localDate, amount: priceFrom.charge.amount }] : []));
  return (
    priced.reduce<(typeof priced)[number] | null>((best, day) => (best && best.amount <= day.amount ? best : day), null)?.localDate ?? null
  );
}

export interface AskAvailability {
  owner: OwnCart;
  optionId: string;
  localDate: string | undefined;
  quantities: Map<string, number>;
}

function nearestDates(stock: Stock, around: string, { from, until }: Span, needed: number): string[] {
  const distance = (day: string) => Math.abs(Date.parse(day) - Date.parse(around));
  return daysOf({ from, until })
    .filter((day) => slotsOn(stock, day, needed).some(isBookable))
    .sort((a, b) => distance(a) - distance(b) || a.localeCompare(b))
    .slice(0, NEAREST)
    .sort();
}

/** The day to look around, and the days to look through: from today on, a month to both sides. */
function searchSpan(localDate: string | undefined, today: string): { around: string; span: Span } {
  const around = localDate === undefined || localDate < today ? today : localDate;
  const earliest = addDays(around, -NEAREST_WITHIN_DAYS);
  return { around, span: { from: earliest < today ? today : earliest, until: addDays(around, NEAREST_WITHIN_DAYS) } };
}

async function slotsAndNearest(
  deps: Deps,
  sellable: SellableOption,
  { localDate, owner }: AskAvailability,
  needed: number,
): Promise<Pick<Availability, 'slots' | 'nearestDates'>> {
  if (sellable.option.openDated)
    return { slots: [{ startTime: null, status: 'FREESALE', vacancies: null, closesAt: null }], nearestDates: [] };
  const { around, span } = searchSpan(localDate, localDateIn(deps.clock.now(), sellable.product.timeZone));
  const stock = await readStock(deps, sellable, { ...span, owner });
  const slots = localDate === undefined ? [] : slotsOn(stock, localDate, needed);
  if (slots.some(isBookable)) return { slots, nearestDates: [] };
  return { slots, nearestDates: nearestDates(stock, around, span, needed) };
}

/** A vehicle or cabin is one place, however many hours or people. */
const placesOf = ({ option }: SellableOption, wanted: { unit: SellableUnit; quantity: number }[]) =>
  option.stockPer === 'booking' ? 1 : wanted.reduce((sum, { unit, quantity }) => sum + unit.paxCount * quantity, 0);

/**
 * A day's starts with what is left, the units' prices and the total for the travellers asked for. When the day cannot be booked, or none was
 * asked for, the nearest days that can. Refuses: not_found, product_unavailable, and request_malformed for units that the option has not.
 */
export async function viewAvailability(deps: Deps, asked: AskAvailability, view: View): Promise<Availability> {
  const sellable = await findOnSale(deps, asked.optionId);
  const unknown = [...asked.quantities.keys()].find((id) => !sellable.units.some((unit) => unit.id === id));
  if (unknown !== undefined) refuse('request_malformed', [{ field: 'units', message: `the option has no unit ${unknown}` }]);
  const wanted = sellable.units.map((unit) => ({ unit, quantity: asked.quantities.get(unit.id) ?? 0 }));
  const needed = placesOf(sellable, wanted);
  const dayPrice = ({ priceMinor }: SellableUnit) => priceOn(priceMinor, sellable.option.priceDays, asked.localDate ?? null);
  const money = (amount: number): Money => ({ amount, currency: sellable.option.chargeCurrency });
  return {
    optionId: asked.optionId,
    localDate: asked.localDate ?? null,
    ...(await slotsAndNearest(deps, sellable, asked, needed)),
    needed,
    unitPrices: sellable.units.map((unit) => ({ unitId: unit.id, price: priceIn(money(dayPrice(unit)), view) })),
    total:
      asked.quantities.size > 0
        ? priceIn(money(wanted.reduce((sum, { unit, quantity }) => sum + dayPrice(unit) * quantity, 0)), view)
        : null,
  };
}
