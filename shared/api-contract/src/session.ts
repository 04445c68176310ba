import { z } from 'zod';
import { PASSWORD_MAX, PASSWORD_MIN } from './constants';
import { countryCode, currencyCode, email, localeCode, multiLineText, opaqueText, phone, text, typedCode } from './primitives';

// The four start-up calls keep the specification's spelling; all other resources are camelCase.

/** `GET /travel/v1/base?system=123&web=HOST` (N6): what the shop needs before it shows anything. */
export const Base = z
  .object({
    System: z.string(),
    FavIcon: z.string(),
    CompanyName: z.string(),
    Logo: z.string().nullable(),
    CurrencyCode: currencyCode,
    Locales: z.array(localeCode),
    DefaultLocale: localeCode,
    SupportPhone: z.string(),
    SupportEmail: z.string(),
    LicenceNo: z.string(),
    UEN: z.string(),
    GstRegNo: z.string().nullable(),
    Social: z.record(z.string(), z.string()),
    FeatureFlags: z.record(z.string(), z.boolean()),
    HoldMinutes: z.int(),
    /** 'b2c' or 'b2b' by the host table; the client's own look at the host name is for appearance only. */
    Variant: z.enum(['b2c', 'b2b']),
  })
  .meta({ id: 'Base' });
export type Base = z.infer<typeof Base>;

export const Company = z
  .object({
    CompanyName: z.string(),
    CurrencyName: z.string(),
    Founded: z.int(),
    Address: z.array(z.string()),
    LicenceNo: z.string(),
    UEN: z.string(),
    BankName: z.string(),
    BankAccountName: z.string(),
    BankAccountNo: z.string(),
  })
  .meta({ id: 'Company' });
export type Company = z.infer<typeof Company>;

export const Currency = z
  .object({
    Code: currencyCode,
    Name: z.string(),
    Symbol: z.string(),
    /** ISO 4217 exponent: digits after the point in minor units. */
    Exponent: z.int(),
    /** Units of this currency for one unit of the shop's own, as a decimal string; display only. */
    Rate: z.string(),
    RateAt: z.string(),
  })
  .meta({ id: 'Currency' });
export type Currency = z.infer<typeof Currency>;
export const CurrencyList = z.array(Currency);

/** admin: all of the agency's; booker: books and pays within the limit; viewer: sees only. */
export const agencyRole = z.enum(['admin', 'booker', 'viewer']);
export type AgencyRole = z.infer<typeof agencyRole>;

/** `GET /travel/v1/user` by bearer token. */
export const User = z
  .object({
    Id: z.string(),
    Name: z.string(),
    Username: z.string(),
    Email: z.string(),
    Phone: z.string().nullable(),
    Nationality: z.string().nullable(),
    CurrencyObj: z.object({ Code: currencyCode }),
    IsB2B: z.enum(['true', 'false']),
    IsB2C: z.enum(['true', 'false']),
    IsStaff: z.enum(['true', 'false']),
    AgencyName: z.string().nullable(),
    /** What an agency's person may do there; absent for travellers. */
    AgencyRole: agencyRole.optional(),
  })
  .meta({ id: 'User' });
export type User = z.infer<typeof User>;

export const password = opaqueText(PASSWORD_MAX, PASSWORD_MIN);

export const Register = z.object({
  name: text(200, 2),
  email,
  password,
  phone: typedCode(30).optional(),
  /** Where a number without + is dialled. */
  phoneCountry: countryCode.optional(),
  nationality: opaqueText(2, 2).optional(),
  newsletter: z.boolean().default(false),
  /** "I am a travel agent": waits for staff's approval. */
  agent: z.object({ agencyName: text(200, 2), licenceNumber: typedCode(40, 2), uniqueEntityNumber: typedCode(20, 9) }).optional(),
  next: opaqueText(500).optional(),
});
export type Register = z.input<typeof Register>;

/** Always the same answer for a new address; an address in use answers `user_exists`. */
export const Registered = z.object({ email: z.string(), confirmationSent: z.literal(true) }).meta({ id: 'Registered' });
export type Registered = z.infer<typeof Registered>;

export const SignIn = z.object({
  username: typedCode(254, 1),
  password: opaqueText(512, 1),
});
export type SignIn = z.input<typeof SignIn>;
/** What became of a browser's cart: the lines that moved into the customer's, and those that were joined with one there. Null: there was nothing in it. */
export const CartMerge = z.object({ moved: z.int(), joined: z.int() }).nullable();
export type CartMerge = z.infer<typeof CartMerge>;
export const CartMerged = z.object({ cartMerge: CartMerge }).meta({ id: 'CartMerged' });
export const SignedIn = z.object({ token: z.string(), user: User, cartMerge: CartMerge }).meta({ id: 'SignedIn' });
export type SignedIn = z.infer<typeof SignedIn>;

/** `POST /auth/choose-password`: by the one-time link that a member of staff is given. */
export const ChoosePassword = z.object({ token: z.string().regex(/^[\w-]{20,100}$/), password });
export type ChoosePassword = z.infer<typeof ChoosePassword>;

export const EmailOnly = z.object({ email });
/** `next`: the page of ours to go on to; anything else is dropped. */
export const EmailAndNext = z.object({ email, next: opaqueText(500).optional() });
/**
 * In the browser that registered, the token is enough. In another one the answer is `password_needed`: the same call again with the password
 * of the registration, or with a name and a new password, which take the place of everything that was typed before.
 */
export const ConfirmEmail = z.object({ token: opaqueText(200, 1), password: password.optional(), name: text(200, 2).optional() });
export type ConfirmEmail = z.input<typeof ConfirmEmail>;
export const EmailConfirmed = z
  .object({ state: z.enum(['confirmed', 'already_confirmed', 'password_needed']), next: z.string().nullable() })
  .meta({ id: 'EmailConfirmed' });
export type EmailConfirmed = z.infer<typeof EmailConfirmed>;
export const ResetPassword = z.object({ email, code: typedCode(40, 1), password });
export type ResetPassword = z.input<typeof ResetPassword>;
/** A one-time token from an address, changed into a session of the usual length. */
export const ExchangeToken = z.object({ token: opaqueText(200, 1) });

export const Newsletter = z.object({ email, lang: localeCode.optional() });

/** A contact or campaign enquiry; sent as multipart with `File`, or as JSON without. */
export const Enquiry = z.object({
  name: text(200, 2),
  email,
  phone: phone.max(30).optional(),
  product: text(200).optional(),
  bookingId: typedCode(60).optional(),
  note: multiLineText(400).refine((t) => [...t].length >= 10 && [...t].length <= 160, 'must have 10 to 160 characters'),
});
export type Enquiry = z.input<typeof Enquiry>;
/** `isMailed`: a copy goes to the address; otherwise too many letters were asked for there, and the reference stands on the page alone. */
export const EnquiryReceived = z.object({ reference: z.string(), isMailed: z.boolean() }).meta({ id: 'EnquiryReceived' });
export type EnquiryReceived = z.infer<typeof EnquiryReceived>;
