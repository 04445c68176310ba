import { useCallback } from 'react';
import { HttpError, refusalCode, type HttpFailure } from '@straits/http';
import { useTexts } from '@straits/i18n';

/** A form's answer from the API, by field name; FORM stands for the form as a whole. Values are refusal codes or 'network'. */
export const FORM = '_form';
export type Faults = Record<string, string>;

/** `passengers.0.familyName` is the form's `familyName`; `answers.diet` its `answers-diet`. */
const fieldOf = (field: string) => (/\b(answers)\.([^.]+)$/.exec(field)?.slice(1).join('-') ?? field.split('.').at(-1)) || field;

/** Where each refusal belongs. What is not listed, and what never reached the API, is told above the form. */
export function faultsOf(failure: HttpFailure, fieldOfCode: Record<string, string> = {}): Faults {
  if (failure.kind === 'network') return { [FORM]: 'network' };
  const { code, fields } = failure.error;
  const own = fieldOfCode[code];
  if (own) return { [own]: code };
  const named = (fields ?? []).map(({ field }) => [fieldOf(field), 'request_malformed'] as const);
  return named.length > 0 ? Object.fromEntries(named) : { [FORM]: code };
}

/** Runs an effect for a form: nothing when it went well, else its faults (final-form's submit errors). */
export async function faultsUnlessDone(work: Promise<unknown>, fieldOfCode: Record<string, string> = {}): Promise<Faults | undefined> {
  try {
    await work;
    return undefined;
  } catch (thrown) {
    if (thrown instanceof HttpError) return faultsOf(thrown.failure, fieldOfCode);
    throw thrown;
  }
}

/** Words for a failure, in the page's language: the table of refusals belongs to the shell. */
export function useFailureText() {
  const { t } = useTexts('shell');
  const { t: own } = useTexts('account');
  return useCallback(
    (failure: HttpFailure | string | undefined) => {
      const code = typeof failure === 'string' ? failure : (refusalCode(failure) ?? 'network');
      return code === 'network' ? own('fault.network') : t(`refusals.${code}`, { defaultValue: t('toast.fallback') });
    },
    [t, own],
  );
}
