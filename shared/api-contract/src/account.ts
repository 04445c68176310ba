import { z } from 'zod';
import { AGENCY_PAPERS } from './constants';
import { instant, multiLineText, opaqueText, slug, typedCode, uuid } from './primitives';
import { password } from './session';

/** A browser in which the person is signed in. `browser` and `system` are names for people, null where nothing known is in the way. */
export const Device = z
  .object({
    id: uuid,
    browser: z.string().nullable(),
    system: z.string().nullable(),
    signedInAt: instant,
    lastSeenAt: instant,
    isThis: z.boolean(),
  })
  .meta({ id: 'Device' });
export type Device = z.infer<typeof Device>;
export const DeviceList = z.object({ items: z.array(Device) }).meta({ id: 'DeviceList' });
export type DeviceList = z.infer<typeof DeviceList>;

/** Refuses: password_wrong, password_too_common. Every other device is signed out. */
export const ChangePassword = z.object({ current: opaqueText(512, 1), password });
export type ChangePassword = z.input<typeof ChangePassword>;

/** An ACRA profile or a licence that an agency has sent: PDF, or a picture drawn anew as JPEG. */
export const AgencyPaper = z.object({
  kind: z.enum(AGENCY_PAPERS),
  /** The sender's name for it. */
  name: z.string(),
  bytes: z.int(),
  sentAt: instant,
});
export type AgencyPaper = z.infer<typeof AgencyPaper>;

/** An agency that waits for staff, or was decided on. */
export const AgencyApplication = z
  .object({
    id: uuid,
    agencyName: z.string(),
    licenceNumber: z.string(),
    uniqueEntityNumber: z.string(),
    applicant: z.object({ name: z.string(), email: z.string(), emailConfirmed: z.boolean() }),
    appliedAt: instant,
    state: z.enum(['waiting', 'approved', 'declined']),
    declineReason: z.string().nullable(),
    /** What it has shown: `GET /staff/agencies/{agencyId}/papers/{kind}`. */
    papers: z.array(AgencyPaper),
  })
  .meta({ id: 'AgencyApplication' });
export type AgencyApplication = z.infer<typeof AgencyApplication>;
export const AgencyApplicationList = z.object({ items: z.array(AgencyApplication) }).meta({ id: 'AgencyApplicationList' });
/** The reason is mailed to the applicant as it stands. */
export const DeclineAgency = z.object({ reason: multiLineText(500, 3) });

/** A supplier's number for an order, read without spaces and letter case. */
export const supplierNumber = typedCode(60)
  .transform((typed) => typed.replace(/[\s-]/g, '').toUpperCase())
  .pipe(z.string().regex(/^[A-Z0-9]{4,40}$/));
export const EnterConfirmationNumber = z.object({ orderCode: typedCode(100).pipe(slug), number: supplierNumber });
export type EnterConfirmationNumber = z.input<typeof EnterConfirmationNumber>;
/**
 * N2. `matched`: the order has the number now. `given`: it was entered before. `wrong`: so many tries are left. `locked`: until then no try
 * counts. An order that does not exist answers like a wrong number.
 */
export const ConfirmationNumberAnswer = z
  .discriminatedUnion('state', [
    z.object({ state: z.literal('matched') }),
    z.object({ state: z.literal('given') }),
    z.object({ state: z.literal('wrong'), triesLeft: z.int() }),
    z.object({ state: z.literal('locked'), minutes: z.int() }),
  ])
  .meta({ id: 'ConfirmationNumberAnswer' });
export type ConfirmationNumberAnswer = z.infer<typeof ConfirmationNumberAnswer>;
export const SetConfirmationNumber = z.object({ number: supplierNumber });
