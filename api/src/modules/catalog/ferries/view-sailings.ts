import type {
  FerryFare,
  FerryOpenTicket,
  FerrySailing,
  FerrySailings,
  FerrySailingsQuery,
  Price,
  TerminalCharge,
} from '@straits/api-contract';
import { addDays, localDateIn } from '../../../clock';
import type { Deps } from '../../../deps';
import { refuse } from '../../../http/refusal';
import { isBookable, slotsOn } from '../availability.rules';
import { portOf, terminalChargeOf, type StoredPort } from '../kinds/ferry.rules';
import { findStockOfMany, type OptionStock } from '../stock-of-many.sql';
import { textsOf } from '../texts.rules';
import type { View } from '../view';
import { faresOfPassport, faresOn, priceFromOf } from './fares.rules';
import { findLines, findSailings, type LineRow, type SailingRow } from './ferries.sql';
import type { PortMap } from './list-ports';
import { arrivalOf } from './sailing-times.rules';

const AROUND_DAYS = 3;
const NEAREST = 4;
const NEAREST_WITHIN_DAYS = 30;

/** A sailing with its line and what is left of it. */
interface Known {
  line: LineRow;
  sailing: SailingRow;
  stock: OptionStock;
}
interface Asked {
  now: Date;
  places: number;
  view: View;
}

const leftPort = ({ line }: { line: LineRow }): StoredPort => (line.isOutbound ? line.from : line.to);
const reachedPort = ({ line }: { line: LineRow }): StoredPort => (line.isOutbound ? line.to : line.from);

/** The one start of a sailing on a day. */
function slotOf({ sailing, stock, line }: Known, localDate: string, { now, places }: Asked) {
  const { cutOffMinutes, ...rule } = sailing;
  const product = { openingHours: { weekly: [], exceptions: [] }, timeZone: leftPort({ line }).timeZone };
  const [slot] = slotsOn(
    { sellable: { option: { cutOffMinutes }, product }, rule: { ...rule, exceptions: stock.exceptions }, rows: stock.rows, now },
    localDate,
    places,
  );
  return slot;
}

/** From what an adult pays, with what the terminal takes on the spot. */
const fromPrice = (fares: FerryFare[], charge: TerminalCharge | null) =>
  priceFromOf(fares, charge?.payable === 'at_terminal' ? charge.price : null);

function soldOf(known: Pick<Known, 'line' | 'sailing'>, localDate: string | null, view: View) {
  const { line, sailing } = known;
  const fares = faresOn(sailing, localDate, view);
  const terminalCharge = terminalChargeOf(leftPort(known), view);
  return {
    productId: line.id,
    optionId: sailing.id,
    name: textsOf(line.name, view.language),
    operator: line.operator,
    fares,
    terminalCharge,
    priceFrom: fromPrice(fares, terminalCharge),
  };
}

function viewSailing(known: Known, localDate: string, asked: Asked): FerrySailing | null {
  const { sailing, line } = known;
  const { departs, arrives } = sailing.facts;
  const slot = slotOf(known, localDate, asked);
  if (departs === null || arrives === null || !slot) return null;
  const fromZone = leftPort(known).timeZone;
  const arrival = arrivalOf(
    { departs, arrives, durationMinutes: line.durationMinutes, fromZone, toZone: reachedPort(known).timeZone },
    localDate,
  );
  return {
    ...soldOf(known, localDate, asked.view),
    departs,
    arrives,
    arrivalDayOffset: arrival.dayOffset,
    durationMinutes: arrival.durationMinutes,
    status: slot.status,
    vacancies: slot.vacancies,
    closesAt: slot.closesAt,
    cancellation: sailing.cancellation,
    asksPassport: sailing.passengerFields.includes('passportNumber'),
  };
}

/** What runs on a day, in the order of departure. A boat whose sales have closed is shown as closed; one that does not run is not there. */
function sailingsOn(all: Known[], localDate: string, asked: Asked): FerrySailing[] {
  return all
    .filter(({ sailing, stock }) => runsOn(sailing, stock, localDate))
    .flatMap((known) => viewSailing(known, localDate, asked) ?? [])
    .sort((a, b) => a.departs.localeCompare(b.departs) || (a.priceFrom?.charge.amount ?? 0) - (b.priceFrom?.charge.amount ?? 0));
}

/** Whether the timetable has it that day at all, whatever the hour is now. */
function runsOn(sailing: SailingRow, { exceptions, rows }: OptionStock, localDate: string): boolean {
  const before = new Date(0);
  const product = { openingHours: { weekly: [], exceptions: [] }, timeZone: 'UTC' };
  return slotsOn(
    { sellable: { option: { cutOffMinutes: 0 }, product }, rule: { ...sailing, exceptions }, rows, now: before },
    localDate,
    1,
  ).some(({ status }) => status !== 'CLOSED');
}

