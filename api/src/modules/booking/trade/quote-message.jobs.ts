import { languageOf, LOCALE_CODES, type Language } from '@straits/api-contract/constants';
import type { Deps } from '../../../deps';
import type { Job } from '../../../jobs/jobs';
import { renderLetter, type Sender } from '../../../mail/letter';
import { fill, MAIL_WORDS } from '../../../mail/mail-words';
import { findShopCompany, siteAddress } from '../../shop';
import { findBrand } from './brands.sql';
import { agencySender } from './order-sender';
import { findQuoteReaders } from './quote-readers';
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
async function tellClient(deps: Deps, quote: QuoteRow): Promise<Told[]> {
  const brand = await findBrand(deps.db, quote.agencyId);
  if (!quote.clientEmail || !brand) return [];
  const sender = (await agencySender(deps, brand)) ?? (await findShopCompany(deps.db));
  const lang = quote.lang as Language;
  return [{ to: quote.clientEmail, name: quote.clientName, from: brand.name, lang, href: quoteLink(deps, quote.id), sender }];
}

/** Who made the quote, or who runs the agency; the link leads to the quote's card. */
async function tellAgency(deps: Deps, quote: QuoteRow): Promise<Told[]> {
  const page = new URL('/agency/quotes', await siteAddress(deps, { isAgent: true }));
  const sender = await findShopCompany(deps.db);
  return (await findQuoteReaders(deps.db, quote)).map(({ email, name, ...reader }) => {
    const lang = reader.lang as Language;
    const href = new URL(page);
    href.searchParams.set('lang', LOCALE_CODES.find((code) => languageOf(code) === lang && code !== 'ZH') ?? 'EN');
    href.hash = quote.number;
    return { to: email, name, from: quote.clientName, lang, href: href.href, sender };
  });
}

export const sendQuoteMessageMail: Job<'quote_message_mail'> = async ({ quoteId, side, text }, deps) => {
  const quote = await findQuote(deps.db, quoteId);
  if (!quote) return;
  const all = await (side === 'client' ? tellAgency(deps, quote) : tellClient(deps, quote));
  for (const told of all) await send(deps, told, { number: quote.number, text });
};

async function send(deps: Deps, { to, name, from, lang, href, sender }: Told, { number, text }: { number: string; text: string }) {
  const words = MAIL_WORDS[lang];
  const values = { name: from, number };
  const letter = {
    subject: fill(words.quote_message.subject, values),
    greeting: fill(words.greeting, { name }),
    paragraphs: [fill(words.quote_message.text, values)],
    said: text,
    action: { label: words.quote_message.action, href },
  };
  const { html, text: plain } = renderLetter(letter, sender, lang);
  const { replyTo } = sender;
  await deps.mailer.send({ to, subject: letter.subject, html, text: plain, language: lang, ...(replyTo && { replyTo }) });
}
