import type {
  FerryFare,
  FerryOpenTicket,
  FerrySailing,
  FerrySailings,
  Money,
  Price,
  TerminalCharge,
  UnitQuantity,
} from '@straits/api-contract';
import { PARTY_KEYS, type Party, type PartyKey } from './trip-url.rules';

/** What is chosen for a leg: a sailing, or a ticket without date. */
export type Pick = FerrySailing | FerryOpenTicket;
export const isSailing = (pick: Pick): pick is FerrySailing => 'departs' in pick;

/** Ages that are priced as others where a line has no fare of their own. */
const AGES: Record<PartyKey, string[]> = {
  adult: ['ADULT'],
  'adult-id': ['ADULT'],
  child: ['CHILD', 'ADULT'],
  'child-id': ['CHILD', 'ADULT'],
  infant: ['INFANT', 'CHILD', 'ADULT'],
  'infant-id': ['INFANT', 'CHILD', 'ADULT'],
};

/** The fare of a traveller: the first age that the line has, by nationality or for all. */
export function fareFor(fares: FerryFare[], key: PartyKey): FerryFare | undefined {
  const group = key.endsWith('-id') ? 'ID' : 'FOREIGN';
  const own = fares.filter(({ travellers }) => travellers === group || travellers === 'ALL');
  return AGES[key].map((age) => own.find(({ type }) => type === age)).find((fare) => fare !== undefined);
}

/** A day's lowest fare for the passports that travel; where both do, the lower. */
export function priceFromFor({ priceFrom, priceFromOf }: FerrySailings['days'][number], party: Party): Price | null {
  const travelling = PARTY_KEYS.filter((key) => party[key] > 0);
  if (travelling.every((key) => !key.endsWith('-id'))) return priceFromOf.FOREIGN;
  return travelling.every((key) => key.endsWith('-id')) ? priceFromOf.ID : priceFrom;
}

const plus = (a: Money, b: Money): Money => ({ amount: a.amount + b.amount, currency: a.currency });
const add = (a: Price, b: Price): Price => ({ charge: plus(a.charge, b.charge), shown: plus(a.shown, b.shown) });
const times = ({ charge, shown }: Price, count: number): Price => ({
  charge: { ...charge, amount: charge.amount * count },
  shown: { ...shown, amount: shown.amount * count },
});
const sum = (prices: Price[]): Price | null => prices.reduce<Price | null>((total, price) => (total ? add(total, price) : price), null);

/** One row of a leg's price: so many travellers of a kind at one fare. */
export interface FareRow {
  key: PartyKey;
  quantity: number;
  unitId: string;
  each: Price;
}

function rowsOf({ fares }: Pick, party: Party, isReturn: boolean): FareRow[] | null {
  const rows = PARTY_KEYS.filter((key) => party[key] > 0).map((key) => {
    const fare = fareFor(fares, key);
    const sold = isReturn ? fare?.roundTrip : fare;
    return sold ? { key, quantity: party[key], unitId: sold.unitId, each: sold.price } : null;
  });
  return rows.every((row) => row !== null) ? rows : null;
}

const countOf = (rows: FareRow[]) => rows.reduce((total, { quantity }) => total + quantity, 0);

/** What the port that a leg leaves asks on the spot, of all travellers together. */
const toPayThere = (charge: TerminalCharge | null, travellers: number): Price | null =>
  charge?.payable === 'at_terminal' ? times(charge.price, travellers) : null;

export interface PricedLeg {
  pick: Pick;
  rows: FareRow[];
  fares: Price;
  atTerminal: Price | null;
  isReturnFare: boolean;
}
export interface PricedTrip {
  legs: PricedLeg[];
  /** What is paid now, by charge currency: lines may charge in different ones. */
  fares: Price[];
  /** All that must be paid, here and at the terminals, in the shopper's currency (U1). */
  allIn: Money;
  /** What two single fares would cost more than the return fare. */
  saved: Money | null;
}

/** The return fare holds where the same line takes the same people both ways and it is not dearer. */
function returnRows([out, back]: Pick[], party: Party): [FareRow[], FareRow[]] | null {
  if (!out || !back || out.productId !== back.productId) return null;
  const [there, home] = [rowsOf(out, party, true), rowsOf(back, party, true)];
  return there && home ? [there, home] : null;
}

function legOf(pick: Pick, rows: FareRow[], isReturnFare: boolean): PricedLeg[] {
  const fares = sum(rows.map(({ each, quantity }) => times(each, quantity)));
  return fares ? [{ pick, rows, fares, atTerminal: toPayThere(pick.terminalCharge, countOf(rows)), isReturnFare }] : [];
}

const shownOf = (rows: FareRow[]) => rows.reduce((total, { each, quantity }) => total + each.shown.amount * quantity, 0);

const shownOfAll = (legs: FareRow[][]) => legs.reduce((total, rows) => total + shownOf(rows), 0);

function byCurrency(prices: Price[]): Price[] {
  const totals = new Map<string, Price>();
  for (const price of prices) {
    const known = totals.get(price.charge.currency);
    totals.set(price.charge.currency, known ? add(known, price) : price);
  }
  return [...totals.values()];
}

/** What a whole trip costs; null while a leg has nothing chosen, or a traveller has no fare on it. */
export function priceTrip(picks: (Pick | null)[], party: Party, isRound: boolean): PricedTrip | null {
  if (picks.length === 0 || !picks.every((pick) => pick !== null)) return null;
  const singles = picks.map((pick) => rowsOf(pick, party, false));
  if (!singles.every((rows) => rows !== null)) return null;
  const shared = isRound ? returnRows(picks, party) : null;
  const [single, both] = [shownOfAll(singles), shared ? shownOfAll(shared) : Infinity];
  const isReturnFare = both <= single;
  const legs = picks.flatMap((pick, index) => legOf(pick, (isReturnFare ? shared : singles)?.[index] ?? [], isReturnFare));
  const fares = byCurrency(legs.map((leg) => leg.fares));
  const all = [...legs.map((leg) => leg.fares), ...legs.flatMap((leg) => leg.atTerminal ?? [])];
  const total = sum(all);
  if (!total) return null;
  const saved = single > both ? { amount: single - both, currency: total.shown.currency } : null;
  return { legs, fares, allIn: total.shown, saved };
}

export const unitsOf = ({ rows }: PricedLeg): UnitQuantity[] => {
  const units = new Map<string, number>();
  for (const { unitId, quantity } of rows) units.set(unitId, (units.get(unitId) ?? 0) + quantity);
  return [...units].map(([unitId, quantity]) => ({ unitId, quantity }));
};
