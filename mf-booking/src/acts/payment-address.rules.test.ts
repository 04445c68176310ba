import { orderPath, paymentPath, readPaymentAddress } from './payment-address.rules';

const at = (path: string) => new URL(path, 'http://straits.test');

describe('paymentPath', () => {
  it('leads an owner to the order', () => {
    expect(paymentPath([{ code: 'STR-1', accessKey: null }])).toBe('/payment?order=STR-1');
  });

  it('keeps a guest key out of what is sent to servers', () => {
    const address = at(paymentPath([{ code: 'STR-1', accessKey: 'k+y=' }]));

    expect(address.search).toBe('?order=STR-1');
    expect(readPaymentAddress(address.search, address.hash)).toMatchObject({ code: 'STR-1', key: 'k+y=', cleaned: null, nextPath: null });
  });

  it('leads from each order of a checkout to the next, with its own key', () => {
    const first = at(
      paymentPath([
        { code: 'A', accessKey: 'a' },
        { code: 'B', accessKey: 'b' },
      ]),
    );
    const second = at(readPaymentAddress(first.search, first.hash).nextPath ?? '');

    expect(readPaymentAddress(second.search, second.hash)).toMatchObject({ code: 'B', key: 'b', nextPath: null });
  });
});

describe('readPaymentAddress', () => {
  it('moves the key of a mailed link behind the #', () => {
    const read = readPaymentAddress('?order=STR-1&key=abc', '');

    expect(read).toMatchObject({ code: 'STR-1', key: 'abc', cleaned: '/payment?order=STR-1#STR-1=abc' });
  });

  it('knows no order without one', () => {
    expect(readPaymentAddress('', '')).toEqual({ code: '', key: undefined, cleaned: null, nextPath: null });
  });
});

describe('orderPath', () => {
  it('takes the key along', () => {
    expect(orderPath('STR-1', 'a b')).toBe('/order-detail?order=STR-1&key=a+b');
  });
});
