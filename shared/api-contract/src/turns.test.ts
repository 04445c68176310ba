import { createTurns, NoTurn } from './turns';

const settle = () => new Promise(setImmediate);

function work() {
  let end = () => {};
  const done = new Promise<void>((resolve) => (end = resolve));
  return { run: jest.fn(() => done), end };
}

it('lets a client have a little at once, the rest in its turn, and no more', async () => {
  const inTurn = createTurns({ atOnce: 1, waiting: 1 });
  const [first, second, third] = [work(), work(), work()];

  const [one, two] = [inTurn('a', first.run), inTurn('a', second.run)];
  await expect(inTurn('a', third.run)).rejects.toThrow(NoTurn);
  expect(second.run).not.toHaveBeenCalled();
  first.end();
  await one;
  await settle();
  expect(second.run).toHaveBeenCalled();
  second.end();
  await two;

  expect(third.run).not.toHaveBeenCalled();
});

it('lets others go on meanwhile', async () => {
  const inTurn = createTurns({ atOnce: 1, waiting: 0 });
  const busy = work();
  const one = inTurn('a', busy.run);

  await expect(inTurn('b', async () => 'drawn')).resolves.toBe('drawn');

  busy.end();
  await one;
});

it('hands the turn on when the work fails', async () => {
  const inTurn = createTurns({ atOnce: 1, waiting: 0 });

  await expect(inTurn('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');

  await expect(inTurn('a', async () => 'drawn')).resolves.toBe('drawn');
});
