import type { RefusalCode } from '@straits/api-contract/refusals';
import { refuse } from '../../http/refusal';

const UNIQUE_VIOLATION = '23505';

/** Runs an act; what a unique index of the database refuses is answered by its code. Two at once meet the index, whatever was looked up before. */
export async function refuseDuplicate<T>(codes: Record<string, RefusalCode>, act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    const { code, constraint = '' } = error as { code?: string; constraint?: string };
    const refusal = code === UNIQUE_VIOLATION ? codes[constraint] : undefined;
    if (refusal) return refuse(refusal);
    throw error;
  }
}
