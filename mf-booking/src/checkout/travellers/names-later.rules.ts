import type { CartLine } from '@straits/api-contract';
import type { TravellerRecord } from './traveller.rules';

// Among the draft's records one that is nobody's seat: the line's travellers are named after the order.
const MARK = { unitId: '*', index: 'later' };

const isMark = (record: TravellerRecord, line: Pick<CartLine, 'id' | 'optionId'>) =>
  record.unitId === MARK.unitId && (record.lineId === line.id || record.optionId === line.optionId);

/** Whether this line's travellers are named later; only where its product still allows it. */
export const isNamedLater = (line: Pick<CartLine, 'id' | 'optionId' | 'namesUntil'>, records: TravellerRecord[]) =>
  line.namesUntil !== null && records.some((record) => isMark(record, line));

export function withNamesLater(records: TravellerRecord[], line: Pick<CartLine, 'id' | 'optionId'>, isLater: boolean): TravellerRecord[] {
  const others = records.filter((record) => !isMark(record, line));
  return isLater ? [...others, { lineId: line.id, optionId: line.optionId, ...MARK }] : others;
}
