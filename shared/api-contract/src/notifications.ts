import { z } from 'zod';
import { NOTIFICATION_KINDS, NOTIFICATION_TYPES, REFUSABLE_MAILS, type NotificationKind } from './constants';
import { Common, cursor, instant, Money, uuid } from './primitives';

const notificationType = z.enum(NOTIFICATION_TYPES);

/** What the words of a notification name; each kind has some of them. Instants are UTC, months `2026-12`. */
export const NotificationFacts = z.object({
  /** Of an order. */
  code: z.string().optional(),
  /** Name of what was bought, in the order's language, which `lang` says. */
  product: z.string().optional(),
  lang: z.string().optional(),
  amount: Money.optional(),
  /** What a cancellation cost. */
  fee: Money.optional(),
  /** What a person wrote. */
  reason: z.string().optional(),
  until: instant.optional(),
  month: z.string().optional(),
  agency: z.string().optional(),
});
export type NotificationFacts = z.infer<typeof NotificationFacts>;

/** `path` is where it leads within the site. */
export const Notification = z
  .object({
    id: uuid,
    type: notificationType,
    kind: z.enum(Object.keys(NOTIFICATION_KINDS) as [NotificationKind, ...NotificationKind[]]),
    facts: NotificationFacts,
    path: z.string(),
    createdAt: instant,
    readAt: instant.nullable(),
  })
  .meta({ id: 'Notification' });
export type Notification = z.infer<typeof Notification>;

/** `GET /notifications`: newest first. `unread` only those not read; without it the history log of 12 months. */
export const NotificationQuery = Common.extend({
  type: notificationType.optional(),
  unread: z.enum(['true', 'false']).default('false'),
  cursor: cursor.optional(),
  limit: z.coerce.number().int().min(1).max(50).default(20),
});
export type NotificationQuery = z.input<typeof NotificationQuery>;
/** `unread` counts all types. */
export const NotificationPage = z
  .object({ items: z.array(Notification), nextCursor: z.string().nullable(), unread: z.int() })
  .meta({ id: 'NotificationPage' });
export type NotificationPage = z.infer<typeof NotificationPage>;

/** `GET /notifications/count`, and what the live stream says. */
export const UnreadCount = z.object({ unread: z.int() }).meta({ id: 'UnreadCount' });
export type UnreadCount = z.infer<typeof UnreadCount>;

/** What one "read all" has read; `batch` undoes it, null when there was nothing to read. */
export const ReadAll = z.object({ batch: uuid.nullable(), count: z.int() }).meta({ id: 'ReadAll' });
export type ReadAll = z.infer<typeof ReadAll>;

/** Of which types mails are wanted beyond those that a booking or the law needs. */
export const MailChoices = z
  .object({
    mails: z.object(
      Object.fromEntries(REFUSABLE_MAILS.map((type) => [type, z.boolean()])) as Record<(typeof REFUSABLE_MAILS)[number], z.ZodBoolean>,
    ),
  })
  .meta({ id: 'MailChoices' });
export type MailChoices = z.infer<typeof MailChoices>;
/** `PUT /notifications/choices`: a type that is not named stays as it is, as in a page that was loaded before the type existed. */
export const PutMailChoices = z.object({ mails: MailChoices.shape.mails.partial() });
