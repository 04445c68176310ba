import type { Language } from '@straits/api-contract/constants';
import type { Job } from '../../../jobs/jobs';
import { renderLetter } from '../../../mail/letter';
import { fill, MAIL_WORDS } from '../../../mail/mail-words';
import { formatDate } from '../../../money/format-money';
import { findSellable, textsOf } from '../../catalog';
import { findCompany } from '../../shop';
import { findWaiting } from './waiting.sql';

/** Tells one who waits that the day has places again, in their language. */
export const sendWaitingMail: Job<'waiting_mail'> = async ({ waitingId }, deps) => {
  const waiting = await findWaiting(deps.db, waitingId);
  const sellable = waiting && (await findSellable(deps.db, waiting.optionId));
  if (!waiting || !sellable?.product.active) return;
  const language = waiting.lang as Language;
  const words = MAIL_WORDS[language];
  const company = await findCompany(deps.db, waiting.companyId);
  const product = textsOf(sellable.product.texts, language).name;
  const { kind, id } = sellable.product;
  const letter = {
    subject: fill(words.waiting.subject, { product }),
    greeting: fill(words.greeting, { name: waiting.email }),
    paragraphs: [words.waiting.text],
    facts: [[words.facts.visit, `${product}: ${formatDate(waiting.localDate, language)}`]] as [string, string][],
    action: { label: words.waiting.action, href: `${deps.settings.siteUrl}/${kind}/${id}?date=${waiting.localDate}` },
  };
  const { html, text } = renderLetter(letter, company, language);
  await deps.mailer.send({ to: waiting.email, subject: letter.subject, html, text, language });
};
