import { killInTheMiddle } from '../../api/src/testing/kill-in-the-middle';
import { runCheckouts } from '../../api/src/testing/checkout-storm';
import { addDays } from './bench-catalogue';
import { percentile, type Figure } from './report';

const BUYERS = 50;
const CHECKOUTS = 500;

/** What became of the others, for whoever reads a missed figure. */
const othersOf = (turnedAway: Record<string, number>) =>
  Object.entries(turnedAway)
    .map(([what, times]) => `; ${times}× ${what}`)
    .join('');

/** 50 buyers at once who put something into the cart, order it and pay: how long they wait for places and for the order. */
export async function measureCheckouts(apiUrl: string, today: string, products: number): Promise<Figure[]> {
  const choiceOf = (shopper: number) => {
    const index = 1 + ((shopper * 37) % (products - 1));
    return {
      ...{ productId: `bench-attraction-${index}`, optionId: `bench-attraction-${index}-day`, localDate: addDays(today, 45) },
      units: [{ unitId: `bench-attraction-${index}-day-adult`, quantity: 1 }],
    };
  };
  const storm = { apiUrl: () => Promise.resolve(apiUrl), choiceOf, atOnce: BUYERS };
  await runCheckouts({ ...storm, shoppers: BUYERS });
  const { holdMs, orderMs, paid, turnedAway } = await runCheckouts({ ...storm, shoppers: CHECKOUTS });
  const of = `p95, ${BUYERS} buyers at once who pay`;
  return [
    {
      what: `checkouts that ended paid, of ${CHECKOUTS}${othersOf(turnedAway)}`,
      measured: paid.length,
      unit: 'count',
      target: CHECKOUTS,
      atLeast: true,
    },
    { what: `hold ${of}`, measured: percentile(holdMs, 0.95), unit: 'ms', target: 300 },
    { what: `order ${of}`, measured: percentile(orderMs, 0.95), unit: 'ms', target: 1_000 },
  ];
}

/** kill -9 of API and database in the middle of 1,000 checkouts, on a server of its own. */
export async function measureKills(): Promise<Figure[]> {
  const { acknowledged, lost, contradictions, disagreements } = await killInTheMiddle({ shoppers: 1_000, atOnce: 20 });
  const none = (what: string, measured: number): Figure => ({ what: `kill -9: ${what}`, measured, unit: 'count', target: 0 });
  return [
    {
      what: `kill -9: checkouts that were acknowledged as paid${othersOf(acknowledged.turnedAway)}`,
      measured: acknowledged.paid.length,
      unit: 'count',
      target: 900,
      atLeast: true,
    },
    none('acknowledged orders that are lost', lost.orders.length),
    none('acknowledged payments that are lost', lost.payments.length),
    none('money without an order', contradictions.moneyWithoutOrder + contradictions.paidWithoutMoney + disagreements.length),
    none('orders without their stock', contradictions.ordersWithoutStock + contradictions.stockMiscounted),
    none('rows oversold', contradictions.oversold),
  ];
}
