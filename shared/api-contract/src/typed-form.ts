import { z } from 'zod';
import { opaqueText, uuid } from './primitives';

const path = opaqueText(500, 1);
const fields = z.record(z.string().max(200), opaqueText(4_000)).refine((all) => Object.keys(all).length <= 300);

/** `PUT /typed-form`, sent without a session: what stood in a page's fields when the session of person `of` ended. It waits in this browser for their next sign-in. */
export const PutTypedForm = z.object({ of: uuid, path, fields });
export const TypedFormPath = z.object({ path });
/** `GET /typed-form?path=…` gives it to that person, once. */
export const TypedForm = z.object({ fields: z.record(z.string(), z.string()) }).meta({ id: 'TypedForm' });
export type TypedForm = z.infer<typeof TypedForm>;