const isOpenOn = (all: Known[], localDate: string, asked: Asked) =>
  all.filter((known) => {
    const slot = slotOf(known, localDate, asked);
    return slot !== undefined && isBookable(slot);
  });

function dayOf(all: Known[], localDate: string, asked: Asked): FerrySailings['days'][number] {
  const open = isOpenOn(all, localDate, asked);
  const sold = open.map((known) => soldOf(known, localDate, asked.view));
  const lowest = (prices: (Price | null)[]) =>
    prices.flatMap((price) => price ?? []).sort((a, b) => a.shown.amount - b.shown.amount)[0] ?? null;
  const lowestOf = (passport: 'FOREIGN' | 'ID') =>
    lowest(sold.map(({ fares, terminalCharge }) => fromPrice(faresOfPassport(fares, passport), terminalCharge)));
  return {
    localDate,
    isBookable: open.length > 0,
    priceFrom: lowest(sold.map(({ priceFrom }) => priceFrom)),
    priceFromOf: { FOREIGN: lowestOf('FOREIGN'), ID: lowestOf('ID') },
  };
}

function nearestDates(all: Known[], { around, today }: { around: string; today: string }, asked: Asked): string[] {
  const start = around < today ? today : around;
  const offsets = Array.from({ length: NEAREST_WITHIN_DAYS }, (_, index) => index + 1).flatMap((days) => [days, -days]);
  return [0, ...offsets]
    .map((days) => addDays(start, days))
    .filter((day) => day >= today && isOpenOn(all, day, asked).length > 0)
    .slice(0, NEAREST)
    .sort();
}

function portsOf({ ports }: PortMap, { from, to }: FerrySailingsQuery) {
  const unknown = [ports.has(from) ? null : 'from', ports.has(to) ? null : 'to'].flatMap((field) => field ?? []);
  if (unknown.length > 0)
    refuse(
      'port_unknown',
      unknown.map((field) => ({ field, message: 'is not a port that we serve' })),
    );
  return { from: ports.get(from) as StoredPort, to: ports.get(to) as StoredPort };
}

async function readKnown(deps: Deps, lines: LineRow[], date: string): Promise<{ dated: Known[]; open: Known[] }> {
  const sailings =
    lines.length > 0
      ? await findSailings(
          deps.db,
          lines.map(({ id }) => id),
        )
      : [];
  const stockOf = await findStockOfMany(
    deps.db,
    sailings.filter(({ openDated }) => !openDated).map(({ id }) => id),
    { from: addDays(date, -NEAREST_WITHIN_DAYS), until: addDays(date, NEAREST_WITHIN_DAYS) },
  );
  const known = lines.flatMap((line) =>
    sailings.filter(({ productId }) => productId === line.id).map((sailing) => ({ line, sailing, stock: stockOf(sailing.id) })),
  );
  const wanted = ({ line, sailing }: Known) => sailing.facts.direction === (line.isOutbound ? 'outbound' : 'return');
  return { dated: known.filter(wanted), open: known.filter(({ sailing }) => sailing.openDated) };
}

/**
 * A day's sailings between two ports across all lines, with places, fares by nationality and age, and what is paid at the terminal. A pair
 * that no line connects answers an empty day. Refuses: port_unknown.
 */
export async function viewSailings(deps: Deps, map: PortMap, query: FerrySailingsQuery, view: View): Promise<FerrySailings> {
  const ports = portsOf(map, query);
  const asked: Asked = { now: deps.clock.now(), places: query.places, view };
  const today = localDateIn(asked.now, ports.from.timeZone);
  const around = query.date < today ? today : query.date;
  const lines = await findLines(deps.db, query.from, query.to);
  const { dated, open } = await readKnown(deps, lines, around);
  const sailings = sailingsOn(dated, query.date, asked);
  const days = Array.from({ length: AROUND_DAYS * 2 + 1 }, (_, index) => addDays(query.date, index - AROUND_DAYS));
  return {
    from: portOf(ports.from, view),
    to: portOf(ports.to, view),
    localDate: query.date,
    sailings,
    openTickets: open.map((known): FerryOpenTicket => ({ ...soldOf(known, null, view), validityDays: known.sailing.validityDays ?? 0 })),
    days: days.map((day) => dayOf(dated, day, asked)),
    nearestDates: sailings.some(isBookable) ? [] : nearestDates(dated, { around, today }, asked),
  };
}
