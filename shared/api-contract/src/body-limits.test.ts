import { bodyLimitOf, isFile } from './body-limits';

it.each([
  ['/travel/v1/newsletter', 50],
  ['/travel/v1/typed-form', 50],
  ['/travel/v1/telemetry', 50],
  ['/travel/v1/no-such-path', 50],
  ['/travel/v1/orders/find', 50],
  ['/reports/csp', 50],
  ['/travel/v1/cart/draft', 256],
  ['/travel/v1/orders', 256],
  ['/travel/v1/agency/bookings/date-quotes', 256],
  ['/travel/v1/wallet/bank-lines', 1024],
  ['/travel/v1/webhooks/cards/stripe', 1024],
  ['/travel/v1/payments/:paymentId/uploads/:uploadId', 1024],
  ['/travel/v1/payments/0d3c/proof', 6 * 1024 + 64],
  ['/travel/v1/enquiries', 6 * 1024 + 64],
])('%s takes %d KB', (path, kb) => {
  expect(bodyLimitOf(path).bytes).toBe(kb * 1024);
});

it('knows files, which take their time and are few at once', () => {
  const files = ['/travel/v1/enquiries', '/travel/v1/payments/0d3c/uploads/7'].map(bodyLimitOf);

  expect(files.map(isFile)).toEqual([true, true]);
  expect(files.map(({ arrivesWithinMs }) => arrivesWithinMs)).toEqual([120_000, 120_000]);
  expect(isFile(bodyLimitOf('/travel/v1/wallet/bank-lines'))).toBe(false);
});
