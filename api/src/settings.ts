import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { AppleKeys } from './documents/passes/apple-pass';
import type { GoogleKeys } from './documents/passes/google-pass';

const Environment = z.object({
  STRAITS_PORT: z.coerce.number().int().default(3000),
  PORT: z.coerce.number().int().optional(),
  STRAITS_DATA: z.string().default('.data'),
  DATABASE_URL: z.string(),
  SITE_URL: z.string().optional(),
  INSURERS_URL: z.url().default('https://gia.org.sg'),
  SMTP_URL: z.string().optional(),
  MAIL_FROM: z.string().default('Straits <bookings@straits.test>'),
  /** Address of the European Central Bank's daily rates, or of a copy; without it the rates stay as staff set them. */
  RATES_URL: z.url().optional(),
  /** Hundredths of a per cent that a conversion of funds costs. */
  CONVERSION_FEE_BASIS_POINTS: z.coerce.number().int().min(0).max(1_000).default(50),
  /** `draft`: an import makes small pictures, quickly. For tests: a large one costs as much as a page. */
  PICTURES: z.enum(['full', 'draft']).default('full'),
  LOG_LEVEL: z.string().default('info'),
  MAX_EVENT_LOOP_DELAY_MS: z.coerce.number().int().min(0).default(2_000),
  /** 32 bytes in hex: encrypts passports and signs guests' links. Without it a key is made once in the data folder. */
  STRAITS_KEY: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .optional(),
  /** `sandbox`: cards that only pretend to pay, for the demonstration and for trying things out. Without it and Stripe's keys no card is taken. */
  CARDS: z.enum(['sandbox']).optional(),
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_URL: z.url().default('https://api.stripe.com'),
  /** Apple Wallet: a folder with certificate.pem, key.pem and wwdr.pem, the pass type's id and the team's. */
  APPLE_PASS_KEYS: z.string().optional(),
  APPLE_PASS_TYPE_ID: z.string().startsWith('pass.').optional(),
  APPLE_TEAM_ID: z.string().optional(),
  /** Google Wallet: the service account's JSON file, as Google gives it, and the issuer's number. */
  GOOGLE_WALLET_KEY: z.string().optional(),
  GOOGLE_WALLET_ISSUER_ID: z.string().regex(/^\d+$/).optional(),
  /** Suppliers that speak OCTO: `[{ "id": "mandai", "url": "https://…", "token": "…" }]`. */
  OCTO_CONNECTIONS: z.string().default('[]'),
  /** What the delivery's process shows to read the telemetry. */
  DELIVERY_TOKEN: z.string().min(20).optional(),
  /** What the site's servers show to tell what they saw of a remote. */
  SITE_TOKEN: z.string().min(20).optional(),
  S3_ENDPOINT: z.string().optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('auto'),
});

const OctoConnections = z.array(z.strictObject({ id: z.string().min(1), url: z.url(), token: z.string().min(1) }));

export interface Settings {
  port: number;
  dataDir: string;
  databaseUrl: string;
  /** Address of the shop for links in mails. */
  siteUrl: string;
  /** Where travellers find insurers against an agency's insolvency. */
  insurersUrl: string;
  smtpUrl: string | undefined;
  mailFrom: string;
  ratesUrl: string | undefined;
  conversionFeeBasisPoints: number;
  pictures: 'full' | 'draft';
  logLevel: string;
  /** Above this, or when its memory is full, the process answers `service_busy`; 0 never does. */
  maxEventLoopDelayMs: number;
  key: string | undefined;
  /** Who charges cards; nobody does where nothing is said of it. */
  cards: 'stripe' | 'sandbox' | 'none';
  stripe: { url: string; secretKey: string; webhookSecret: string } | undefined;
  octo: { id: string; url: string; token: string }[];
  /** Tickets for telephones' wallets, where the shop has the keys. */
  applePasses: AppleKeys | undefined;
  googlePasses: GoogleKeys | undefined;
  deliveryToken: string | undefined;
  siteToken: string | undefined;
  s3: { endpoint: string | undefined; bucket: string; region: string } | undefined;
}

type Given = z.output<typeof Environment>;

/** The environment says something that cannot be meant: the start ends with what to do. */
export class SettingsError extends Error {}

/**
 * Whether settings that mean something only together are there. Some of them alone would be a shop that pretends, such as cards that "pay" without a
 * company behind them: that ends the start.
 */
function areAllGiven(given: Given, names: (keyof Given)[]): boolean {
  const missing = names.filter((name) => given[name] === undefined);
  if (missing.length === 0) return true;
  if (missing.length === names.length) return false;
  const there = names.filter((name) => !missing.includes(name));
  throw new SettingsError(`${there.join(', ')} without ${missing.join(', ')}: set all of ${names.join(', ')}, or none.`);
}

