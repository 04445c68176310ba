import type { Cart, CartLine, Money } from '@straits/api-contract';

const sgd = (amount: number): Money => ({ amount, currency: 'SGD' });
const price = (amount: number) => ({ charge: sgd(amount), shown: sgd(amount) });

/** Builders for tests of the whole remote: only what a test is about is named there. Their times are past, so that no page takes them for the API's clock. */
export const aLine = (change: Partial<CartLine> = {}): CartLine => ({
  id: '11111111-1111-4111-8111-111111111111',
  productId: 'night-safari',
  optionId: 'night-safari-entry',
  kind: 'attraction',
  productName: 'Night Safari',
  optionName: 'Entry with tram ride',
  picture: { src: '/media/night-safari', widths: [320, 640], width: 1200, height: 800, alt: 'Animals at night', color: '#0b3c49' },
  localDate: '2026-12-01',
  startTime: null,
  ...{
    nights: null,
    endDate: null,
    nightPrices: [],
    guests: null,
    extras: [],
    answers: [],
    groupId: null,
    durationMinutes: null,
    paidOnBoard: null,
  },
  timeZone: 'Asia/Singapore',
  units: [
    {
      unitId: 'adult',
      type: 'ADULT',
      name: 'Adult',
      quantity: 2,
      tickets: 2,
      unitPrice: price(5500),
      minAge: 13,
      maxAge: 40,
      nationality: null,
    },
  ],
  namesUntil: null,
  passengerFields: [],
  total: price(11_000),
  state: 'held',
  hold: {
    id: '22222222-2222-4222-8222-222222222222',
    status: 'ACTIVE',
    expiresAt: '2026-01-21T10:25:00.000Z',
    serverNow: '2026-01-21T10:00:00.000Z',
    renewalsLeft: 10,
  },
  priceWas: null,
  cancellation: [
    { until: '2026-11-29T16:00:00.000Z', refundPercent: 100 },
    { until: null, refundPercent: 0 },
  ],
  ...change,
});

export const aCart = (lines: CartLine[] = [aLine()], change: Partial<Cart> = {}): Cart => {
  const live = lines.filter((line) => line.state === 'held' || line.state === 'open');
  const total = live.length ? [price(live.reduce((sum, line) => sum + line.total.charge.amount, 0))] : [];
  return {
    lines,
    count: lines.length,
    subtotal: total,
    discount: null,
    total,
    expiresAt: live.find((line) => line.hold)?.hold?.expiresAt ?? null,
    serverNow: '2026-01-21T10:00:00.000Z',
    notice: [],
    ...change,
  };
};
