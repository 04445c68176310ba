import { z } from 'zod';
import { Money } from './primitives';

/** `shown` is in the shopper's display currency, `charge` in the currency that is charged; equal when they are the same. */
export const Price = z.object({ charge: Money, shown: Money }).meta({ id: 'Price' });
export type Price = z.infer<typeof Price>;
