import { useTexts } from '@straits/i18n';
import { useSearchParams } from '@straits/router';
import { Notice } from '@straits/ui/Notice';
import { readLed } from './led.rules';

/** Why the traveller was led here from a later step. */
export function Led() {
  const { t } = useTexts('catalog');
  const [search] = useSearchParams();
  const reason = readLed(search);
  return reason && <Notice tone="warning" role="status" title={t(`trip.led.${reason}`)} css={{ marginBlockEnd: '1.25rem' }} />;
}
