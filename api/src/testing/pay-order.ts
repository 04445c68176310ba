import { randomUUID } from 'node:crypto';
import type { Order, Payment } from '@straits/api-contract';
import { seedOrder, type SeedOrder } from './seed-order';
import type { TestApp } from './test-app';

const GOOD_CARD = '4242 4242 4242 4242';

/** A token of the demonstration's card company. */
export async function seedCardToken(shop: TestApp, number = GOOD_CARD): Promise<string> {
  const card = { number, expiry: '12/30', cvc: '123', holder: 'ADA LIM' };
  return (await shop.post<{ cardToken: string }>('/sandbox/cards', card)).body.cardToken;
}

/** An order as its owner sees it now; a guest's by its key. */
export const readOrder = async (shop: TestApp, order: Order, token?: string): Promise<Order> =>
  (await shop.get<Order>(`/orders/${order.code}${order.accessKey ? `?key=${order.accessKey}` : ''}`, { token })).body;

/** Starts a payment of an order as its owner would. */
export async function startPaying(
  shop: TestApp,
  order: Order,
  { method = 'card', card, token }: { method?: 'card' | 'bank_transfer'; card?: string; token?: string } = {},
) {
  const body = { method, expected: order.total, ...(method === 'card' && { cardToken: await seedCardToken(shop, card) }) };
  const path = `/orders/${order.code}/payments${order.accessKey ? `?key=${order.accessKey}` : ''}`;
  return shop.post<Payment & { code?: string }>(path, body, { token, idempotencyKey: randomUUID() });
}

/** An order that was paid by card. */
export async function seedPaidOrder(shop: TestApp, given: SeedOrder = {}): Promise<Order> {
  const order = await seedOrder(shop, given);
  const { body } = await startPaying(shop, order, { token: given.token });
  if (body.status !== 'success') throw new Error(`the payment was answered ${JSON.stringify(body)}`);
  return readOrder(shop, order, given.token);
}
