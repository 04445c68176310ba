import type { Money } from '@straits/api-contract';
import { WALLET_AMOUNT_MAX_MINOR } from '@straits/api-contract/constants';

/** Whether an amount can be moved at all: whole minor units above zero, and no slip of the hand. */
export const isMovable = ({ amount }: Money) => Number.isSafeInteger(amount) && amount > 0 && amount < WALLET_AMOUNT_MAX_MINOR;
