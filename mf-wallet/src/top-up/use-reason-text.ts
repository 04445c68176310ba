import { useTexts } from '@straits/i18n';

/** Why a top-up came to nothing: our own reasons and refusals have words in the language; what staff wrote is shown as it is. */
export function useReasonText() {
  const { t } = useTexts('wallet');
  const { t: ofShell } = useTexts('shell');
  return (reason: string) => {
    if (reason === 'expired') return t('topUp.reason.expired');
    return /^[a-z]+(_[a-z]+)+$/.test(reason) ? ofShell(`refusals.${reason}`) : reason;
  };
}
