import type { LineAnswer } from '@straits/api-contract';
import type { Deps } from '../../../deps';
import { findOrder, findOrderLines, type SoldUnit } from '../orders.sql';
import { openAnswers, type TravellerAnswer } from '../travellers/traveller-answers';
import { findTravellers } from '../travellers.sql';
import type { SupplierAnswer, SupplierOrder } from './supplier';
import { isToldAnswers, type SupplierBookingRow } from './supplier-bookings.sql';

const answerOfBooking = ({ questionId, text, pointId }: LineAnswer): SupplierAnswer => ({ questionId, value: text, choiceId: pointId });
/** Answers from before they were kept plain are in words alone. */
const answerOfTraveller = ({ questionId, text, value = text }: TravellerAnswer): SupplierAnswer => ({ questionId, value, choiceId: value });

/** Without the tickets that were given up; hours of a vehicle are one ticket, and stay as they are. */
const unitsLeft = (units: SoldUnit[], staying: { unitId: string }[]) =>
  units
    .map(({ unitId, quantity, tickets }) => ({
      unitId,
      quantity: tickets === quantity ? staying.filter((one) => one.unitId === unitId).length : quantity,
    }))
    .filter(({ quantity }) => quantity > 0);

/** What a booking's line is now, as its supplier is told. */
export async function supplierOrderOf(deps: Deps, booking: SupplierBookingRow): Promise<SupplierOrder> {
  const order = await findOrder(deps.db, booking.orderId);
  const line = (await findOrderLines(deps.db, [booking.orderId])).find(({ id }) => id === booking.lineId);
  const staying = (await findTravellers(deps.db, booking.orderId)).filter(
    ({ lineId, cancelledAt }) => lineId === booking.lineId && cancelledAt === null,
  );
  if (!order || !line) throw new Error(`the order of supplier booking ${booking.id} is missing`);
  const { optionId, units, localDate, startTime } = line;
  const isTold = isToldAnswers(booking);
  return {
    ...{ uuid: booking.uuid, orderCode: order.code, optionId, localDate, startTime },
    currency: order.currency,
    chargeMinor: line.totalMinor - line.cancelledMinor,
    units: unitsLeft(units, staying),
    answers: isTold ? line.answers.map(answerOfBooking) : [],
    travellers: staying.map(({ unitId, supplierTicket, answers }) => ({
      ...{ unitId, code: supplierTicket },
      answers: isTold ? openAnswers(deps, answers).map(answerOfTraveller) : [],
    })),
    contact: { name: order.contactName, email: order.contactEmail, phone: order.contactPhone },
  };
}
