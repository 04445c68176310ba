import { askedTogether } from './asked-together';

/** A reader whose readings end when the test says so. */
function aReader() {
  const ends: ((outcome: Error | undefined) => void)[] = [];
  const read = () => {
    const reading = ends.length + 1;
    return new Promise<number>((resolve, reject) => {
      ends.push((error) => (error ? reject(error) : resolve(reading)));
    });
  };
  return { ask: askedTogether(read), readings: () => ends.length, end: (reading: number, error?: Error) => ends[reading - 1]!(error) };
}
const aMoment = () => new Promise((resolve) => setImmediate(resolve));

it('reads twice for a hundred who ask at once: for the first, and for all others after it', async () => {
  const { ask, readings, end } = aReader();
  const answers = Promise.all(Array.from({ length: 100 }, ask));

  end(1);
  await aMoment();
  end(2);

  expect(new Set(await answers)).toEqual(new Set([1, 2]));
  expect(readings()).toBe(2);
});

it('gives nobody a reading that began before the question', async () => {
  const { ask, end } = aReader();
  void ask();
  const late = ask();

  end(1);
  await aMoment();
  end(2);

  await expect(late).resolves.toBe(2);
});

it('reads anew for who asks after the last one', async () => {
  const { ask, end } = aReader();
  const first = ask();
  end(1);
  await first;
  const second = ask();
  end(2);

  await expect(second).resolves.toBe(2);
});

it('fails only those who waited for the reading that failed', async () => {
  const { ask, end } = aReader();
  const failing = ask();
  const waiting = ask();

  end(1, new Error('the database is away'));
  await expect(failing).rejects.toThrow('the database is away');
  await aMoment();
  end(2);

  await expect(waiting).resolves.toBe(2);
});
