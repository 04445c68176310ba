import { localeOf } from '@straits/api-contract/constants';
import type { Job } from '../../jobs/jobs';
import { renderLetter } from '../../mail/letter';
import { fill, greet, MAIL_WORDS } from '../../mail/mail-words';
import { findShopCompany, siteAddress } from '../shop';

export const sendAgencyMail: Job<'agency_mail'> = async ({ kind, to, name, lang, path, hash, values, said }, deps) => {
  const words = MAIL_WORDS[lang];
  const { subject, text, action } = words[kind];
  // Who is invited has no session yet, and a trade host shows visitors nothing but /login (M228).
  const href = new URL(path, await siteAddress(deps, { isAgent: kind !== 'agency_invitation' }));
  href.searchParams.set('lang', localeOf(lang));
  if (hash) href.hash = hash;
  const letter = {
    subject: fill(subject, values),
    greeting: greet(words, name),
    paragraphs: [fill(text, values), ...(said ? [said] : [])],
    action: { label: action, href: href.href },
  };
  const { html, text: plain } = renderLetter(letter, await findShopCompany(deps.db), lang);
  await deps.mailer.send({ to, subject: letter.subject, html, text: plain, language: lang });
};
