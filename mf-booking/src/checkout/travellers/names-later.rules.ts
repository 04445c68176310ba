import type { Seat, TravellerRecord } from './traveller.rules';

// Among the draft's records one that is nobody's seat: the line's travellers are named after the order.
const MARK = { unitId: '*', index: 'later' };

type OfLine = Pick<Seat, 'line' | 'siblings'>;

/** Of this line, or of one of its option that was removed: another cabin of the class, or another day, has its own. */
const isMark = ({ lineId, optionId, unitId }: TravellerRecord, { line, siblings }: OfLine) =>
  unitId === MARK.unitId && (lineId === line.id || (optionId === line.optionId && !siblings.includes(lineId)));

/** Whether this line's travellers are named later; only where its product still allows it. */
export const isNamedLater = (of: OfLine, records: TravellerRecord[]) =>
  of.line.namesUntil !== null && records.some((record) => isMark(record, of));

/** The lines whose travellers are named later. */
export const linesNamedLater = (seats: Seat[], records: TravellerRecord[]) => [
  ...new Set(seats.filter((seat) => isNamedLater(seat, records)).map(({ line }) => line)),
];

export function withNamesLater(records: TravellerRecord[], of: OfLine, isLater: boolean): TravellerRecord[] {
  const others = records.filter((record) => !isMark(record, of));
  return isLater ? [...others, { lineId: of.line.id, optionId: of.line.optionId, ...MARK }] : others;
}
