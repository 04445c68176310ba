import { Container } from '@straits/ui/Container';
import { Skeleton, SkeletonText } from '@straits/ui/Skeleton';
import { Stack } from '@straits/ui/Stack';

/** The page's shape while its attraction is on its way. */
export const DetailSkeleton = () => (
  <Container css={{ paddingBlock: '1.25rem 4rem' }} aria-busy="true">
    <Stack gap={5}>
      <Skeleton width="40%" height="1rem" />
      <Skeleton width="70%" height="2.75rem" />
      <Skeleton ratio="2 / 1" radius={14} />
      <SkeletonText lines={6} />
    </Stack>
  </Container>
);
