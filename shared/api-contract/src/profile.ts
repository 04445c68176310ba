import { z } from 'zod';
import { AgencyPaper } from './account';
import { countryCode, instant, localDate, opaqueText, text, typedCode, uuid } from './primitives';

/** Where a person lives; only the first line, the city and the country are asked for. */
export const Address = z.object({
  line1: text(200, 1),
  line2: text(200).default(''),
  city: text(100, 1),
  postalCode: typedCode(20).default(''),
  country: countryCode,
});
export type Address = z.input<typeof Address>;

/** `GET /user/profile`. `phone` is E.164, `phoneCountry` the country that it was typed for, `phoneWritten` the number as that country writes it, to be read. */
export const Profile = z
  .object({
    name: z.string(),
    username: z.string(),
    email: z.string(),
    phone: z.string().nullable(),
    phoneCountry: z.string().nullable(),
    phoneWritten: z.string().nullable(),
    nationality: z.string().nullable(),
    address: Address.nullable(),
    agency: z
      .object({
        name: z.string(),
        licenceNumber: z.string(),
        uniqueEntityNumber: z.string(),
        state: z.enum(['waiting', 'approved', 'declined']),
        declineReason: z.string().nullable(),
        /** What it has shown staff; `POST /user/agency-papers/{kind}` with the field `File` sends one while it waits. */
        papers: z.array(AgencyPaper),
      })
      .nullable(),
  })
  .meta({ id: 'Profile' });
export type Profile = z.infer<typeof Profile>;

/** `PUT /user/profile`. A number without + is read in its country. Refuses: phone_invalid. */
export const ChangeProfile = z.object({
  name: text(200, 2),
  phone: typedCode(30).nullable(),
  phoneCountry: countryCode.nullable(),
  nationality: countryCode.nullable(),
  address: Address.nullable(),
});
export type ChangeProfile = z.input<typeof ChangeProfile>;

const passport = z
  .string()
  .trim()
  .max(20)
  .transform((typed) => typed.replace(/[\s-]/g, '').toUpperCase())
  .pipe(z.string().regex(/^[A-Z0-9]{5,15}$/));

/** A traveller as saved for next time. One of the names may be empty (single names); dates are plain dates. */
export const PassengerDetails = z
  .object({
    title: z.enum(['MR', 'MS', 'MRS', 'MISS', 'DR']).nullish(),
    givenNames: text(100).default(''),
    familyName: text(100).default(''),
    dateOfBirth: localDate.nullish(),
    placeOfBirth: text(100).nullish(),
    nationality: countryCode.nullish(),
    countryOfResidence: countryCode.nullish(),
    passportNumber: passport.nullish(),
    issuedOn: localDate.nullish(),
    issuedAt: text(100).nullish(),
    expiresOn: localDate.nullish(),
    /** "Place of expiry": where it has to be renewed. */
    renewedAt: text(100).nullish(),
  })
  .refine(({ givenNames, familyName }) => givenNames !== '' || familyName !== '', { path: ['givenNames'], message: 'is missing' });
export type PassengerDetails = z.input<typeof PassengerDetails>;

/** In lists the passport's number is covered but for its last letters; `GET /user/passengers/{id}` has it whole. */
export const SavedPassenger = z
  .object({
    id: uuid,
    title: z.string().nullable(),
    givenNames: z.string(),
    familyName: z.string(),
    dateOfBirth: z.string().nullable(),
    placeOfBirth: z.string().nullable(),
    nationality: z.string().nullable(),
    countryOfResidence: z.string().nullable(),
    passportNumber: z.string().nullable(),
    issuedOn: z.string().nullable(),
    issuedAt: z.string().nullable(),
    expiresOn: z.string().nullable(),
    renewedAt: z.string().nullable(),
    /** Of an agency's clients: the passport is deleted after this day. */
    keepUntil: z.string().nullable(),
    savedAt: instant,
  })
  .meta({ id: 'SavedPassenger' });
export type SavedPassenger = z.infer<typeof SavedPassenger>;
export const SavedPassengerList = z.object({ items: z.array(SavedPassenger) }).meta({ id: 'SavedPassengerList' });
export type SavedPassengerList = z.infer<typeof SavedPassengerList>;

/** `consent`: an agency says that its client has agreed to be kept; travellers of one's own need none. */
export const SavePassenger = PassengerDetails.and(z.object({ consent: z.boolean().default(false) }));
export type SavePassenger = z.input<typeof SavePassenger>;

/** Rows as they stand in a file, after the browser has read dates and countries where it could. Each is judged alone. */
export const ImportPassengers = z.object({
  rows: z
    .array(z.record(z.string().max(40), text(300)))
    .min(1)
    .max(1_000),
  consent: z.boolean().default(false),
});
export type ImportPassengers = z.input<typeof ImportPassengers>;

/** Why a value was not taken; the words are the reader's language's. */
export const passengerFault = z.enum(['missing', 'letters', 'script', 'date', 'future', 'order', 'country', 'passport', 'title', 'long']);
export type PassengerFault = z.infer<typeof passengerFault>;
export const PassengersImported = z
  .object({
    added: z.int(),
    /** Somebody of that name and birthday was there: the row's values are theirs now. */
    merged: z.int(),
    /** By the row's place in what was sent; these rows are not in. */
    wrong: z.array(z.object({ row: z.int(), faults: z.array(z.object({ field: z.string(), fault: passengerFault })) })),
  })
  .meta({ id: 'PassengersImported' });
export type PassengersImported = z.infer<typeof PassengersImported>;

const Facts = z.record(z.string(), z.unknown());
/** `/user/export`: a copy of everything that is kept of a person, readable by people and programs. */
export const OwnData = z
  .object({
    exportedAt: instant,
    profile: Facts,
    travellers: z.array(Facts),
    orders: z.array(Facts),
    enquiries: z.array(Facts),
    devices: z.array(Facts),
    cart: z.array(Facts),
    checkout: z.array(Facts),
    waitingList: z.array(Facts),
    reviews: z.array(Facts),
    reviewReports: z.array(Facts),
    notifications: z.array(Facts),
    mailsNotWanted: z.array(Facts),
    quoteMessages: z.array(Facts),
    quotesForMe: z.array(Facts),
    invitations: z.array(Facts),
    limits: z.array(Facts),
    approvals: z.array(Facts),
    acts: z.array(Facts),
    newsletter: z.array(Facts),
  })
  .meta({ id: 'OwnData' });
/** `POST /user/export` and `POST /user/delete`: a device that was left open is not enough. */
export const ProvePassword = z.object({ password: opaqueText(512, 1) });
