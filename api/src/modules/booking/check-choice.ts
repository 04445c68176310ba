import type { PutCartLine } from '@straits/api-contract';
import { localDateIn } from '../../clock';
import type { Sql } from '../../database/connection';
import { refuse, Refusal } from '../../http/refusal';
import { closesAt, findSellable, type SellableOption } from '../catalog';
import { findChoiceFault, findStayFault } from './choice.rules';
import { findUnitFault } from './units.rules';

function checkNoDate(chosen: PutCartLine) {
  if (chosen.localDate || chosen.startTime)
    refuse('request_malformed', [{ field: 'localDate', message: 'an open-dated ticket has no date' }]);
}

function checkStartTime({ startTimes: offered, anyTime }: SellableOption['option'], chosen: string | undefined) {
  if (anyTime) {
    if (!chosen) refuse('request_malformed', [{ field: 'startTime', message: 'choose a time' }]);
    return;
  }
  if (offered.length === 0 && chosen) refuse('request_malformed', [{ field: 'startTime', message: 'this package has no start times' }]);
  if (offered.length > 0 && !(chosen && offered.includes(chosen)))
    refuse('request_malformed', [{ field: 'startTime', message: 'choose one of the start times' }]);
}

function checkDate(sellable: SellableOption, { localDate, startTime }: PutCartLine, now: Date) {
  if (!localDate) refuse('request_malformed', [{ field: 'localDate', message: 'choose a date' }]);
  if (localDate < localDateIn(now, sellable.product.timeZone)) refuse('date_past');
  checkStartTime(sellable.option, startTime);
  if (closesAt(sellable, localDate, startTime ?? '') <= now) refuse('cut_off_passed');
}

interface Checking {
  chosen: PutCartLine;
  now: Date;
  findFault: typeof findChoiceFault;
}

async function check(db: Sql, { chosen, now, findFault }: Checking): Promise<SellableOption> {
  const sellable = await findSellable(db, chosen.optionId);
  if (!sellable || sellable.product.id !== chosen.productId) refuse('option_unknown');
  if (!sellable.product.active || !sellable.option.active) refuse('product_unavailable');
  if (sellable.option.openDated) checkNoDate(chosen);
  else checkDate(sellable, chosen, now);
  const fault = findUnitFault(sellable.option, sellable.units, chosen.units) ?? findFault(sellable, chosen);
  if (fault) throw new Refusal(fault.code, [{ field: fault.field, message: fault.message }]);
  return sellable;
}

/** The option that is chosen, checked for date, travellers and whatever else its kind asks. Refuses as the cart routes document. */
export const checkChoice = (db: Sql, chosen: PutCartLine, now: Date) => check(db, { chosen, now, findFault: findChoiceFault });
/** What is sold and moves to another visit: its answers are not asked for again. Refuses as checkChoice does. */
export const checkMove = (db: Sql, chosen: PutCartLine, now: Date) => check(db, { chosen, now, findFault: findStayFault });
