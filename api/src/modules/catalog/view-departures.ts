import type { Departure, Departures, ProductKind } from '@straits/api-contract';
import { addDays, localDateIn } from '../../clock';
import type { Deps } from '../../deps';
import { refuse } from '../../http/refusal';
import { dayOf, slotsOn, type Stock } from './availability.rules';
import { priceOn } from './price-days.rules';
import { findProduct } from './product.sql';
import type { SellableOption } from './sellable';
import { findSellables } from './sellable.sql';
import { CLOSED, plannedPlaces } from './stock.rules';
import { findStockRows, findStockRule, type Span } from './stock.sql';
import { priceIn, type View } from './view';

/** As far ahead as anything is planned. */
const HORIZON_DAYS = 730;

type Offer = Stock & { sellable: SellableOption };

async function readStock(deps: Deps, sellable: SellableOption, span: Span): Promise<Offer> {
  const { id } = sellable.option;
  const [rule, rows] = await Promise.all([findStockRule(deps.db, id, span), findStockRows(deps.db, id, span)]);
  return { sellable, rule: rule ?? refuse('not_found'), rows, now: deps.clock.now() };
}

/** The days on which an option goes at all: those that its rule names, since nothing leaves on an ordinary weekday. */
const daysOf = ({ rule }: Stock) =>
  [...rule.exceptions.keys()].map((key) => key.split(' ')[0] ?? '').filter((day) => plannedPlaces(rule, day, '') !== CLOSED);

function optionOn(stock: Offer, localDate: string, view: View): Departure['options'][number] {
  const { option, units } = stock.sellable;
  return {
    optionId: option.id,
    ...dayOf(slotsOn(stock, localDate, 1)),
    unitPrices: units.map((unit) => ({
      unitId: unit.id,
      price: priceIn({ amount: priceOn(unit.priceMinor, option.priceDays, localDate), currency: option.chargeCurrency }, view),
    })),
  };
}

/**
 * Every departure of a package, or sailing of a cruise, from today on at the place: what each option has left and costs. A full one is there too,
 * so that a traveller sees that it goes. Refuses: not_found. A withdrawn product has none.
 */
export async function viewDepartures(deps: Deps, asked: { kind: ProductKind; id: string }, view: View): Promise<Departures> {
  const product = (await findProduct(deps.db, asked.kind, asked.id)) ?? refuse('not_found');
  const { timeZone } = product;
  if (!product.active) return { items: [], timeZone };
  const today = localDateIn(deps.clock.now(), timeZone);
  const span = { from: today, until: addDays(today, HORIZON_DAYS) };
  const optionIds = (product.options ?? []).map(({ id }) => id);
  const sellables = await findSellables(deps.db, optionIds);
  const stocks = await Promise.all(optionIds.flatMap((id) => sellables.get(id) ?? []).map((sellable) => readStock(deps, sellable, span)));
  const plans = stocks.map((stock) => ({ stock, days: new Set(daysOf(stock)) }));
  const days = [...new Set(plans.flatMap((plan) => [...plan.days]))].filter((day) => day >= today).sort();
  return {
    timeZone,
    items: days.map((localDate) => ({
      localDate,
      options: plans.filter((plan) => plan.days.has(localDate)).map(({ stock }) => optionOn(stock, localDate, view)),
    })),
  };
}
