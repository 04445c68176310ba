import { z } from 'zod';

// What we read of OCTO (docs.octo.travel, core with the capabilities of prices and questions); everything else of its answers is not ours to know.

const Pricing = z.object({
  retail: z.int().nullish(),
  net: z.int().nullish(),
  currency: z.string(),
  currencyPrecision: z.int().default(2),
});
export type OctoPricing = z.output<typeof Pricing>;

export const OctoAvailability = z.object({
  id: z.string(),
  localDateTimeStart: z.string(),
  available: z.boolean(),
  status: z.string(),
  unitPricing: z.array(Pricing.extend({ unitId: z.string() })).default([]),
});
export const OctoAvailabilities = z.array(OctoAvailability);
export type OctoAvailability = z.output<typeof OctoAvailability>;

const Delivery = z.object({ deliveryFormat: z.string(), deliveryValue: z.string() });
const Ticket = z.object({ deliveryOptions: z.array(Delivery).nullish() }).nullish();

/** `value` is text whatever is asked; null where nothing was answered. */
const Answer = z.object({ questionId: z.string(), value: z.string().nullish() });
export type OctoAnswer = z.output<typeof Answer>;
const answers = z.array(Answer).nullish().catch(null);

export const OctoBooking = z.object({
  uuid: z.string(),
  /** Whether it can be cancelled, and so changed. What is said in another form is not said: it must not keep us from the rest. */
  cancellable: z.boolean().nullish().catch(null),
  availability: z.object({ localDateTimeStart: z.string() }).nullish().catch(null),
  status: z.enum(['ON_HOLD', 'CONFIRMED', 'EXPIRED', 'CANCELLED', 'REDEEMED', 'PENDING', 'REJECTED']),
  supplierReference: z.string().nullish(),
  pricing: Pricing.nullish(),
  unitItems: z.array(z.object({ uuid: z.string().optional(), unitId: z.string(), ticket: Ticket, questionAnswers: answers })).default([]),
  questionAnswers: answers,
});
export type OctoBooking = z.output<typeof OctoBooking>;

/** A refusal: `error` is one of OCTO's names, `errorMessage` words for people. */
export const OctoError = z.object({ error: z.string(), errorMessage: z.string().default('') });
