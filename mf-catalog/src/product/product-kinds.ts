import type { ProductKind } from '@straits/api-contract';
import type { IconName } from '@straits/ui/Icon';

/** The kinds in the order in which the shop offers them. */
export const PRODUCT_KINDS_IN_ORDER: readonly ProductKind[] = ['attraction', 'hotel', 'ferry', 'package', 'cruise', 'transport'];

export const KIND_ICONS: Record<ProductKind, IconName> = {
  attraction: 'ticket',
  hotel: 'hotel',
  ferry: 'ferry',
  package: 'package',
  cruise: 'cruise',
  transport: 'transport',
};
