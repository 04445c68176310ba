import { isFiltered, ordersQuery, searchWith, tabWithOrders, timeLeft } from './order-history.rules';

const query = (text: string) => ordersQuery(new URLSearchParams(text));

describe('ordersQuery', () => {
  it('shows what is upcoming, twenty at a time, when the address says nothing', () => {
    expect(query('')).toEqual({
      tab: 'upcoming',
      q: undefined,
      kind: undefined,
      from: undefined,
      to: undefined,
      cursor: undefined,
      limit: 20,
    });
  });

  it('reads every choice', () => {
    expect(query('tab=past&q=%20zoo%20&kind=hotel&from=2026-11-01&to=2026-12-31&cursor=abc')).toEqual({
      tab: 'past',
      q: 'zoo',
      kind: 'hotel',
      from: '2026-11-01',
      to: '2026-12-31',
      cursor: 'abc',
      limit: 20,
    });
  });

  it('leaves out what nobody could have chosen', () => {
    expect(query('tab=all&kind=spaceship&from=yesterday&to=2026-99-99')).toMatchObject({
      tab: 'upcoming',
      kind: undefined,
      from: undefined,
      to: undefined,
    });
  });
});

describe('isFiltered', () => {
  it('does not count the tab as a filter', () => {
    expect(isFiltered(query('tab=past'))).toBe(false);
    expect(isFiltered(query('tab=past&q=zoo'))).toBe(true);
  });
});

describe('searchWith', () => {
  it('begins at the first page after another choice', () => {
    expect(searchWith(new URLSearchParams('cursor=abc&q=zoo'), { tab: 'past' }).toString()).toBe('q=zoo&tab=past');
  });

  it('keeps the choices when the page changes', () => {
    expect(searchWith(new URLSearchParams('q=zoo'), { cursor: 'abc' }).toString()).toBe('q=zoo&cursor=abc');
  });

  it('takes off what is empty, and what is so anyway', () => {
    expect(searchWith(new URLSearchParams('tab=past&q=zoo'), { tab: 'upcoming', q: '' }).toString()).toBe('');
  });
});

describe('tabWithOrders', () => {
  it('is the first other tab that has some', () => {
    expect(tabWithOrders('upcoming', { upcoming: 0, to_pay: 0, past: 2, cancelled: 1 })).toBe('past');
    expect(tabWithOrders('upcoming', { upcoming: 0, to_pay: 0, past: 0, cancelled: 0 })).toBeUndefined();
  });
});

describe('timeLeft', () => {
  const now = Date.parse('2026-11-21T10:00:00Z');

  it('counts whole hours and minutes', () => {
    expect(timeLeft('2026-11-22T11:30:59Z', now)).toEqual({ hours: 25, minutes: 30 });
  });

  it('is null when it is over, or has no end', () => {
    expect(timeLeft('2026-11-21T10:00:30Z', now)).toBeNull();
    expect(timeLeft(null, now)).toBeNull();
  });
});
