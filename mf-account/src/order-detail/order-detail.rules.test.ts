import { hasCalendar, nextTextKey, readOrderAddress } from './order-detail.rules';

const line = { productId: 'zoo', kind: 'attraction', productName: 'Zoo & Night', localDate: '2026-12-01' } as never;
const paidOrder = ({ ticket, lines = [] }: { ticket: boolean; lines?: object[] }) => ({
  ...{ status: 'paid' as const, documents: { invoice: true, ticket, creditNote: false } },
  lines: lines as never[],
});

describe('order detail', () => {
  it('says that tickets are being made while a paid order has none', () => {
    expect(nextTextKey(paidOrder({ ticket: false }))).toBe('paidWaiting');
    expect(nextTextKey(paidOrder({ ticket: true }))).toBe('paid');
  });

  it('asks for the names that are missing before it calls tickets ready', () => {
    const lines = [{ namesUntil: '2026-12-07T00:00:00Z', passengers: [{ name: 'Mei Tan' }, { name: '' }] }];
    expect(nextTextKey(paidOrder({ ticket: false, lines }))).toBe('paidNames');
    expect(nextTextKey(paidOrder({ ticket: true, lines }))).toBe('paidSomeNames');

    const gone = [{ namesUntil: '2026-12-07T00:00:00Z', passengers: [{ name: 'Mei Tan' }, { name: '', isCancelled: true }] }];
    expect(nextTextKey(paidOrder({ ticket: true, lines: gone }))).toBe('paid');
  });

  it('offers a calendar entry for paid visits with a day', () => {
    expect(hasCalendar({ status: 'paid', lines: [line] })).toBe(true);
    expect(hasCalendar({ status: 'ORDERED', lines: [line] })).toBe(false);
    expect(hasCalendar({ status: 'paid', lines: [{ localDate: null } as never] })).toBe(false);
  });
});

describe('readOrderAddress', () => {
  it('moves a key out of sight of servers and referrers', () => {
    expect(readOrderAddress('?order=ST1&key=a.b%2Bc&lang=ID', '')).toEqual({
      code: 'ST1',
      key: 'a.b+c',
      cleaned: '/order-detail?order=ST1&lang=ID#key=a.b%2Bc',
    });
  });

  it('finds it there again after a reload', () => {
    expect(readOrderAddress('?order=ST1', '#key=a.b%2Bc')).toEqual({ code: 'ST1', key: 'a.b+c', cleaned: null });
  });

  it('has no key for an owner', () => {
    expect(readOrderAddress('?order=ST1', '#documents')).toEqual({ code: 'ST1', key: undefined, cleaned: null });
  });
});
