import type { CartLine } from '@straits/api-contract';

type Leg = Pick<CartLine, 'id' | 'groupId' | 'productId'>;

/** Two ways of one journey with one operator, such as there and back. */
export const isOtherWay = (one: Leg, other: Leg) =>
  one.id !== other.id && one.groupId !== null && one.groupId === other.groupId && one.productId === other.productId;
