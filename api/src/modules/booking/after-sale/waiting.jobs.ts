import { localeOf, type Language } from '@straits/api-contract/constants';
import type { Deps } from '../../../deps';
import type { Job } from '../../../jobs/jobs';
import { renderLetter } from '../../../mail/letter';
import { fill, greet, MAIL_WORDS, sayOf, type MailWords } from '../../../mail/mail-words';
import { formatDate } from '../../../money/format-money';
import { findSellable, textsOf } from '../../catalog';
import { findCompany } from '../../shop';
import { dayPath } from './waiting-day.rules';
import { waitingKey } from './waiting-key';
import { findWaiting, type WaitingRow } from './waiting.sql';

/** The day on its product's page, and the lists of who waits. */
function linksOf({ settings, secrets }: Deps, waiting: WaitingRow, product: { kind: string; id: string }) {
  const lang = localeOf(waiting.lang);
  return {
    day: `${settings.siteUrl}${dayPath(product, waiting.localDate)}&lang=${lang}`,
    lists: `${settings.siteUrl}/waiting-list?key=${waitingKey(secrets, waiting.email)}&lang=${lang}`,
  };
}

const greetingOf = (words: MailWords, { name }: WaitingRow) => greet(words, name);

/** Tells one who waits, in their language, that they are on the list, or that the days have places again; with a link to their lists. */
export const sendWaitingMail: Job<'waiting_mail'> = async ({ waitingId, moment, localDates }, deps) => {
  const waiting = await findWaiting(deps.db, waitingId);
  const sellable = waiting && (await findSellable(deps.db, waiting.optionId));
  if (!waiting || !sellable?.product.active) return;
  const language = waiting.lang as Language;
  const words = MAIL_WORDS[language];
  const said = moment === 'free' ? words.waiting : words.waiting_joined;
  const company = await findCompany(deps.db, waiting.companyId);
  const product = textsOf(sellable.product.texts, language).name;
  const days = (localDates ?? [waiting.localDate]).map((date) => formatDate(date, language));
  const { day, lists } = linksOf(deps, waiting, sellable.product);
  const seeLists = { label: words.waiting_joined.action, href: lists };
  const letter = {
    subject: fill(said.subject, { product }),
    greeting: greetingOf(words, waiting),
    paragraphs: [said.text],
    facts: [[words.facts.visit, sayOf(product, new Intl.ListFormat(language).format(days), language)]] as [string, string][],
    ...(moment === 'free' ? { action: { label: said.action, href: day }, second: seeLists } : { action: seeLists }),
  };
  const { html, text } = renderLetter(letter, company, language);
  await deps.mailer.send({ to: waiting.email, subject: letter.subject, html, text, language });
};
