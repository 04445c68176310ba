import { useState } from 'react';
import type { HttpFailure, Result } from '@straits/http';

/** One act at a time: whether it runs, and what became of it. `run` answers nothing when it was refused. */
export function useAct() {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<HttpFailure | null>(null);
  const run = async <T>(asked: Promise<Result<T>>): Promise<T | undefined> => {
    setBusy(true);
    setFailure(null);
    const answer = await asked;
    setBusy(false);
    if (answer.ok) return answer.value;
    setFailure(answer.failure);
    return undefined;
  };
  return { isBusy, failure, run, forget: () => setFailure(null) };
}
