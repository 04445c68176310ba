import { localeOf, type Language } from '@straits/api-contract/constants';
import type { Deps } from '../../../deps';
import type { Job } from '../../../jobs/jobs';
import { renderLetter, type Sender } from '../../../mail/letter';
import { fill, greet, MAIL_WORDS } from '../../../mail/mail-words';
import { findPerson } from '../../agency';
import { findShopCompany, siteAddress } from '../../shop';
import { findBrand } from './brands.sql';
import { agencySender } from './order-sender';
import { quoteLink } from './quote-view';
import { findQuote, type QuoteRow } from './quotes.sql';

interface Told {
  to: string;
  name: string;
  /** Who wrote. */
  from: string;
  lang: Language;
  href: string;
  sender: Sender & { replyTo?: string };
}

/** The client, under the agency's name where it has said how clients reach it. */
async function tellClient(deps: Deps, quote: QuoteRow): Promise<Told | undefined> {
  const brand = await findBrand(deps.db, quote.agencyId);
  if (!quote.clientEmail || !brand) return undefined;
  const sender = (await agencySender(deps, brand)) ?? (await findShopCompany(deps.db));
  const lang = quote.lang as Language;
  return { to: quote.clientEmail, name: quote.clientName, from: brand.name, lang, href: quoteLink(deps, quote.id), sender };
}

/** One of the agency's people; the link leads to the quote's card. */
async function tellAgency(deps: Deps, quote: QuoteRow, userId: string): Promise<Told | undefined> {
  const reader = await findPerson(deps.db, quote.agencyId, userId);
  if (!reader) return undefined;
  const lang = reader.lang as Language;
  const href = new URL('/agency/quotes', await siteAddress(deps, { isAgent: true }));
  href.searchParams.set('lang', localeOf(lang));
  href.hash = quote.number;
  return { to: reader.email, name: reader.name, from: quote.clientName, lang, href: href.href, sender: await findShopCompany(deps.db) };
}

export const sendQuoteMessageMail: Job<'quote_message_mail'> = async ({ quoteId, side, text, userId }, deps) => {
  const quote = await findQuote(deps.db, quoteId);
  if (!quote) return;
  const told = await (side === 'agency' ? tellClient(deps, quote) : userId ? tellAgency(deps, quote, userId) : undefined);
  if (told) await send(deps, told, { number: quote.number, text });
};

async function send(deps: Deps, { to, name, from, lang, href, sender }: Told, { number, text }: { number: string; text: string }) {
  const words = MAIL_WORDS[lang];
  const values = { name: from, number };
  const letter = {
    subject: fill(words.quote_message.subject, values),
    greeting: greet(words, name),
    paragraphs: [fill(words.quote_message.text, values)],
    said: text,
    action: { label: words.quote_message.action, href },
  };
  const { html, text: plain } = renderLetter(letter, sender, lang);
  const { replyTo } = sender;
  await deps.mailer.send({ to, subject: letter.subject, html, text: plain, language: lang, ...(replyTo && { replyTo }) });
}
