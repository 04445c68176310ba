import { randomUUID } from 'node:crypto';
import { addDays, BENCH_OPTION, BENCH_PRODUCT, SEATS } from './bench-catalogue';
import type { Figure } from './report';

const BUYERS = 200;
const ROUNDS = 20;

/** Each buyer comes from a network of their own: what one network may keep is not what is measured. */
const addressOf = (buyer: number) => `198.18.${Math.floor(buyer / 250)}.${1 + (buyer % 250)}`;

async function buy(apiUrl: string, localDate: string, buyer: number): Promise<boolean> {
  const body = JSON.stringify({
    productId: BENCH_PRODUCT,
    optionId: BENCH_OPTION,
    localDate,
    units: [{ unitId: `${BENCH_OPTION}-adult`, quantity: 1 }],
  });
  const answer = await fetch(`${apiUrl}/travel/v1/cart/lines`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID(), 'x-forwarded-for': addressOf(buyer) },
    body,
  });
  await answer.arrayBuffer();
  if (answer.status !== 200 && answer.status !== 409) throw new Error(`a buyer was answered ${answer.status}`);
  return answer.status === 200;
}

/** 200 buyers at once for 50 seats, 20 rounds on a day each, spread over the given API processes. */
export async function measureOverselling(apiUrls: string[], firstDay: string): Promise<Figure[]> {
  let oversold = 0;
  let unsold = 0;
  const began = performance.now();
  for (let round = 0; round < ROUNDS; round++) {
    const localDate = addDays(firstDay, round);
    const bought = await Promise.all(
      Array.from({ length: BUYERS }, (_, buyer) => buy(apiUrls[buyer % apiUrls.length] ?? '', localDate, buyer)),
    );
    const sold = bought.filter(Boolean).length;
    oversold += Math.max(0, sold - SEATS);
    unsold += Math.max(0, SEATS - sold);
  }
  const perSecond = (BUYERS * ROUNDS * 1000) / (performance.now() - began);
  const who = `${apiUrls.length} API process${apiUrls.length > 1 ? 'es' : ''}`;
  return [
    { what: `seats oversold, ${BUYERS} buyers for ${SEATS}, ${ROUNDS} rounds, ${who}`, measured: oversold, unit: 'count', target: 0 },
    { what: `seats left over, ${who}`, measured: unsold, unit: 'count', target: 0 },
    { what: `tries to buy, ${who}`, measured: Math.round(perSecond), unit: '/s', target: 100, atLeast: true },
  ];
}
