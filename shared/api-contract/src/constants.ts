/** The fixed figures of the specification (section 9), each in its unit. One place, so that shell, remotes and API agree. */

/** Locale codes on the wire, and the BCP 47 tag that each stands for. */
export const LOCALES = { EN: 'en-US', ID: 'id', ZH: 'zh', ZHTD: 'zh-Hant', ZHSM: 'zh-Hans' } as const;
export type LocaleCode = keyof typeof LOCALES;
export const DEFAULT_LOCALE: LocaleCode = 'EN';
export const LOCALE_CODES = Object.keys(LOCALES) as LocaleCode[];

/** Text sets that exist; `ZH` reads the simplified set. */
export type Language = 'en' | 'id' | 'zh-Hans' | 'zh-Hant';
export const LANGUAGES: Language[] = ['en', 'id', 'zh-Hans', 'zh-Hant'];
export const languageOf = (code: LocaleCode): Language => {
  if (code === 'EN') return 'en';
  return code === 'ZH' ? 'zh-Hans' : LOCALES[code];
};

/** The locale that links to a language carry: `ZHSM` for simplified Chinese; `EN` for a language that is none of ours. */
export const localeOf = (language: string): LocaleCode =>
  LOCALE_CODES.find((code) => code !== 'ZH' && languageOf(code) === language) ?? DEFAULT_LOCALE;

/** Base-settings system id. */
export const SYSTEM_ID = 123;
/** The host that a page on localhost sends as `web`. */
export const DEFAULT_TOUR_HOST = 'tour.straits.test';

export const TOAST_MS = 5_000;
export const CHUNK_RELOAD_GUARD_MS = 10_000;
export const MANIFEST_PREFETCH_MS = 1_000;
export const TOKEN_RELOAD_WAIT_MS = 500;
export const FRESH_MS = 5_000;
export const QUERY_RETRIES = 3;

export const TIMEOUT_MS = {
  get: 1_000_000,
  post: 40_000,
  put: 10_000,
  delete: 10_000,
  upload: 10_000,
  background: 100_000,
} as const;

/** What the rows of an agency's report are: products, agencies (the caller's and those that book under it) or months. */
export const REPORT_BY = ['product', 'agency', 'month'] as const;
export type ReportBy = (typeof REPORT_BY)[number];

/** What an agency that wants in shows staff. */
export const AGENCY_PAPERS = ['acra_profile', 'stb_licence'] as const;
export type AgencyPaperKind = (typeof AGENCY_PAPERS)[number];
export const AGENCY_PAPER_MAX_BYTES = 5 * 1024 * 1024;

/** A traveller's name, in any script, with what stands in passports around here: Raj s/o Kumar, Lim Wei @ David, 阿卜杜拉·买买提. */
export const TRAVELLER_NAME = /^[\p{L}\p{M}'’ʻʼ\-.,/@·・ \u200c\u200d]+$/u;

/** Ferries and cruises of this shop leave the country, wherever they start. */
const LEAVES = new Set(['ferry', 'cruise']);
/** Places outside Singapore, by their zone, and voyages: what a person books there is outbound travel (U9, TA Regulations 21). */
export const isOutbound = ({ kind, timeZone }: { kind: string; timeZone: string }) => LEAVES.has(kind) || timeZone !== 'Asia/Singapore';

const ASKED_AT_CHECKOUT = new Set(['package', 'cruise', 'ferry']);
/** Kinds whose pages ask nothing of the booking: the checkout asks it, where the travellers are named. */
export const isAskedAtCheckout = ({ kind }: { kind: string }) => ASKED_AT_CHECKOUT.has(kind);

export const NOTE_MIN = 10;
export const NOTE_MAX = 160;
export const PASSWORD_MIN = 7;
export const PASSWORD_MAX = 512;
/** Enquiry attachments: images under 5 MB. */
export const ATTACHMENT_MAX_BYTES = 5 * 1024 * 1024;
/** A rate that was offered holds for this long (N11). */
export const RATE_SECONDS = 60;
/** One movement of a wallet is below this many minor units: a slip of the hand ends here. */
export const WALLET_AMOUNT_MAX_MINOR = 100_000_000_000;
/** A statement as PDF has at most this many lines; longer ones are CSV. */
export const STATEMENT_PDF_LINES = 2_000;
/** Payment proofs: PNG or JPEG up to 3 MB. */
export const PROOF_MAX_BYTES = 3 * 1024 * 1024;

/** Tickets that their owner keeps on a device: the cache, and the addresses in it (decision 0028). */
export const TICKET_CACHE = 'straits-tickets';
export const TICKET_PATH = '/offline-tickets/';

export const SESSION_STORE_KEY = 'sessionStore';
export const TOKEN_KEY = 'token';

// Reviews: characters of the text, photos, and who one travelled with.
export const REVIEW_TEXT_MIN = 20;
export const REVIEW_TEXT_MAX = 2_000;
export const REVIEW_PHOTOS_MAX = 5;
export const TRAVELLER_TYPES = ['solo', 'couple', 'family', 'friends', 'business'] as const;
/** Why a reader reports a review. */
export const REPORT_REASONS = ['advertising', 'offensive', 'personal', 'untrue', 'other'] as const;
export const REVIEW_PHOTO_MAX_BYTES = 5_000_000;

/** What notifications are about (N10). */
export const NOTIFICATION_TYPES = [
  'booking',
  'payment',
  'hold_ending',
  'change',
  'cancellation',
  'wallet',
  'credit_due',
  'system',
] as const;
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];
/** Types of which a person may refuse the mails that no law and no booking needs: of `booking` the reminder and the word after the visit, `net_price` is a mail alone. */
export const REFUSABLE_MAILS = ['booking', 'wallet', 'credit_due', 'net_price'] as const satisfies (NotificationType | 'net_price')[];
export type RefusableMail = (typeof REFUSABLE_MAILS)[number];
/** Every thing that can have happened, with its type; the words are in mf-account's locale files. */
export const NOTIFICATION_KINDS = {
  placed: 'booking',
  paid: 'booking',
  expired: 'booking',
  reminder: 'booking',
  completed: 'booking',
  proof_received: 'payment',
  proof_refused: 'payment',
  refunded: 'payment',
  late_refunded: 'payment',
  paid_twice: 'payment',
  deposit_paid: 'payment',
  balance_reminder: 'payment',
  balance_overdue: 'payment',
  hold_ending: 'hold_ending',
  changed: 'change',
  visit_notice: 'change',
  cancelled: 'cancellation',
  top_up_done: 'wallet',
  top_up_refused: 'wallet',
  credit_statement: 'credit_due',
  credit_overdue: 'credit_due',
  password_changed: 'system',
  agency_approved: 'system',
  agency_declined: 'system',
} as const satisfies Record<string, NotificationType>;
export type NotificationKind = keyof typeof NOTIFICATION_KINDS;
/** Read or not, a notification stays so long in the history log. */
export const NOTIFICATION_MONTHS = 12;
