import type { z } from 'zod';
import type { TravellerDetails, TravellerPage } from '@straits/api-contract';
import { localDateIn } from '../../../clock';
import type { Language } from '@straits/api-contract/constants';
import { displayName } from '@straits/api-contract/person-name';
import type { Sql, Trx } from '../../../database/connection';
import type { Deps } from '../../../deps';
import { refuse } from '../../../http/refusal';
import { viewPassengerQuestions } from '../../catalog';
import { sealPassport } from '../insert-order-lines';
import { mailOrderMoment } from '../order-mail';
import { isPaid } from '../order-status.rules';
import { ticketOf, unitLangOf } from './passenger-view';
import { findOrder, findOrderLines, lockOrder } from '../orders.sql';
import { personFaults } from '../passengers.rules';
import { viewSender } from '../trade/order-sender';
import { wantTold } from '../suppliers/want-supplier';
import { findTraveller, findTravellers, isNamed, markTravellerNamed } from '../travellers.sql';
import { sealAnswers } from './traveller-answers';
import { askedOf, canBeNamed, formOf, type Known } from './traveller-asks';

async function findKnown(db: Sql, travellerId: string): Promise<Known> {
  const traveller = (await findTraveller(db, travellerId)) ?? refuse('not_found');
  const order = (await findOrder(db, traveller.orderId)) ?? refuse('not_found');
  const line = (await findOrderLines(db, [order.id])).find(({ id }) => id === traveller.lineId) ?? refuse('not_found');
  return { order, line, traveller };
}

async function asksOf(db: Sql, known: Known, { now, language }: { now: Date; language: Language }): Promise<TravellerPage['asks']> {
  const { line, traveller } = known;
  if (!canBeNamed(known, now) || line.namesUntil === null) return null;
  return { ...formOf(await askedOf(db, line, traveller), language), until: line.namesUntil.toISOString() };
}

/** Where they sleep or sit; of a hotel's room or a vehicle it names others. */
const ownBerth = ({ kind }: Known['line'], { berth }: Known['traveller']): Pick<TravellerPage, 'berth'> =>
  kind === 'hotel' || kind === 'transport' || !berth ? {} : { berth };

/** A traveller's own page; what is asked stands in the reader's language. Refuses: not_found. */
export async function viewTraveller(deps: Deps, travellerId: string, language: Language): Promise<TravellerPage> {
  const now = deps.clock.now();
  const known = await findKnown(deps.db, travellerId);
  const { order, line, traveller } = known;
  const { productName, optionName, lang = order.lang, picture, timeZone, redemption } = line.snapshot;
  const isStanding = isPaid(order.status) && !traveller.cancelledAt;
  return {
    ...{ orderCode: order.code, status: order.status, productId: line.productId, kind: line.kind },
    ...{ productName, optionName, lang, orderLang: order.lang, picture, timeZone, redemption, unitName: traveller.unitName },
    unitLang: unitLangOf(line, traveller.unitId),
    ...{ localDate: line.localDate, startTime: line.startTime || null, nights: line.nights, endDate: line.endDate },
    name: isNamed(traveller) ? displayName(traveller) : null,
    ...(isStanding ? ticketOf(deps.secrets, line, traveller) : { ticketCode: null, ticketQr: null }),
    ...ownBerth(line, traveller),
    usedAt: traveller.usedAt?.toISOString() ?? null,
    isCancelled: traveller.cancelledAt !== null,
    asks: await asksOf(deps.db, known, { now, language }),
    agency: await viewSender(deps.db, order),
    serverNow: now.toISOString(),
  };
}

type Given = z.output<typeof TravellerDetails>;

/** Writes a name in a transaction that holds the order's lock. Refuses: names_closed, passenger_incomplete. */
export async function giveName(trx: Trx, deps: Deps, { known, given }: { known: Known; given: Given }): Promise<void> {
  const at = deps.clock.now();
  const { order, line: sold, traveller } = known;
  if (!canBeNamed(known, at)) refuse('names_closed');
  const language = order.lang as Language;
  const { passengerFields, questions, unit } = await askedOf(trx, sold, traveller);
  const passengerQuestions = viewPassengerQuestions({ passengerQuestions: questions }, language);
  const line = { passengerFields, passengerQuestions, localDate: sold.localDate, units: [unit] };
  const today = localDateIn(at, 'Asia/Singapore');
  const faults = personFaults({ ...given, unitId: unit.unitId }, { line, at: '', today });
  if (faults.length > 0) refuse('passenger_incomplete', faults);
  const { givenNames, familyName, title = null, dateOfBirth = null, nationality = null } = given;
  const sealed = { passport: sealPassport(deps, given), answers: sealAnswers(deps, given, { questions, language }) };
  const named = { givenNames, familyName, title, dateOfBirth, nationality, ...sealed };
  await markTravellerNamed(trx, traveller.id, { ...named, at });
  await wantTold(trx, order.id, { lineId: sold.id, at });
  const left = (await findTravellers(trx, order.id)).some((one) => !isNamed(one) && one.cancelledAt === null);
  if (isPaid(order.status) && !left) await mailOrderMoment(trx, order.id, 'named');
}

/**
 * Names a traveller, or names another in their place, until the product's deadline (A21, A22). When the last one of a paid order is named its
 * tickets are mailed. Refuses: not_found, names_closed, passenger_incomplete.
 */
export async function nameTraveller(deps: Deps, travellerId: string, given: Given): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const found = await findKnown(trx, travellerId);
    const order = await lockOrder(trx, found.order.id);
    await giveName(trx, deps, { known: { ...found, order }, given });
  });
}
