import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Payment } from '@straits/api-contract';
import type { Deps } from '../../deps';
import { refuse } from '../../http/refusal';
import { findOrderByCode, findOwnOrder, type OrderRow } from './orders.sql';

/** An order's number in an address. */
export const OrderCode = z.object({ code: z.string().regex(/^[A-Za-z0-9]{6,20}$/) });

/** The key in a guest's links to one order: a signature, so that every mail can carry it and nothing is kept. */
export const accessKeyOf = (deps: Deps, orderId: string) => deps.secrets.sign(`order-access:${orderId}`);

export const isKeyOf = ({ secrets }: Pick<Deps, 'secrets'>, orderId: string, key: string | undefined) =>
  secrets.isSignatureOf(`order-access:${orderId}`, key ?? '');

/**
 * The order if the caller owns it, is staff, or has its key; anything else answers 404, whoever's it is. A viewer sees the agency's orders and
 * changes nothing of them, by no way of asking: agency_role_refused.
 */
export async function requireOrder(
  deps: Deps,
  access: { request: FastifyRequest; code: string; key: string | undefined },
): Promise<OrderRow> {
  const { db } = deps;
  const { user } = access.request.caller;
  if (user) {
    const own = user.isStaff ? await findOrderByCode(db, access.code) : await findOwnOrder(db, access.code, user);
    if (own) return mayChange(access.request, own);
  }
  const order = access.key ? await findOrderByCode(db, access.code) : undefined;
  if (!order || !isKeyOf(deps, order.id, access.key)) refuse('not_found');
  return mayChange(access.request, order);
}

const isViewer = ({ caller: { user } }: FastifyRequest, { agencyId }: OrderRow) =>
  agencyId !== null && user?.agencyId === agencyId && user.agencyRole === 'viewer';

function mayChange(request: FastifyRequest, order: OrderRow): OrderRow {
  const isViewing = request.method === 'GET' || request.method === 'HEAD';
  if (!isViewing && isViewer(request, order)) refuse('agency_role_refused');
  return order;
}

/** A payment as the caller may see it: where it is confirmed is for who may pay. */
export const shownPayment = <P extends Payment | null>(request: FastifyRequest, order: OrderRow, payment: P): P =>
  payment && isViewer(request, order) ? { ...payment, nextAction: null } : payment;
