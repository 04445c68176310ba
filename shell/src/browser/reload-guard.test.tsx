import { decideReload, isBusy, type ReloadMemory } from './reload-guard';

const memory = (): ReloadMemory & { at: number } => {
  const kept = { at: 0, read: () => kept.at, write: (at: number) => void (kept.at = at) };
  return kept;
};

describe('a chunk that does not load', () => {
  it('reloads the page', () => {
    expect(decideReload(100_000, memory(), false)).toBe('reload');
  });

  it('does not reload it again within ten seconds', () => {
    const kept = memory();
    decideReload(100_000, kept, false);

    expect(decideReload(109_999, kept, false)).toBe('leave');
    expect(decideReload(110_000, kept, false)).toBe('reload');
  });

  it('never reloads where nothing can be remembered', () => {
    expect(decideReload(100_000, { read: () => Infinity, write: () => undefined }, false)).toBe('leave');
  });

  it('only offers it to a busy shopper', () => {
    expect(decideReload(100_000, memory(), true)).toBe('offer');
  });
});

describe('a shopper', () => {
  it('is busy in checkout and at payment', () => {
    expect(isBusy('/checkout')).toBe(true);
    expect(isBusy('/payment?order=1')).toBe(true);
  });

  it('is busy once something is typed', () => {
    document.body.innerHTML = '<main><input name="name"></main>';
    const before = isBusy('/contact');
    (document.querySelector('input') as HTMLInputElement).value = 'Ada';

    expect([before, isBusy('/contact')]).toEqual([false, true]);
  });
});
