import { randomUUID } from 'node:crypto';
import type { Cart, Order, PlacedOrders } from '@straits/api-contract';
import type { Ask, TestApp } from './test-app';

export interface SeedOrder {
  /** Whose order; without one a guest's. */
  token?: string;
  productId?: string;
  localDate?: string;
  adults?: number;
  children?: number;
  /** To what the operator asks of the booking. */
  answers?: Record<string, string>;
  passengers?: (lineId: string) => object[];
  /** The travellers are named later. */
  namesLater?: boolean;
  contactName?: string;
}

/** An order that waits for payment, made through the API as a shopper would: `productId` was seeded by seedProduct. */
export async function seedOrder(shop: TestApp, given: SeedOrder = {}): Promise<Order> {
  const { token, productId = 'river-zoo', localDate = '2026-12-10', adults = 2, children = 0 } = given;
  const choice = {
    productId,
    optionId: `${productId}-day`,
    localDate,
    units: [{ unitId: 'adult', quantity: adults }, ...(children > 0 ? [{ unitId: 'child', quantity: children }] : [])],
    answers: given.answers,
  };
  const ask: Ask = token ? { token } : {};
  const { body: cart, cookie } = await shop.post<Cart>('/cart/lines', choice, { ...ask, idempotencyKey: randomUUID() });
  const line = cart.lines.at(-1);
  const { body, status } = await shop.post<PlacedOrders>(
    '/orders',
    {
      contact: { name: given.contactName ?? 'Ada Lim', email: 'ada@straits.test', phone: '+65 6123 4567' },
      passengers: given.passengers?.(line?.id ?? '') ?? [],
      namesLater: given.namesLater && line ? [line.id] : [],
      expected: cart.subtotal.map(({ charge }) => charge),
      acceptTerms: true,
    },
    { ...(token ? ask : { cookie }), idempotencyKey: randomUUID() },
  );
  const order = body.orders?.[0];
  if (!order) throw new Error(`the order was answered with ${status}: ${JSON.stringify(body)}`);
  return order;
}
