import { z } from 'zod';
import { cursor, email, instant, Money, multiLineText, uuid } from './primitives';
import { agencyRole, Register } from './session';

const limit = z.int().min(0).max(1_000_000_000_000).nullable();
/** Minor units of the agency's currency; null is no limit. A month is the calendar's in Singapore. */
export const SpendingLimits = z.object({ perOrder: limit, perMonth: limit });
export type SpendingLimits = z.infer<typeof SpendingLimits>;

/** `GET /agency`: the caller's own agency and what they may do in it. */
export const OwnAgency = z
  .object({
    name: z.string(),
    currency: z.string(),
    role: agencyRole,
    limits: SpendingLimits,
    /** Minor units. */
    spentThisMonth: z.int(),
    /** Requests for approval that wait: of an admin all that they may decide, of others their own. */
    waitingApprovals: z.int(),
  })
  .meta({ id: 'OwnAgency' });
export type OwnAgency = z.infer<typeof OwnAgency>;

export const AgencyPerson = z
  .object({
    id: uuid,
    name: z.string(),
    email: z.string(),
    role: agencyRole,
    isYou: z.boolean(),
    limits: SpendingLimits,
    spentThisMonth: z.int(),
    lastSeenAt: instant.nullable(),
  })
  .meta({ id: 'AgencyPerson' });
export type AgencyPerson = z.infer<typeof AgencyPerson>;
export const AgencyInvitation = z
  .object({
    id: uuid,
    email: z.string(),
    role: agencyRole,
    limits: SpendingLimits,
    invitedBy: z.string().nullable(),
    createdAt: instant,
    expiresAt: instant,
  })
  .meta({ id: 'AgencyInvitation' });
export type AgencyInvitation = z.infer<typeof AgencyInvitation>;
/** `GET /agency/people`, for its admins. */
export const AgencyPeople = z
  .object({ currency: z.string(), people: z.array(AgencyPerson), invitations: z.array(AgencyInvitation) })
  .meta({ id: 'AgencyPeople' });
export type AgencyPeople = z.infer<typeof AgencyPeople>;

/** `POST /agency/invitations`; inviting an address again makes a new link and ends the old one. Refuses: agency_member_exists. */
export const InvitePerson = z.object({ email, role: agencyRole, limits: SpendingLimits });
export type InvitePerson = z.input<typeof InvitePerson>;
/** `PUT /agency/people/{userId}`. Refuses: agency_self_refused. */
export const ChangePerson = z.object({ role: agencyRole, limits: SpendingLimits });
export type ChangePerson = z.infer<typeof ChangePerson>;

const invitationToken = z.string().regex(/^[\w-]{20,100}$/);
/** `POST /auth/invitations/look`: what a mailed invitation is for. Refuses: invitation_invalid. */
export const LookInvitation = z.object({ token: invitationToken });
export const InvitationFound = z
  .object({
    agencyName: z.string(),
    email: z.string(),
    role: agencyRole,
    /** The address has an account: no name and password are asked for. */
    hasAccount: z.boolean(),
  })
  .meta({ id: 'InvitationFound' });
export type InvitationFound = z.infer<typeof InvitationFound>;
/** `POST /auth/invitations/accept`: name and password only where the address has no account. Refuses: invitation_invalid, agency_member_exists, password_too_common. */
export const AcceptInvitation = z.object({
  token: invitationToken,
  name: Register.shape.name.optional(),
  password: Register.shape.password.optional(),
});
export type AcceptInvitation = z.input<typeof AcceptInvitation>;

export const Approval = z
  .object({
    id: uuid,
    orderCode: z.string(),
    /** What the order's first line is. */
    title: z.string(),
    /** The language that `title` is in. */
    lang: z.string().optional(),
    amount: Money,
    askedBy: z.string().nullable(),
    isYours: z.boolean(),
    askedAt: instant,
    note: z.string().nullable(),
    /** 'over': the order's time was over before anybody decided. */
    state: z.enum(['waiting', 'approved', 'refused', 'over']),
    decidedBy: z.string().nullable(),
    decidedAt: instant.nullable(),
    reason: z.string().nullable(),
    /** Until when the order's places are kept. */
    keptUntil: instant.nullable(),
  })
  .meta({ id: 'Approval' });
export type Approval = z.infer<typeof Approval>;
/** `GET /agency/approvals`: of an admin and a viewer all, of a booker their own; the newest first, at most 100. */
export const ApprovalList = z.object({ items: z.array(Approval) }).meta({ id: 'ApprovalList' });
export type ApprovalList = z.infer<typeof ApprovalList>;
/** `POST /agency/approvals`; asking twice is asking once. Refuses: order_state_refused, order_expired. */
export const AskApproval = z.object({ orderCode: z.string().regex(/^[A-Za-z0-9]{6,20}$/), note: multiLineText(500).optional() });
export type AskApproval = z.input<typeof AskApproval>;
/** `POST /agency/approvals/{approvalId}/refuse`. */
export const RefuseApproval = z.object({ reason: multiLineText(300, 3) });

/** What stands in an agency's trail. */
export const AGENCY_ACTS = [
  'person_invited',
  'invitation_withdrawn',
  'person_joined',
  'person_changed',
  'person_removed',
  'approval_asked',
  'approval_approved',
  'approval_refused',
  'quote_made',
  'quote_accepted',
  'quote_asked',
  'quote_message',
  'quote_withdrawn',
  'quote_booked',
  'holds_extended',
  'holds_released',
  'holds_taken',
  'brand_changed',
  'markup_changed',
  'order_placed',
  'order_payment',
  'payment_proof',
  'order_reserved',
  'reservation_released',
  'order_cancelled',
  'date_changed',
  'traveller_named',
  'name_link_opened',
  'name_link_ended',
  'berths_given',
  'supplier_number',
  'top_up',
  'top_up_proof',
  'funds_converted',
  'code_redeemed',
  'client_saved',
  'clients_imported',
  'client_changed',
  'client_deleted',
  'client_restored',
  'client_kept',
  'client_exported',
] as const;
export const agencyAct = z.enum(AGENCY_ACTS);
export type AgencyActName = z.infer<typeof agencyAct>;

/** `GET /agency/acts` for admins, `GET /staff/agencies/{agencyId}/acts` for staff: newest first, a page at a time. */
export const ActsQuery = z.object({ cursor: cursor.optional(), limit: z.coerce.number().int().min(1).max(100).default(50) });
export const AgencyAct = z
  .object({
    id: z.int(),
    at: instant,
    /** Null when the account is gone. */
    by: z.string().nullable(),
    act: agencyAct,
    /** An order's number, a person's address. */
    subject: z.string().nullable(),
    details: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
  })
  .meta({ id: 'AgencyAct' });
export type AgencyAct = z.infer<typeof AgencyAct>;
export const AgencyActs = z.object({ items: z.array(AgencyAct), nextCursor: z.string().nullable() }).meta({ id: 'AgencyActs' });
export type AgencyActs = z.infer<typeof AgencyActs>;
