import { z } from 'zod';

// What we read of OCTO (docs.octo.travel, core with the capabilities of prices and questions); everything else of its answers is not ours to know.

const Pricing = z.object({
  retail: z.int().nullish(),
  net: z.int().nullish(),
  currency: z.string(),
  /** Digits after the point; missing where the supplier leaves it to the currency. */
  currencyPrecision: z.int().min(0).max(8).nullish(),
});
export type OctoPricing = z.output<typeof Pricing>;

export const OctoAvailability = z.object({
  id: z.string(),
  localDateTimeStart: z.string(),
  allDay: z.boolean().default(false),
  available: z.boolean(),
  status: z.string(),
  unitPricing: z.array(Pricing.extend({ unitId: z.string() })).default([]),
});
export const OctoAvailabilities = z.array(OctoAvailability);
export type OctoAvailability = z.output<typeof OctoAvailability>;

const Delivery = z.object({ deliveryFormat: z.string(), deliveryValue: z.string() });
/** A ticket of one unit, or the voucher of a whole booking. */
const Ticket = z.object({ deliveryOptions: z.array(Delivery).nullish() }).nullish();

/** `value` is text whatever is asked; null where nothing was answered. */
const Answer = z.object({ questionId: z.string(), value: z.string().nullish() });
export type OctoAnswer = z.output<typeof Answer>;
const answers = z.array(Answer).nullish().catch(null);

const UnitItem = z.object({
  uuid: z.string().optional(),
  unitId: z.string(),
  /** Of this unit: a booking may be confirmed while one of its units is not. */
  status: z.string().nullish(),
  ticket: Ticket,
  questionAnswers: answers,
});

const Told = z.object({
  uuid: z.string(),
  /** Whether it can be cancelled, and so changed. What is said in another form is not said: it must not keep us from the rest. */
  cancellable: z.boolean().nullish().catch(null),
  availability: z.object({ localDateTimeStart: z.string() }).nullish().catch(null),
  status: z.enum(['ON_HOLD', 'CONFIRMED', 'EXPIRED', 'CANCELLED', 'REDEEMED', 'PENDING', 'REJECTED']),
  productId: z.string().nullish(),
  optionId: z.string().nullish(),
  /** Until when the places of a booking on hold are kept. */
  utcExpiresAt: z.iso.datetime({ offset: true }).nullish(),
  supplierReference: z.string().nullish(),
  pricing: Pricing.nullish(),
  unitItems: z.array(UnitItem).nullish(),
  deliveryMethods: z.array(z.string()).nullish(),
  voucher: Ticket,
  questionAnswers: answers,
});
/** `namesUnits`: a supplier that leaves its units out says nothing of them; one that names none has none. */
export const OctoBooking = Told.transform((booking) => ({
  ...booking,
  unitItems: booking.unitItems ?? [],
  namesUnits: Boolean(booking.unitItems),
}));
export type OctoBooking = z.output<typeof OctoBooking>;

/** A refusal: `error` is one of OCTO's names, `errorMessage` words for people. */
export const OctoError = z.object({ error: z.string(), errorMessage: z.string().default('') });
