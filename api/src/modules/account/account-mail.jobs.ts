import { localeOf, type Language } from '@straits/api-contract/constants';
import type { Deps } from '../../deps';
import type { Job, Jobs } from '../../jobs/jobs';
import { renderLetter, type Letter } from '../../mail/letter';
import { fill, greet, MAIL_WORDS, type MailWords } from '../../mail/mail-words';
import { hashOf } from '../../secrets';
import { formatInstant } from '../../money/format-money';
import { findShopCompany, siteAddress } from '../shop';
import { nameDevice } from './device.rules';
import { findEnquiry } from './enquiries.sql';
import { mailConfirmationAgain } from './register-user';
import { hashOfCode } from './reset-password';
import { findIsTokenGood } from './sessions.sql';
import { mailSignInLink } from './sign-in-link';
import { findUser, type UserRow } from './users.sql';

async function post(deps: Deps, letter: Letter, { to, language }: { to: string; language: Language }) {
  const { html, text } = renderLetter(letter, await findShopCompany(deps.db), language);
  await deps.mailer.send({ to, subject: letter.subject, html, text, language });
}

/** A mail server may have been away for longer than a code is good for: nobody is sent one that opens nothing. */
const isGood = ({ db, clock }: Deps, tokenHash: Buffer) => findIsTokenGood(db, tokenHash, clock.now());
/** The link's token stands in its path. */
const isLinkGood = (deps: Deps, path = '') => isGood(deps, hashOf(new URLSearchParams(path.split('?')[1]).get('token') ?? ''));

export const mailAskedLink: Job<'asked_link_mail'> = (asked, deps) =>
  asked.kind === 'sign_in' ? mailSignInLink(deps, asked) : mailConfirmationAgain(deps, asked);

export const sendConfirmationMail: Job<'confirmation_mail'> = async ({ userId, token, lang }, deps) => {
  const language = lang as Language;
  const [user, words] = [await findUser(deps.db, userId), MAIL_WORDS[language]];
  if (!user || user.emailConfirmedAt || !(await isGood(deps, hashOf(token)))) return;
  const { subject, text, action, ignore } = words.confirmation;
  const site = await siteAddress(deps, { isAgent: user.applyingAgency !== null });
  const href = `${site}/emailconfirmation?confirm=${token}&lang=${localeOf(language)}`;
  await post(
    deps,
    { subject, greeting: greet(words, user.name), paragraphs: [text, ignore], action: { label: action, href } },
    { to: user.email, language },
  );
};

export const sendResetMail: Job<'reset_mail'> = async ({ userId, code, linkToken, lang }, deps) => {
  const language = lang as Language;
  const [user, words] = [await findUser(deps.db, userId), MAIL_WORDS[language]];
  if (!user || !(await isGood(deps, hashOfCode(userId, code)))) return;
  const { subject, text, link, action, ignore } = words.reset;
  const site = await siteAddress(deps, { isAgent: user.agencyId !== null });
  await post(
    deps,
    {
      subject,
      greeting: greet(words, user.name),
      paragraphs: linkToken ? [text, link, ignore] : [text, ignore],
      code: `${code.slice(0, 4)} ${code.slice(4)}`,
      // Behind `#` no server on the way sees it.
      action: linkToken ? { label: action, href: `${site}/choose-password?lang=${localeOf(language)}#reset=${linkToken}` } : undefined,
    },
    { to: user.email, language },
  );
};

type AccountWords = MailWords[Jobs['account_mail']['kind']];
interface Told {
  user: UserRow;
  href: string;
  facts: Letter['facts'];
  reason: string | undefined;
}

const DEFAULT_PATHS = { sign_in_link: '/', password_changed: '/login?view=forgot', agency_approved: '/login', agency_declined: '/contact' };

/** Browser and system are names: they are the same in every language. */
function factsOf({ at, device }: { at: string; device: string }, language: Language): Letter['facts'] {
  const { done, device: deviceWord } = MAIL_WORDS[language].facts;
  const names = Object.values(nameDevice(device)).filter((name) => name !== null);
  const facts: [string, string][] = [[done, formatInstant(new Date(at), language, 'Asia/Singapore')]];
  return names.length > 0 ? [...facts, [deviceWord, names.join(' · ')]] : facts;
}

const letterOf = ({ subject, text, action, more }: AccountWords, { user, href, facts, reason = '' }: Told, greeting: string): Letter => ({
  subject,
  facts,
  greeting,
  paragraphs: [fill(text, { agency: user.applyingAgency ?? '' }), reason, more ?? ''].filter(Boolean),
  action: { label: action, href },
});

export const sendAccountMail: Job<'account_mail'> = async ({ userId, kind, lang, path, reason, done }, deps) => {
  const user = await findUser(deps.db, userId);
  if (!user) return;
  if (kind === 'sign_in_link' && !(await isLinkGood(deps, path))) return;
  const language = lang ?? user.lang;
  const words = MAIL_WORDS[language];
  // Who is not an agent any more, or not yet, has nothing on the trade host but its sign-in.
  const href = new URL(path ?? DEFAULT_PATHS[kind], await siteAddress(deps, { isAgent: user.agencyId !== null }));
  href.searchParams.set('lang', localeOf(language));
  const told = { user, href: href.href, facts: done && factsOf(done, language), reason };
  await post(deps, letterOf(words[kind], told, greet(words, user.name)), { to: user.email, language });
};

export const sendEnquiryMail: Job<'enquiry_mail'> = async ({ enquiryId, lang, isMailed = true }, deps) => {
  const language = lang as Language;
  const [enquiry, company] = [await findEnquiry(deps.db, enquiryId), await findShopCompany(deps.db)];
  if (!enquiry) return;
  const words = MAIL_WORDS[language];
  const subject = fill(words.enquiry.subject, { reference: enquiry.reference });
  const said = [enquiry.product, enquiry.bookingId, enquiry.note].filter(Boolean).join(' · ');
  const paragraphs = [words.enquiry.text, `${words.enquiry.yours} ${said}`];
  if (isMailed) await post(deps, { subject, greeting: greet(words, enquiry.name), paragraphs }, { to: enquiry.email, language });
  const facts: [string, string][] = [
    ['Name', enquiry.name],
    ['E-mail', enquiry.email],
    ['Phone', enquiry.phone ?? '–'],
    ['Product', enquiry.product ?? '–'],
    ['Booking', enquiry.bookingId ?? '–'],
    ['Attachment', enquiry.attachment ?? '–'],
  ];
  await post(
    deps,
    { subject: `Enquiry ${enquiry.reference}`, greeting: 'New enquiry', paragraphs: [enquiry.note], facts },
    { to: company.supportEmail, language: 'en' },
  );
};
