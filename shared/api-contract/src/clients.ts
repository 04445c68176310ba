import { z } from 'zod';
import { instant, localDate, uuid } from './primitives';

/** How a client agreed to be kept: told to one of the agency's people, in writing, or by the list that was read in. */
export const consentSource = z.enum(['spoken', 'written', 'file']);
export type ConsentSource = z.infer<typeof consentSource>;

/** A traveller whom an agency keeps for next time. */
export const Client = z
  .object({
    id: uuid,
    givenNames: z.string(),
    familyName: z.string(),
    /** `source` and `by` are null where nobody wrote them down, `by` also when that person's account is gone. */
    consent: z.object({ at: instant, source: consentSource.nullable(), by: z.string().nullable() }).nullable(),
    /** After this day everything that is kept of them is deleted. */
    keepUntil: localDate,
    hasPassport: z.boolean(),
  })
  .meta({ id: 'Client' });
export type Client = z.infer<typeof Client>;
/** `GET /agency/clients`: in the order of their names, at most 2000. `latest` is the last day until which one can be kept from today. */
export const Clients = z.object({ items: z.array(Client), today: localDate, latest: localDate }).meta({ id: 'Clients' });
export type Clients = z.infer<typeof Clients>;

/** `PUT /agency/clients/{passengerId}/keeping`: the client agreed anew. Until tomorrow at the least and two years at the most. */
export const KeepClient = z.object({ source: consentSource, keepUntil: localDate });
export type KeepClient = z.infer<typeof KeepClient>;

/** `GET /agency/clients/{passengerId}/export`: a copy for the client of everything that the agency keeps here of them. */
export const ClientExport = z
  .object({
    exportedAt: instant,
    agency: z.string(),
    client: z.record(z.string(), z.unknown()),
    consent: Client.shape.consent,
    keepUntil: localDate,
    /** Bookings of the agency with a traveller of that name. */
    journeys: z.array(z.object({ orderCode: z.string(), product: z.string(), date: z.string().nullable(), status: z.string() })),
  })
  .meta({ id: 'ClientExport' });
export type ClientExport = z.infer<typeof ClientExport>;