function stripeOf(given: Given): Settings['stripe'] {
  if (!areAllGiven(given, ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'])) return undefined;
  if (given.CARDS === 'sandbox')
    throw new SettingsError('CARDS=sandbox beside the keys of Stripe: only one of them can charge cards. Remove one.');
  return { url: given.STRIPE_URL, secretKey: given.STRIPE_SECRET_KEY!, webhookSecret: given.STRIPE_WEBHOOK_SECRET! };
}

function applePassesOf(given: Given): Settings['applePasses'] {
  if (!areAllGiven(given, ['APPLE_PASS_KEYS', 'APPLE_PASS_TYPE_ID', 'APPLE_TEAM_ID'])) return undefined;
  const pem = (name: string) => readFileSync(path.join(given.APPLE_PASS_KEYS!, name), 'utf8');
  const keys = { certificate: pem('certificate.pem'), key: pem('key.pem'), intermediate: pem('wwdr.pem') };
  return { ...keys, passTypeId: given.APPLE_PASS_TYPE_ID!, teamId: given.APPLE_TEAM_ID! };
}

const ServiceAccount = z.object({ client_email: z.string(), private_key: z.string() });
function googlePassesOf(given: Given): Settings['googlePasses'] {
  if (!areAllGiven(given, ['GOOGLE_WALLET_KEY', 'GOOGLE_WALLET_ISSUER_ID'])) return undefined;
  const account = ServiceAccount.parse(JSON.parse(readFileSync(given.GOOGLE_WALLET_KEY!, 'utf8')));
  return { issuerId: given.GOOGLE_WALLET_ISSUER_ID!, email: account.client_email, key: account.private_key };
}

/** Files would lie on this machine's disk while its operator believes them in the store. Publishing may have a store of its own. */
function s3Of({ S3_ENDPOINT, S3_BUCKET, S3_REGION }: Given, env: NodeJS.ProcessEnv): Settings['s3'] {
  if (S3_BUCKET) return { endpoint: S3_ENDPOINT, bucket: S3_BUCKET, region: S3_REGION };
  if (S3_ENDPOINT && !env['PUBLISHED_S3_BUCKET']) throw new SettingsError('S3_ENDPOINT without S3_BUCKET: set both, or neither.');
  return undefined;
}

function octoOf({ OCTO_CONNECTIONS }: Given): Settings['octo'] {
  try {
    return OctoConnections.parse(JSON.parse(OCTO_CONNECTIONS));
  } catch (error) {
    // Neither the value nor what a parser says of it: the connections' tokens stand in it.
    const places =
      error instanceof z.ZodError ? error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join('; ') : 'is no JSON';
    throw new SettingsError(`OCTO_CONNECTIONS: ${places}`);
  }
}

/** `NAME=` in a file of settings says nothing. */
const withoutEmpty = (env: NodeJS.ProcessEnv) => Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));

function parseEnvironment(env: NodeJS.ProcessEnv): Given {
  const parsed = Environment.safeParse(withoutEmpty(env));
  if (parsed.success) return parsed.data;
  throw new SettingsError(parsed.error.issues.map(({ path: [name], message }) => `${String(name)}: ${message}`).join('\n'));
}

/** What the environment says (docs/architecture.md lists it); a wrong value, or half of what belongs together, ends the start with its name. */
export function readSettings(env: NodeJS.ProcessEnv = process.env): Settings {
  const given = parseEnvironment(env);
  const stripe = stripeOf(given);
  return {
    port: given.PORT ?? given.STRAITS_PORT + 100,
    dataDir: path.resolve(given.STRAITS_DATA),
    databaseUrl: given.DATABASE_URL,
    siteUrl: given.SITE_URL ?? `http://localhost:${given.STRAITS_PORT}`,
    insurersUrl: given.INSURERS_URL,
    smtpUrl: given.SMTP_URL,
    mailFrom: given.MAIL_FROM,
    ratesUrl: given.RATES_URL,
    conversionFeeBasisPoints: given.CONVERSION_FEE_BASIS_POINTS,
    pictures: given.PICTURES,
    logLevel: given.LOG_LEVEL,
    maxEventLoopDelayMs: given.MAX_EVENT_LOOP_DELAY_MS,
    key: given.STRAITS_KEY,
    cards: stripe ? 'stripe' : (given.CARDS ?? 'none'),
    stripe,
    applePasses: applePassesOf(given),
    googlePasses: googlePassesOf(given),
    octo: octoOf(given),
    deliveryToken: given.DELIVERY_TOKEN,
    siteToken: given.SITE_TOKEN,
    s3: s3Of(given, env),
  };
}
