import { chosenNetwork, emptied, type Answers } from './answers';
import { CHOICES, correct, readChoices, withoutChoices, type Choices } from './choices';

const answer = (body: unknown, status = 200) => ({ status, text: () => Promise.resolve(JSON.stringify(body)) }) as Response;
const at = (path: string) => `http://localhost/travel/v1/${path}`;

function network(choices: Partial<Choices>, answers: Answers = {}) {
  const fetch = jest.fn((address: string) => {
    const real = answer({ address, list: [1, 2] });
    return Promise.resolve(Object.assign(real, { clone: () => real, json: async () => JSON.parse(await real.text()) as unknown }));
  });
  const keep = jest.fn();
  const chosen = chosenNetwork(fetch as never, { choices: { ...correct({}), ...choices }, answers, keep });
  return { fetch, keep, chosen };
}

describe('the network of a remote alone', () => {
  it.each([
    ['down', null],
    ['error', 500],
    ['busy', 503],
    ['signed out', 401],
    ['refused', 422],
  ] as const)('%s: the API answers %s, and nothing is asked', async (fault, status) => {
    const { chosen, fetch } = network({ fault });

    const answered = await chosen(at('cart')).then(
      (one) => one.status,
      () => null,
    );

    expect(answered).toBe(status);
    expect(fetch).not.toHaveBeenCalled();
  });

  it('leaves everything else alone: files, patches, what was recorded', async () => {
    const { chosen, fetch } = network({ fault: 'down' });

    await chosen('http://localhost/standalone/answers');

    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('empties lists, and keeps everything else', () => {
    expect(emptied({ total: 2, rows: [1, 2], page: { rows: [3], name: 'x' }, none: null })).toEqual({
      total: 2,
      rows: [],
      page: { rows: [], name: 'x' },
      none: null,
    });
  });

  it('plays back what was recorded for the same person, also when the date in the query has moved', async () => {
    const { chosen, fetch, keep } = network({ answers: 'record', session: 'agent' });
    await chosen(at('prices?date=2026-11-21'));
    const [name, kept] = keep.mock.calls[0] as [string, Answers[string]];

    const later = network({ answers: 'recorded', session: 'agent' }, { [name]: kept });
    const other = network({ answers: 'recorded', session: 'visitor' }, { [name]: kept });

    expect(await (await later.chosen(at('prices?date=2027-01-01'))).json()).toMatchObject({ list: [1, 2] });
    expect((await other.chosen(at('prices?date=2027-01-01'))).status).toBe(503);
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(later.fetch).not.toHaveBeenCalled();
  });
});

describe('choices', () => {
  it('are read from the address, and corrected', () => {
    expect(readChoices('?session=agent&theme=purple&fault=slow')).toMatchObject({
      session: 'agent',
      theme: CHOICES.theme[0],
      fault: 'slow',
    });
  });

  it('are not part of the page', () => {
    expect(withoutChoices('/wallet_balance?view=top-up&session=agent&panel=none')).toBe('/wallet_balance?view=top-up&panel=none');
  });
});
