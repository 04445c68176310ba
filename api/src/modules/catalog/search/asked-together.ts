/**
 * Reads once for all who ask while a reading is on its way. They wait for the next one, since the one that runs may have begun before what they know of: no
 * answer is older than its question.
 */
export function askedTogether<T>(read: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined;
  let next: Promise<T> | undefined;
  const begin = () => {
    next = undefined;
    const reading = read();
    running = reading;
    const end = () => {
      if (running === reading) running = undefined;
    };
    reading.then(end, end);
    return reading;
  };
  return () => {
    if (!running) return begin();
    next ??= running.then(begin, begin);
    return next;
  };
}
