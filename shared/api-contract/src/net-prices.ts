import { z } from 'zod';
import { Money, slug } from './primitives';

/** What an agency pays for one thing, what a traveller pays, and the difference: all in the currency that is charged. */
const NetPrice = z.object({
  /** Unit or extra of the option. */
  id: slug,
  name: z.string(),
  retail: Money,
  net: Money,
  commission: Money,
  /** Of the retail price, with one decimal. */
  commissionPercent: z.number(),
});

/** `GET /net-prices/{kind}/{id}`: for people of an approved agency; everybody else is answered `not_found`. Never kept by any cache. */
export const NetPrices = z
  .object({ options: z.array(z.object({ optionId: slug, name: z.string(), units: z.array(NetPrice), extras: z.array(NetPrice) })) })
  .meta({ id: 'NetPrices' });
export type NetPrices = z.infer<typeof NetPrices>;
