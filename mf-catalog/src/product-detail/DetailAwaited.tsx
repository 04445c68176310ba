import { Container } from '@straits/ui/Container';
import { Skeleton, SkeletonText } from '@straits/ui/Skeleton';
import { Stack } from '@straits/ui/Stack';
import { LoadFailure } from '../product/LoadFailure';

/** Instead of a product's page while the product is on its way: the page's shape, or the way to ask again for one that did not come. */
export const DetailAwaited = ({ retry }: { retry?: (() => void) | null | undefined }) =>
  retry ? (
    <Container css={{ paddingBlock: '4rem' }}>
      <LoadFailure onRetry={retry} />
    </Container>
  ) : (
    <Container css={{ paddingBlock: '1.25rem 4rem' }} aria-busy="true">
      <Stack gap={5}>
        <Skeleton width="40%" height="1rem" />
        <Skeleton width="70%" height="2.75rem" />
        <Skeleton ratio="2 / 1" radius={14} />
        <SkeletonText lines={6} />
      </Stack>
    </Container>
  );
