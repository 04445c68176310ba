import type { ReactNode } from 'react';
import type { HttpError } from '@straits/http';
import { Skeleton } from '@straits/ui/Skeleton';
import { LoadFailed } from '../LoadFailed';

interface LoadedProps<T> {
  resource: { data?: T; error?: HttpError; mutate: () => Promise<unknown> };
  /** Of the room that is kept for it. */
  height: string;
  children: (data: T) => ReactNode;
}

/** What a resource shows once it is here; its room before, and what to do when it does not come. */
export function Loaded<T>({ resource: { data, error, mutate }, height, children }: LoadedProps<T>) {
  if (data) return children(data);
  return error ? <LoadFailed error={error} onRetry={() => void mutate()} /> : <Skeleton height={height} />;
}
