import { useEffect } from 'react';
import type { Cart, CartLine, PutCartLine } from '@straits/api-contract';
import { http, refreshResource, replaceResource, setTransaction, useResource, type Result } from '@straits/http';
import { tellOtherTabs } from './cart-news';

/** The shopper's cart: of the person, or of this browser. */
export function useCart() {
  // Another language or currency is another copy: until it is here the old one stays, so that no form loses what was typed.
  const cart = useResource<Cart>('/cart', {}, { keepPreviousData: true });
  const isHolding = cart.data?.lines.some(({ state }) => state === 'held') ?? false;
  // While places are kept a transaction is active: they count as free for their own shopper (M280).
  useEffect(() => setTransaction(isHolding), [isHolding]);
  return cart;
}

/** After a change whose answer is not the cart itself: here and in the other tabs. */
export async function refreshCart() {
  await refreshResource('/cart');
  tellOtherTabs();
}

async function shown(answer: Promise<Result<Cart>>): Promise<Result<Cart>> {
  const result = await answer;
  if (result.ok) {
    await replaceResource('/cart', result.value);
    tellOtherTabs();
  }
  return result;
}

// Failures are shown where the shopper acted, so no toasts.
const quiet = { notices: false };

export const postLine = (line: PutCartLine, idempotencyKey: string) =>
  shown(http.post<Cart>('/cart/lines', line, { ...quiet, idempotencyKey, isForCookie: true }));
/** Choices that belong together, a ferry's legs: all are kept or none is. */
export const postTrip = (lines: PutCartLine[], idempotencyKey: string) =>
  shown(http.post<Cart>('/cart/trips', { lines }, { ...quiet, idempotencyKey, isForCookie: true }));
export const putLine = (lineId: string, line: PutCartLine) => shown(http.put<Cart>(`/cart/lines/${lineId}`, line, quiet));
export const deleteLine = (lineId: string) => shown(http.delete<Cart>(`/cart/lines/${lineId}`, quiet));
export const putDiscount = (code: string) => shown(http.put<Cart>('/cart/discount', { code }, quiet));
export const deleteDiscount = () => shown(http.delete<Cart>('/cart/discount', quiet));
export const holdLineAgain = (lineId: string) => shown(http.post<Cart>(`/cart/lines/${lineId}/hold`, {}, quiet));

/** Renews every hold of these lines; the first refusal is the answer, the others are renewed all the same. */
export async function extendHolds(lines: CartLine[]): Promise<Result<null>> {
  const held = lines.flatMap((line) => (line.state === 'held' && line.hold ? [line.hold.id] : []));
  const answers = await Promise.all(held.map((id) => http.post(`/holds/${id}/extend`, {}, quiet)));
  await refreshCart();
  const refused = answers.find((answer) => !answer.ok);
  return refused && !refused.ok ? refused : { ok: true, value: null };
}
