import type { OrderLine } from '@straits/api-contract';

/** Where a product's own page is, to book it again. */
export const productPath = ({ kind, productId }: Pick<OrderLine, 'kind' | 'productId'>) =>
  kind === 'hotel' ? `/hotel/detail?${new URLSearchParams({ hotel: productId })}` : `/${kind}/${productId}`;
