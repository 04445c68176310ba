import { contactPath, isBeingDecided, nextAction, orderPath, paymentPath } from './order-status.rules';

const ready = { invoice: true, ticket: true };
const none = { invoice: false, ticket: false };

describe('nextAction', () => {
  it.each([
    ['asks to pay an order that waits for payment', 'ORDERED', none, undefined, 'pay'],
    ['asks for the proof of a bank transfer that was announced', 'ORDERED', none, true, 'proof'],
    ['offers the tickets of a paid order', 'paid', ready, undefined, 'tickets'],
    ['offers nothing but the order while tickets are made', 'paid', none, undefined, 'open'],
    ['offers nothing but the order while a proof is checked', 'VERIFYING', none, undefined, 'open'],
    ['offers nothing but the order after it is cancelled', 'CANCELLED', ready, undefined, 'open'],
  ] as const)('%s', (...[, status, documents, awaitingProof, expected]) => {
    expect(nextAction({ status, documents, awaitingProof })).toBe(expected);
  });
});

describe('isBeingDecided', () => {
  it('is so while the bank or staff has not answered', () => {
    expect((['ORDERED', 'pending', 'VERIFYING', 'paid'] as const).filter(isBeingDecided)).toEqual(['pending', 'VERIFYING']);
  });
});

describe('paths of an order', () => {
  it('carry a guest’s key along', () => {
    expect(orderPath('STR-1', 'a+b')).toBe('/order-detail?order=STR-1&key=a%2Bb');
    expect(paymentPath('STR-1')).toBe('/payment?order=STR-1');
  });

  it('fills the enquiry with the booking and the product', () => {
    expect(contactPath({ code: 'STR-1', lines: [{ productName: 'Zoo & Night' } as never] })).toBe(
      '/contact?bookingId=STR-1&product=Zoo+%26+Night',
    );
  });
});
