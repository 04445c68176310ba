import { useTexts } from '@straits/i18n';
import { Icon } from '@straits/ui/Icon';
import { Stack } from '@straits/ui/Stack';
import type { MethodProps } from '../MethodChoice';
import { PayButton } from '../PayButton';

/** The card is typed at the card company's own page: one press leads there. */
export function ToCardPage(props: MethodProps) {
  const { t } = useTexts('booking');
  return (
    <Stack gap={4}>
      <p>{t('payment.cardPage.text')}</p>
      <PayButton {...props} method="card" icon={<Icon name="lock" size={18} />} />
    </Stack>
  );
}
