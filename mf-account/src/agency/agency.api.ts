import { useState } from 'react';
import { useResource, type HttpFailure, type Result } from '@straits/http';
import { useUser } from '@straits/session';

/** A resource of the caller's agency: asked for once it is known that they are of one. */
export const useAgencyResource = <T>(path: string, query: Record<string, string | undefined> = {}) =>
  useResource<T>(useUser()?.AgencyRole ? path : null, query);

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
