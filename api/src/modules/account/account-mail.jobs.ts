import { localeOf, type Language } from '@straits/api-contract/constants';
import type { Deps } from '../../deps';
import type { Job } from '../../jobs/jobs';
import { renderLetter, type Letter } from '../../mail/letter';
import { fill, MAIL_WORDS } from '../../mail/mail-words';
import { findShopCompany, siteAddress } from '../shop';
import { findEnquiry } from './enquiries.sql';
import { findUser } from './users.sql';

async function post(deps: Deps, letter: Letter, { to, language }: { to: string; language: Language }) {
  const { html, text } = renderLetter(letter, await findShopCompany(deps.db), language);
  await deps.mailer.send({ to, subject: letter.subject, html, text, language });
}

export const sendConfirmationMail: Job<'confirmation_mail'> = async ({ userId, token, lang }, deps) => {
  const language = lang as Language;
  const [user, words] = [await findUser(deps.db, userId), MAIL_WORDS[language]];
  if (!user || user.emailConfirmedAt) return;
  const { subject, text, action, ignore } = words.confirmation;
  const site = await siteAddress(deps, { isAgent: user.applyingAgency !== null });
  const href = `${site}/emailconfirmation?confirm=${token}&lang=${localeOf(language)}`;
  await post(
    deps,
    { subject, greeting: fill(words.greeting, { name: user.name }), paragraphs: [text, ignore], action: { label: action, href } },
    { to: user.email, language },
  );
};

export const sendResetMail: Job<'reset_mail'> = async ({ userId, code, lang }, deps) => {
  const language = lang as Language;
  const [user, words] = [await findUser(deps.db, userId), MAIL_WORDS[language]];
  if (!user) return;
  const { subject, text, ignore } = words.reset;
  await post(
    deps,
    {
      subject,
      greeting: fill(words.greeting, { name: user.name }),
      paragraphs: [text, ignore],
      code: `${code.slice(0, 4)} ${code.slice(4)}`,
    },
    { to: user.email, language },
  );
};

const DEFAULT_PATHS = { password_changed: '/login?view=forgot', agency_approved: '/login', agency_declined: '/contact' };

export const sendAccountMail: Job<'account_mail'> = async ({ userId, kind, lang, path, reason }, deps) => {
  const user = await findUser(deps.db, userId);
  if (!user) return;
  const language = lang ?? user.lang;
  const words = MAIL_WORDS[language];
  const { subject, text, action, more } = words[kind];
  const to = path ?? (kind === 'sign_in_link' ? '/' : DEFAULT_PATHS[kind]);
  // Who is not an agent any more, or not yet, has nothing on the trade host but its sign-in.
  const href = new URL(to, await siteAddress(deps, { isAgent: user.agencyId !== null }));
  href.searchParams.set('lang', localeOf(language));
  const paragraphs = [fill(text, { agency: user.applyingAgency ?? '' }), ...(reason ? [reason] : []), ...(more ? [more] : [])];
  await post(
    deps,
    { subject, greeting: fill(words.greeting, { name: user.name }), paragraphs, action: { label: action, href: href.href } },
    { to: user.email, language },
  );
};

export const sendEnquiryMail: Job<'enquiry_mail'> = async ({ enquiryId, lang }, deps) => {
  const language = lang as Language;
  const [enquiry, company] = [await findEnquiry(deps.db, enquiryId), await findShopCompany(deps.db)];
  if (!enquiry) return;
  const words = MAIL_WORDS[language];
  const subject = fill(words.enquiry.subject, { reference: enquiry.reference });
  const said = [enquiry.product, enquiry.bookingId, enquiry.note].filter(Boolean).join(' · ');
  await post(
    deps,
    { subject, greeting: fill(words.greeting, { name: enquiry.name }), paragraphs: [words.enquiry.text, `${words.enquiry.yours} ${said}`] },
    { to: enquiry.email, language },
  );
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
