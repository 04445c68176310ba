import { useCallback } from 'react';
import type { HttpFailure } from '@straits/http';
import { useTexts } from '@straits/i18n';

/** Words for a failure, in the page's language: the table of refusals belongs to the shell, the API's own messages are English. */
export function useRefusalWords() {
  const { t } = useTexts('catalog');
  const { t: ofShell } = useTexts('shell');
  return useCallback(
    (failure: HttpFailure) =>
      failure.kind === 'refused'
        ? ofShell(`refusals.${failure.error.code}`, { defaultValue: ofShell('toast.fallback') })
        : t('failure.text'),
    [t, ofShell],
  );
}
