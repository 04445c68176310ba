const freshClock = async () => {
  jest.resetModules();
  return import('./server-clock');
};
const iso = (ms: number) => new Date(ms).toISOString();

describe('server clock', () => {
  it('T2: follows the server when the browser clock is hours off', async () => {
    const { noteServerTime, serverTime } = await freshClock();

    noteServerTime(iso(1_800_000_000_000), 5_000);

    expect(serverTime(6_000)).toBe(1_800_000_001_000);
  });

  it('believes the fastest answer, and no old one that is shown again', async () => {
    const { noteServerTime, serverTime } = await freshClock();
    noteServerTime(iso(1_800_000_000_000), 5_000);

    noteServerTime(iso(1_800_000_000_000), 9_000);

    expect(serverTime(9_000)).toBe(1_800_000_004_000);
  });

  it('catches up after the device slept', async () => {
    const { noteServerTime, serverTime } = await freshClock();
    noteServerTime(iso(1_800_000_000_000), 5_000);

    noteServerTime(iso(1_800_000_600_000), 6_000);

    expect(serverTime(6_000)).toBe(1_800_000_600_000);
  });
});
