import { css } from '@emotion/react';
import { Card } from '@straits/ui/Card';
import { Skeleton, SkeletonText } from '@straits/ui/Skeleton';
import { Stack } from '@straits/ui/Stack';
import { media } from '@straits/ui/tokens';

const columns = css`
  display: grid;
  gap: 1.5rem;
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 22.5rem;
    gap: 2rem;
    align-items: start;
  }
`;

/** The page's shape while the booking is fetched. */
export const OrderSkeleton = ({ label }: { label: string }) => (
  <div role="status" aria-label={label} aria-busy="true">
    <Stack gap={5}>
      <Skeleton width="min(24rem, 80%)" height="2.75rem" />
      <div css={columns}>
        <Stack gap={6}>
          <Skeleton height={92} radius={14} />
          <Card>
            <SkeletonText lines={7} />
          </Card>
        </Stack>
        <Card>
          <SkeletonText lines={6} />
        </Card>
      </div>
    </Stack>
  </div>
);
