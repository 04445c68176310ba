import type { z } from 'zod';
import type { TravellerDetails, TravellerPage } from '@straits/api-contract';
import { localDateIn } from '../../../clock';
import type { Sql } from '../../../database/connection';
import type { Deps } from '../../../deps';
import { refuse } from '../../../http/refusal';
import { findSellable } from '../../catalog';
import { sealPassport } from '../insert-order-lines';
import { nationalityOf } from '../line-price.rules';
import { mailOrderMoment } from '../order-mail';
import { isPaid } from '../order-status.rules';
import { ticketOf, travellerName } from '../order-view';
import { findOrder, findOrderLines, lockOrder, type OrderLineRow, type OrderRow } from '../orders.sql';
import { personFaults } from '../passengers.rules';
import { findTraveller, findTravellers, isNamed, markTravellerNamed, type TravellerRow } from '../travellers.sql';

interface Known {
  order: OrderRow;
  line: OrderLineRow;
  traveller: TravellerRow;
}

async function findKnown(db: Sql, travellerId: string): Promise<Known> {
  const traveller = (await findTraveller(db, travellerId)) ?? refuse('not_found');
  const order = (await findOrder(db, traveller.orderId)) ?? refuse('not_found');
  const line = (await findOrderLines(db, [order.id])).find(({ id }) => id === traveller.lineId) ?? refuse('not_found');
  return { order, line, traveller };
}

const STANDING = new Set(['ORDERED', 'pending', 'VERIFYING', 'paid']);
const canBeNamed = ({ order, line, traveller }: Known, now: Date) =>
  STANDING.has(order.status) && line.namesUntil !== null && line.namesUntil > now && !traveller.cancelledAt && !traveller.usedAt;

/** What a traveller's unit and option ask, as the cart asks it. */
async function askedOf(db: Sql, { line, traveller }: Known) {
  const sellable = await findSellable(db, line.optionId);
  const { unitId, unitName: name } = traveller;
  const unit = sellable?.units.find(({ id }) => id === unitId);
  const band = unit ? { minAge: unit.minAge, maxAge: unit.maxAge, nationality: nationalityOf(unit) } : NO_BAND;
  return { passengerFields: sellable?.option.passengerFields ?? [], unit: { unitId, name, ...band } };
}
const NO_BAND = { minAge: null, maxAge: null, nationality: null };

async function asksOf(db: Sql, known: Known, now: Date): Promise<TravellerPage['asks']> {
  if (!canBeNamed(known, now) || known.line.namesUntil === null) return null;
  const { passengerFields, unit } = await askedOf(db, known);
  const fields =
    unit.nationality && !passengerFields.includes('nationality') ? [...passengerFields, 'nationality' as const] : passengerFields;
  return { fields, minAge: unit.minAge, maxAge: unit.maxAge, until: known.line.namesUntil.toISOString() };
}

/** A traveller's own page. Refuses: not_found. */
export async function viewTraveller(deps: Deps, travellerId: string): Promise<TravellerPage> {
  const now = deps.clock.now();
  const known = await findKnown(deps.db, travellerId);
  const { order, line, traveller } = known;
  const { productName, optionName, picture, timeZone, redemption } = line.snapshot;
  const isStanding = isPaid(order.status) && !traveller.cancelledAt;
  return {
    ...{ orderCode: order.code, status: order.status, productId: line.productId, kind: line.kind },
    ...{ productName, optionName, picture, timeZone, redemption, unitName: traveller.unitName },
    ...{ localDate: line.localDate, startTime: line.startTime || null, nights: line.nights, endDate: line.endDate },
    name: isNamed(traveller) ? travellerName(traveller) : null,
    ...(isStanding ? ticketOf(deps.secrets, line, traveller) : { ticketCode: null, ticketQr: null }),
    usedAt: traveller.usedAt?.toISOString() ?? null,
    isCancelled: traveller.cancelledAt !== null,
    asks: await asksOf(deps.db, known, now),
    serverNow: now.toISOString(),
  };
}

/**
 * Names a traveller, or names another in their place, until the product's deadline (A21, A22). When the last one of a paid order is named its
 * tickets are mailed. Refuses: not_found, names_closed, passenger_incomplete.
 */
export async function nameTraveller(deps: Deps, travellerId: string, given: z.output<typeof TravellerDetails>): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const now = deps.clock.now();
    const found = await findKnown(trx, travellerId);
    const order = await lockOrder(trx, found.order.id);
    const known = { ...found, order };
    if (!canBeNamed(known, now)) refuse('names_closed');
    const { passengerFields, unit } = await askedOf(trx, known);
    const line = { passengerFields, localDate: known.line.localDate, units: [unit] };
    const today = localDateIn(now, 'Asia/Singapore');
    const faults = personFaults({ ...given, unitId: unit.unitId }, { line, at: '', today });
    if (faults.length > 0) refuse('passenger_incomplete', faults);
    const { givenNames, familyName, title = null, dateOfBirth = null, nationality: passport = null } = given;
    const named = { givenNames, familyName, title, dateOfBirth, nationality: passport, passport: sealPassport(deps, given) };
    await markTravellerNamed(trx, travellerId, named);
    const left = (await findTravellers(trx, order.id)).some((one) => !isNamed(one) && one.cancelledAt === null);
    if (isPaid(order.status) && !left) await mailOrderMoment(trx, order.id, 'named');
  });
}
