import { z } from 'zod';
import { isReadableColour } from './brand-colour';
import { email, phone } from './primitives';

/** Who stands on an agency's quotes and papers. */
export const AgencyBrand = z
  .object({
    name: z.string(),
    licenceNumber: z.string(),
    uniqueEntityNumber: z.string(),
    phone: z.string().nullable(),
    /** Where clients' answers go. Without it the agency's orders go out under the shop's name. */
    email: z.string().nullable(),
    /** Of headings and buttons, such as `#0b3c49`; null is the shop's. */
    colour: z.string().nullable(),
    /** Address of the picture; null without one. */
    logo: z.object({ src: z.string(), width: z.int(), height: z.int() }).nullable(),
  })
  .meta({ id: 'AgencyBrand' });
export type AgencyBrand = z.infer<typeof AgencyBrand>;
/** `PUT /agency/brand`. A colour that cannot be read on white is malformed. */
export const ChangeBrand = z.object({
  phone: phone.nullable(),
  email: email.nullable(),
  colour: z.string().refine(isReadableColour, 'cannot be read on white').nullable().default(null),
});
export type ChangeBrand = z.input<typeof ChangeBrand>;
