import type { Order, OrderSummary } from '@straits/api-contract';

const picture = { src: '/media/zoo', widths: [320, 640], width: 640, height: 480, alt: 'A zoo', color: '#13808a' };
const sgd = (amount: number) => ({ amount, currency: 'SGD' });

export const summaryWith = (change: Partial<OrderSummary> = {}): OrderSummary => ({
  code: 'ST7KQ2MX9P',
  status: 'paid',
  createdAt: '2026-11-20T02:00:00Z',
  expiresAt: null,
  title: 'Night Safari',
  kind: 'attraction',
  picture,
  localDate: '2026-12-24',
  travellers: 3,
  total: sgd(12_800),
  documents: { invoice: true, ticket: true },
  ...change,
});

export const orderWith = (change: Partial<Order> = {}): Order => ({
  code: 'ST7KQ2MX9P',
  confirmationNumber: 'CQ2MX9P7K3',
  status: 'paid',
  contact: { name: 'Ada Lim', email: 'ada@straits.test', phone: '+6591234567' },
  paymentMethod: 'card',
  createdAt: '2026-11-20T02:00:00Z',
  paidAt: '2026-11-20T02:05:00Z',
  expiresAt: null,
  serverNow: '2026-11-21T02:00:00Z',
  note: null,
  lines: [
    {
      id: '0b6f3d7e-9c6f-4d55-9a43-0f3d0c1c2b11',
      productId: 'night-safari',
      optionId: 'night-safari-tram',
      kind: 'attraction',
      productName: 'Night Safari',
      optionName: 'Entry with tram',
      picture,
      localDate: '2026-12-24',
      startTime: '19:15',
      ...{
        nights: null,
        endDate: null,
        guests: null,
        extras: [],
        answers: [],
        groupId: null,
        isCancelled: false,
        namesUntil: null,
        nameLink: null,
        confirmation: 'confirmed' as const,
      },
      timeZone: 'Asia/Singapore',
      units: [
        { unitId: 'adult', name: 'Adult', quantity: 2, unitPrice: sgd(5000) },
        { unitId: 'child', name: 'Child', quantity: 1, unitPrice: sgd(2800) },
      ],
      passengers: [
        {
          id: '55555555-5555-4555-8555-555555555555',
          isCancelled: false,
          name: 'Ada Lim',
          unitName: 'Adult',
          ticketCode: 'T0123456789ABCDE',
          ticketQr: 'T0123456789ABCDE.c2lnbmVk',
          token: 'token-of-ada',
          link: 'https://tour.straits.test/traveller#token-of-ada',
          namedAt: null,
        },
      ],
      total: sgd(12_800),
      cancellation: [
        { until: '2026-12-17T16:00:00Z', refundPercent: 100 },
        { until: '2026-12-22T16:00:00Z', refundPercent: 50 },
      ],
      redemption: 'Show the QR code at the gate.',
    },
  ],
  total: sgd(12_800),
  shownTotal: null,
  payment: null,
  documents: { invoice: true, ticket: true, creditNote: false },
  ...{ discount: null, refunds: [] },
  history: [
    { status: 'ORDERED', by: 'customer', at: '2026-11-20T02:00:00Z', reason: null },
    { status: 'paid', by: 'provider', at: '2026-11-20T02:05:00Z', reason: null },
  ],
  accessKey: null,
  ...change,
});
