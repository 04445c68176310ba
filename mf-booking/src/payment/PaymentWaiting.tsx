import { css } from '@emotion/react';
import { useTexts } from '@straits/i18n';
import { Skeleton } from '@straits/ui/Skeleton';
import { Stack } from '@straits/ui/Stack';
import { media } from '@straits/ui/tokens';

export const paymentCss = css`
  padding-block: clamp(1.5rem, 1rem + 2vw, 3rem) 4rem;
`;
export const paymentColumns = css`
  display: grid;
  gap: 1.5rem 2.5rem;
  align-items: start;
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 22rem;
  }
`;

/** Room for the ways to pay and the order while they come. */
export function PaymentWaiting() {
  const { t } = useTexts('booking');
  return (
    <div css={paymentColumns} aria-busy="true" aria-label={t('waiting')}>
      <Stack gap={5}>
        <Skeleton height="3rem" width="60%" />
        <Skeleton height="22rem" radius={14} />
      </Stack>
      <Skeleton height="16rem" radius={14} />
    </div>
  );
}
