import type { CartLine } from '@straits/api-contract';
import type { Seat, TravellerRecord, TravellerValues } from './traveller.rules';

type Unit = CartLine['units'][number];

/** What a record of the draft is for: a seat, or what is asked of a booking as a whole. */
export interface Spot {
  line: Pick<CartLine, 'id' | 'optionId' | 'units'>;
  unit: Pick<Unit, 'unitId'> & Partial<Pick<Unit, 'type' | 'nationality'>>;
  index: number;
  /** The cart's lines of its option: two cabins of a class, or two days. */
  siblings: readonly string[];
}

export const NO_TRAVELLER: TravellerValues = {
  givenNames: '',
  familyName: '',
  singleName: false,
  title: '',
  dateOfBirth: '',
  nationality: '',
  passportNumber: '',
  passportExpiry: '',
};

type Line = Pick<Spot, 'siblings'> & { lineId: string; optionId: string; units: Unit[] };
const lineOf = ({ line, siblings }: Spot): Line => ({ lineId: line.id, optionId: line.optionId, units: line.units, siblings });
const isTyped = (records: TravellerRecord[], id: string) => records.some(({ lineId }) => lineId === id);

/**
 * What was typed for a line that was removed goes to the one that was put back, line for line in the order of the cart. What was typed for a
 * line that is there stays with it: another cabin of the class has its own travellers.
 */
function inherited({ lineId: own, optionId, siblings }: Line, records: TravellerRecord[]): TravellerRecord[] {
  if (isTyped(records, own)) return records;
  const orphans = records.filter((record) => record.optionId === optionId && !siblings.includes(record.lineId));
  const left = [...new Set(orphans.map(({ lineId }) => lineId))];
  const heir = left[siblings.filter((id) => !isTyped(records, id)).indexOf(own)];
  return heir === undefined ? records : records.map((record) => (record.lineId === heir ? { ...record, lineId: own } : record));
}

/** Whose ticket it is whatever its fare: an adult's on an Indonesian passport. */
export const travellerKind = ({ type, nationality }: Pick<Unit, 'type' | 'nationality'>) => [type, nationality].filter(Boolean).join(' ');

/** A return fare became single ones, or the other way round: whoever has lost the seat gets a free one of the same kind, in their order. */
function reseated({ lineId: own, units }: Line, records: TravellerRecord[]): TravellerRecord[] {
  const seats = units.flatMap((unit) =>
    Array.from({ length: unit.tickets }, (_, index) => ({ unitId: unit.unitId, index: String(index), kind: travellerKind(unit) })),
  );
  type Place = { unitId: string; index: string };
  const isAt = (one: Place, other: Place) => one.unitId === other.unitId && one.index === other.index;
  const mine = records.filter(({ lineId, kind }) => lineId === own && kind !== undefined);
  const free = seats.filter((seat) => !mine.some((record) => isAt(record, seat)));
  return records.map((record) => {
    if (!mine.includes(record) || seats.some((seat) => isAt(record, seat))) return record;
    const place = free.findIndex(({ kind }) => kind === record.kind);
    const [seat] = place < 0 ? [] : free.splice(place, 1);
    return seat ? { ...record, unitId: seat.unitId, index: seat.index } : record;
  });
}

const adopted = (line: Line, records: TravellerRecord[]) => reseated(line, inherited(line, records));

const isOf = ({ lineId, unitId, index }: TravellerRecord, { line, unit, index: place }: Spot) =>
  lineId === line.id && unitId === unit.unitId && index === String(place);

/** What was typed for it; undefined before anything was. */
export const recordOf = (spot: Spot, records: TravellerRecord[]) => adopted(lineOf(spot), records).find((one) => isOf(one, spot));

export const valuesOf = (seat: Seat, records: TravellerRecord[]): TravellerValues => {
  const record = recordOf(seat, records);
  if (!record) return NO_TRAVELLER;
  const { lineId: _line, optionId: _option, unitId: _unit, index: _index, kind: _kind, ...typed } = record;
  return { ...NO_TRAVELLER, ...typed };
};

export const recordFor = ({ line, unit, index }: Spot, values: Partial<TravellerValues>): TravellerRecord => ({
  ...values,
  lineId: line.id,
  optionId: line.optionId,
  unitId: unit.unitId,
  index: String(index),
  ...(unit.type && { kind: travellerKind({ type: unit.type, nationality: unit.nationality ?? null }) }),
});

/** The drafts with what was typed for this spot in its place. */
export const withTyped = (records: TravellerRecord[], spot: Spot, values: Partial<TravellerValues>) => [
  ...adopted(lineOf(spot), records).filter((record) => !isOf(record, spot)),
  recordFor(spot, values),
];

/** The unit that a ticket becomes, its place among that unit's seats, and whose ticket it is then. */
export interface Moved {
  unitId: string;
  index: number;
  kind: string;
}

/** The drafts after one ticket became another: its traveller goes along, those behind move up. */
export function withMovedRecord(records: TravellerRecord[], seat: Seat, to: Moved): TravellerRecord[] {
  const own = adopted(lineOf(seat), records);
  const moved = own.find((record) => isOf(record, seat));
  const rest = own
    .filter((record) => record !== moved)
    .map((record) =>
      record.lineId === seat.line.id && record.unitId === seat.unit.unitId && Number(record.index) > seat.index
        ? { ...record, index: String(Number(record.index) - 1) }
        : record,
    );
  return moved ? [...rest, { ...moved, unitId: to.unitId, index: String(to.index), kind: to.kind }] : rest;
}
