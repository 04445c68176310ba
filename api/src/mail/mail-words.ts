import type { Language } from '@straits/api-contract/constants';
import { english } from './locales/en';
import { indonesian } from './locales/id';
import { simplifiedChinese } from './locales/zh-hans';
import { traditionalChinese } from './locales/zh-hant';

/** The words of every mail. `{name}` and the like are filled by `fill`. */
export interface MailWords {
  greeting: string;
  /** Of whom only the address is known. */
  greetingUnnamed: string;
  confirmation: { subject: string; text: string; action: string; ignore: string };
  reset: { subject: string; text: string; link: string; action: string; ignore: string };
  sign_in_link: { subject: string; text: string; action: string; more?: string };
  password_changed: { subject: string; text: string; action: string; more?: string };
  agency_approved: { subject: string; text: string; action: string; more?: string };
  agency_declined: { subject: string; text: string; action: string; more?: string };
  agency_invitation: { subject: string; text: string; action: string };
  approval_asked: { subject: string; text: string; action: string };
  approval_approved: { subject: string; text: string; action: string };
  approval_refused: { subject: string; text: string; action: string };
  quote_accepted: { subject: string; text: string; action: string };
  quote_message: { subject: string; text: string; action: string };
  net_prices: { subject: string; text: string; more: string; action: string };
  enquiry: { subject: string; text: string; yours: string };
  /** Where insurance against the agency's insolvency is sold, for who asked for it (U9). */
  insurers: string;
  placed: { subject: string; text: string; action: string };
  proof_received: { subject: string; text: string; action: string };
  proof_refused: { subject: string; text: string; action: string };
  proof_unanswered: { subject: string; text: string; action: string };
  paid: { subject: string; text: string; action: string };
  expired: { subject: string; text: string; action: string };
  link: { subject: string; text: string; action: string };
  cancelled: { subject: string; text: string; action: string };
  /** The rest of the order stands. */
  cancelled_part: { subject: string; text: string; action: string };
  changed: { subject: string; text: string; action: string };
  refunded: { subject: string; text: string; action: string };
  deposit_paid: { subject: string; text: string; action: string };
  balance_reminder: { subject: string; text: string; action: string };
  balance_overdue: { subject: string; text: string; action: string };
  balance_unpaid: { subject: string; text: string; action: string };
  late_refunded: { subject: string; text: string; action: string };
  paid_twice: { subject: string; text: string; action: string };
  reminder: { subject: string; text: string; action: string };
  completed: { subject: string; text: string; action: string };
  /** In the place of `paid` where tickets wait for names. */
  paid_unnamed: { subject: string; text: string; action: string };
  /** In the place of `reminder` and `changed`, which speak of tickets. */
  reminder_unnamed: { subject: string; text: string; action: string };
  changed_unnamed: { subject: string; text: string; action: string };
  /** In the place of `reminder` and `named` where the operator has not confirmed. */
  reminder_unconfirmed: { subject: string; text: string; action: string };
  named_unconfirmed: { subject: string; text: string; action: string };
  names_missing: { subject: string; text: string; action: string };
  named: { subject: string; text: string; action: string };
  supplier_refused: { subject: string; text: string; action: string };
  supplier_waiting: { subject: string; text: string; action: string };
  supplier_confirmed: { subject: string; text: string; action: string };
  /** In the place of `supplier_confirmed` where tickets wait for names. */
  supplier_confirmed_unnamed: { subject: string; text: string; action: string };
  ticket: { subject: string; text: string; action: string };
  waiting: { subject: string; text: string; action: string };
  waiting_joined: { subject: string; text: string; action: string };
  facts: {
    /** When something was done. */
    done: string;
    device: string;
    order: string;
    cancelled: string;
    refund: string;
    total: string;
    payBy: string;
    deposit: string;
    balance: string;
    balanceBy: string;
    /** When an order is cancelled whose balance has not come. */
    endsAt: string;
    visit: string;
    travellers: string;
    confirmation: string;
    reason: string;
    openDated: string;
  };
}

export const MAIL_WORDS: Record<Language, MailWords> = {
  en: english,
  id: indonesian,
  'zh-Hans': simplifiedChinese,
  'zh-Hant': traditionalChinese,
};

/** Puts values into `{name}` places. */
export const fill = (text: string, values: Record<string, string>) =>
  text.replaceAll(/\{(\w+)\}/g, (whole, key: string) => values[key] ?? whole);

/** A name as people write theirs: words of letters, no longer than a line. What a stranger could put in its place (an address, a number, a sentence) is none. */
const NAME = /^(?=.{1,60}$)[\p{L}\p{M}\u200c\u200d]+(?:[ '’ʼ‘.,\-‐·・]{1,2}[\p{L}\p{M}\u200c\u200d]+)*\.?$/u;
/** "Raj a/l Kumar", "Devi d/o Rajan": son and daughter of, as names are written here. */
const PARENTAGE = / [asd]\/[lpo] /giu;
const ADDRESS = /\p{L}\.\p{L}{2,}/u;

/** How a letter begins: by name, where what stands for one is a name. Whoever typed it need not be whoever reads it. */
export function greet(
  { greeting, greetingUnnamed }: Pick<MailWords, 'greeting' | 'greetingUnnamed'>,
  name: string | null | undefined,
): string {
  const plain = name?.normalize('NFC').trim() ?? '';
  const letters = plain.replaceAll(PARENTAGE, ' ');
  return NAME.test(letters) && !ADDRESS.test(letters) ? fill(greeting, { name: plain }) : greetingUnnamed;
}

const isChinese = (language: Language) => language.startsWith('zh');
/** What is said of a thing, after its name. */
export const sayOf = (name: string, said: string, language: Language) => `${name}${isChinese(language) ? '：' : ': '}${said}`;
/** Several things that are said, one after the other. */
export const sayAll = (said: string[], language: Language) => said.join(isChinese(language) ? '；' : '; ');
