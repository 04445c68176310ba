import { languageOf, LOCALE_CODES, type Language } from '@straits/api-contract/constants';
import type { Job } from '../../../jobs/jobs';
import { renderLetter } from '../../../mail/letter';
import { fill, MAIL_WORDS } from '../../../mail/mail-words';
import { formatDate } from '../../../money/format-money';
import { findSellable, textsOf } from '../../catalog';
import { findCompany } from '../../shop';
import { waitingKey } from './waiting-key';
import { findWaiting } from './waiting.sql';

/** Tells one who waits, in their language, that they are on the list, or that the day has places again; with a link to their lists. */
export const sendWaitingMail: Job<'waiting_mail'> = async ({ waitingId, moment }, deps) => {
  const waiting = await findWaiting(deps.db, waitingId);
  const sellable = waiting && (await findSellable(deps.db, waiting.optionId));
  if (!waiting || !sellable?.product.active) return;
  const language = waiting.lang as Language;
  const words = MAIL_WORDS[language];
  const { subject, text, action } = moment === 'free' ? words.waiting : words.waiting_joined;
  const company = await findCompany(deps.db, waiting.companyId);
  const product = textsOf(sellable.product.texts, language).name;
  const { kind, id } = sellable.product;
  const code = LOCALE_CODES.find((locale) => languageOf(locale) === language && locale !== 'ZH') ?? 'EN';
  const site = deps.settings.siteUrl;
  const lists = {
    label: words.waiting_joined.action,
    href: `${site}/waiting-list?key=${waitingKey(deps.secrets, waiting.email)}&lang=${code}`,
  };
  const book = { label: action, href: `${site}/${kind}/${id}?date=${waiting.localDate}&lang=${code}` };
  const letter = {
    subject: fill(subject, { product }),
    greeting: fill(words.greeting, { name: waiting.email }),
    paragraphs: [text],
    facts: [[words.facts.visit, `${product}: ${formatDate(waiting.localDate, language)}`]] as [string, string][],
    ...(moment === 'free' ? { action: book, second: lists } : { action: lists }),
  };
  const { html, text } = renderLetter(letter, company, language);
  await deps.mailer.send({ to: waiting.email, subject: letter.subject, html, text, language });
};
