import { css } from '@emotion/react';
import { useTexts } from '@straits/i18n';
import { Card } from '@straits/ui/Card';
import { SectionTitle } from '@straits/ui/Heading';
import { Skeleton, SkeletonText } from '@straits/ui/Skeleton';
import { Stack } from '@straits/ui/Stack';
import { media } from '@straits/ui/tokens';

export const cartColumns = css`
  display: grid;
  gap: 1.5rem 2rem;
  align-items: start;
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 22rem;
  }
`;

/** Room for the items and the summary while they come. */
export function CartWaiting() {
  const { t } = useTexts('booking');
  return (
    <div css={cartColumns} aria-busy="true" aria-label={t('waiting')}>
      <Stack gap={4}>
        <Skeleton height="3.25rem" radius={14} />
        <Skeleton height="12rem" radius={14} />
        <Skeleton height="12rem" radius={14} />
      </Stack>
      <Card>
        <Stack gap={4}>
          <SectionTitle level={2}>
            <Skeleton width="60%" height="1.5rem" />
          </SectionTitle>
          <SkeletonText lines={4} />
          <Skeleton height="3.25rem" radius={6} />
        </Stack>
      </Card>
    </div>
  );
}
