import { z } from 'zod';
import { minorUnits, percent } from './import-values';

/** How much is given back until how many hours before. */
export const cancellation = z
  .array(z.strictObject({ hoursBefore: z.int().min(0).max(17_520), refundPercent: percent }))
  .max(20)
  .default([]);
export const priced = { price: minorUnits, netPrice: minorUnits };
