import { css } from '@emotion/react';
import { useTexts } from '@straits/i18n';
import { Skeleton } from '@straits/ui/Skeleton';
import { Stack } from '@straits/ui/Stack';

export const checkoutCss = css`
  padding-block: clamp(1.25rem, 0.8rem + 2vw, 2.5rem) clamp(3rem, 2rem + 4vw, 5rem);
`;

/** Room for the steps while they come. */
export function CheckoutWaiting() {
  const { t } = useTexts('booking');
  return (
    <div aria-busy="true" aria-label={t('waiting')}>
      <Stack gap={5}>
        <Skeleton height="3rem" width="50%" />
        <Skeleton height="24rem" radius={14} />
      </Stack>
    </div>
  );
}
