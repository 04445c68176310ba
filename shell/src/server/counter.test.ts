import { createCounter } from './counter';

it('counts what each client has, and gives it back once', () => {
  const counter = createCounter(1);

  const giveBack = counter.take('a');
  expect(counter.take('a')).toBeNull();
  expect(counter.take('b')).not.toBeNull();
  giveBack?.();
  giveBack?.();

  expect(counter.take('a')).not.toBeNull();
  expect(counter.take('a')).toBeNull();
});

it('counts bytes as well as pieces', () => {
  const counter = createCounter(10);
  const giveBack = counter.take('a', 8);

  expect(counter.take('a', 3)).toBeNull();
  expect(counter.take('a', 2)).not.toBeNull();
  giveBack?.();
  expect(counter.take('a', 8)).not.toBeNull();
});
