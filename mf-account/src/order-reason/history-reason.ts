import { useFormat, useTexts } from '@straits/i18n';
import { readReason } from './history-reason.rules';

/** Why something happened to an order, in words: no code of ours reaches a reader. */
export function useReasonText() {
  const { t } = useTexts('account');
  const { t: ofShell } = useTexts('shell');
  const format = useFormat();
  return (reason: string | null | undefined): string | undefined => {
    if (!reason) return undefined;
    const read = readReason(reason);
    switch (read.kind) {
      case 'own':
        return t(`order.reason.${read.key}`);
      case 'moved':
        return t('order.reason.moved', { from: format.date(read.from), to: format.date(read.to) });
      case 'part':
        return t('order.reason.part', { why: read.text });
      case 'code':
        return ofShell(`refusals.${read.code}`, { defaultValue: reason });
      default:
        return read.text;
    }
  };
}
