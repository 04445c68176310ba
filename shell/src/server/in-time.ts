/** Rejects with a TimeoutError where `work` has not settled by then: what many wait for together must not keep them all for good. */
export function inTime<T>(work: Promise<T>, limitMs: number, what: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    const error = Object.assign(new Error(`${what} took more than ${limitMs} ms`), { name: 'TimeoutError' });
    timer = setTimeout(() => reject(error), limitMs);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
