import { z } from 'zod';
import { currencyCode, email, phone, text } from '@straits/api-contract';
import { tableName } from '../http/hosts';

const HOST = /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/;
/** A host name as the host table has it. */
export const hostName = z
  .string()
  .transform(tableName)
  .refine((name) => HOST.test(name), 'is not a host name');

const KNOWN_CURRENCIES = new Set(Intl.supportedValuesOf('currency'));
const knownCurrency = currencyCode.refine((code) => KNOWN_CURRENCIES.has(code), 'is no currency of ISO 4217');
const rate = z
  .union([z.number(), z.string().regex(/^\d{1,11}(\.\d{1,8})?$/, 'is no rate such as 3.28')])
  .refine((value) => Number(value) > 0 && Number(value) < 1e11, 'must be above zero')
  .transform(String);

const company = {
  name: text(120, 2),
  founded: z.int().min(1800).max(2100).optional(),
  /** One line each, as it stands on invoices. */
  address: z.array(text(120, 1)).min(1).max(6),
  /** Of the travel agency. */
  licenceNo: text(40, 1),
  /** The company's registration number; in Singapore its UEN, to which PayNow pays. */
  uen: text(40, 1),
  /** For goods and services tax, where the company is registered. */
  taxNumber: text(40, 1).nullable().optional(),
  supportPhone: phone,
  supportEmail: email,
  social: z.record(z.string(), z.url()).optional(),
  bankAccount: z
    .strictObject({ bankName: text(120, 2), accountName: text(120, 2), accountNo: text(40, 2), currency: knownCurrency })
    .nullable()
    .optional(),
};

/** What `shop init` is told, by a file or by options. */
export const ShopForm = z
  .strictObject({
    ...company,
    currency: knownCurrency,
    /** Others in which prices can be shown, with their rates: units for one unit of the shop's own. */
    currencies: z.array(z.strictObject({ code: knownCurrency, rate })).default([]),
    hosts: z.array(z.strictObject({ host: hostName, variant: z.enum(['b2c', 'b2b']) })).min(1),
    /** The first of staff. */
    owner: z.strictObject({ email, name: text(200, 2) }),
  })
  .refine(({ hosts }) => hosts.some(({ variant }) => variant === 'b2c'), {
    path: ['hosts'],
    message: 'one must be b2c: the site for travellers',
  })
  .refine(({ hosts }) => new Set(hosts.map(({ host }) => host)).size === hosts.length, { path: ['hosts'], message: 'one is there twice' })
  .refine(({ currencies, currency }) => currencies.every(({ code }) => code !== currency), {
    path: ['currencies'],
    message: "the shop's own has no rate",
  })
  .refine(({ currencies }) => new Set(currencies.map(({ code }) => code)).size === currencies.length, {
    path: ['currencies'],
    message: 'one is there twice',
  });
export type ShopForm = z.output<typeof ShopForm>;

/** What `shop set` may change: the shop's own currency stays, prices and books are in it. */
export const ShopChange = z.strictObject({ ...company, currencies: z.array(z.strictObject({ code: knownCurrency, rate })) }).partial();
export type ShopChange = z.output<typeof ShopChange>;

/** What is wrong, by field: `hosts.0.host: is not a host name`. */
export const faultsIn = (error: z.ZodError): string[] =>
  error.issues.map(({ path, message }) => (path.length > 0 ? `${path.join('.')}: ${message}` : message));
