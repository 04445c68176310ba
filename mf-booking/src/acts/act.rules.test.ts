import { actFor } from './act.rules';

describe('actFor', () => {
  it('keeps the key while the wish is the same, so that a repeat after a lost answer counts once', () => {
    const first = actFor(null, { pay: 1 }, () => 'a');

    expect(actFor(first, { pay: 1 }, () => 'b')).toBe(first);
  });

  it('takes a new key for another wish, because the API refuses a key with other content', () => {
    const first = actFor(null, { pay: 1 }, () => 'a');

    expect(actFor(first, { pay: 2 }, () => 'b').key).toBe('b');
  });
});
