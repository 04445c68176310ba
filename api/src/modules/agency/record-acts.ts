import type { FastifyRequest } from 'fastify';
import type { AgencyActName } from '@straits/api-contract';
import type { App, Deps } from '../../deps';
import { insertAct, type ActDetails } from './acts.sql';
import { requireMember } from './agency-access';

/** What an agency's people do outside of this module, by operation; what this module does it writes into the trail itself. */
export const RECORDED: Record<string, AgencyActName> = {
  placeOrder: 'order_placed',
  startPayment: 'order_payment',
  uploadProof: 'payment_proof',
  claimPaid: 'payment_proof',
  reserveOrder: 'order_reserved',
  releaseReservation: 'reservation_released',
  cancelOrder: 'order_cancelled',
  changeDate: 'date_changed',
  nameTraveller: 'traveller_named',
  nameOneself: 'traveller_named',
  openNameLink: 'name_link_opened',
  endNameLink: 'name_link_ended',
  giveBerths: 'berths_given',
  enterConfirmationNumber: 'supplier_number',
  startTopUp: 'top_up',
  uploadTopUpProof: 'top_up_proof',
  claimTopUp: 'top_up_proof',
  convertFunds: 'funds_converted',
  redeemCode: 'code_redeemed',
  savePassenger: 'client_saved',
  importPassengers: 'clients_imported',
  changePassenger: 'client_changed',
  deletePassenger: 'client_deleted',
  restorePassenger: 'client_restored',
  keepClient: 'client_kept',
  exportClient: 'client_exported',
};

interface Answer {
  orderCode?: unknown;
  code?: unknown;
  orders?: { code: string }[];
  amount?: unknown;
}
interface Money {
  amount: number;
  currency: string;
}
const isMoney = (value: unknown): value is Money => typeof (value as Money | null)?.amount === 'number';
const textOf = (...values: unknown[]) => values.find((value) => typeof value === 'string') ?? null;

/** The orders that an act is about; what is about none has one line without a number. */
function subjectsOf({ params }: FastifyRequest, body: Record<string, unknown>, answer: Answer): (string | null)[] {
  if (answer.orders) return answer.orders.map(({ code }) => code);
  const { code, orderCode } = params as Record<string, string | undefined>;
  return [textOf(code?.toUpperCase(), orderCode, body['orderCode'], answer.orderCode)];
}

/** What the trail tells of it: the sum and the way, never a person's details. */
function detailsOf(body: Record<string, unknown>, answer: Answer): ActDetails {
  const money = [body['expected'], body['expectedRefund'], body['amount'], answer.amount].find(isMoney);
  return {
    ...(typeof body['method'] === 'string' ? { method: body['method'] } : {}),
    ...(typeof body['reason'] === 'string' ? { reason: [...body['reason']].slice(0, 300).join('') } : {}),
    ...(typeof body['localDate'] === 'string' ? { localDate: body['localDate'] } : {}),
    ...(money ? { amount: money.amount, currency: money.currency } : {}),
  };
}

const actOf = ({ caller, routeOptions }: FastifyRequest): AgencyActName | undefined =>
  caller.user?.agencyId ? RECORDED[routeOptions.schema?.operationId ?? ''] : undefined;

async function writeActs(deps: Deps, request: FastifyRequest, { act, answer }: { act: AgencyActName; answer: Answer }) {
  const { agencyId, userId } = requireMember(request);
  const body = (request.body ?? {}) as Record<string, unknown>;
  const at = deps.clock.now();
  for (const subject of subjectsOf(request, body, answer)) {
    await insertAct(deps.db, { agencyId, userId, act, subject, details: detailsOf(body, answer), at, callId: request.callId });
  }
}

/**
 * Writes every successful act of an agency's people into its trail before the answer leaves: an act whose line cannot be written is not answered
 * as done. A call that is sent again (Idempotency-Key) is written once: by its repeat where the first one could not be.
 */
export function recordActs(app: App, deps: Deps) {
  app.addHook('preSerialization', async (request, reply, payload: unknown) => {
    // A refusal may come before it is known who calls.
    if (reply.statusCode !== 200) return;
    const act = actOf(request);
    if (act) await writeActs(deps, request, { act, answer: payload ?? {} });
  });
}
