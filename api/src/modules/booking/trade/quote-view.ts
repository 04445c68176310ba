import type { AgencyQuote, ClientQuote, Money, QuoteMessage, QuoteState } from '@straits/api-contract';
import type { Deps } from '../../../deps';
import { viewBrand } from './brand-view';
import type { BrandRow } from './brands.sql';
import type { MessageRow } from './quote-messages.sql';
import type { QuoteLineRow, QuoteRow } from './quotes.sql';

/** A quote is good as long as its places are kept. */
export function stateOf({ status, isHeld, validUntil }: Pick<QuoteRow, 'status' | 'isHeld' | 'validUntil'>, now: Date): QuoteState {
  if (status === 'withdrawn' || status === 'booked') return status;
  return isHeld && validUntil > now ? status : 'over';
}

const keyText = (quoteId: string) => `client-quote:${quoteId}`;
/** The key in a quote's link: a signature, so that the agency can be given the link again and nothing is kept. */
export const isQuoteKey = ({ secrets }: Deps, quoteId: string, key: string) => secrets.isSignatureOf(keyText(quoteId), key);

function sumsBy(lines: QuoteLineRow[], of: (line: QuoteLineRow) => number): Money[] {
  const sums = new Map<string, number>();
  for (const line of lines) sums.set(line.currency, (sums.get(line.currency) ?? 0) + of(line));
  return [...sums].map(([currency, amount]) => ({ amount, currency }));
}

const factsOf = (quote: QuoteRow, now: Date) => ({
  number: quote.number,
  state: stateOf(quote, now),
  clientName: quote.clientName,
  note: quote.note,
  lang: quote.lang,
  createdAt: quote.createdAt.toISOString(),
  validUntil: quote.validUntil.toISOString(),
  acceptedAt: quote.acceptedAt?.toISOString() ?? null,
  acceptedName: quote.acceptedName,
});

/** The client's page, with its key behind `#`. */
export const quoteLink = ({ settings, secrets }: Deps, quoteId: string) =>
  `${settings.siteUrl}/quote#id=${quoteId}&key=${secrets.sign(keyText(quoteId))}`;

const viewMessages = (messages: MessageRow[]): QuoteMessage[] =>
  messages.map(({ id, side, name, text, at }) => ({ id, side, name, text, at: at.toISOString() }));

/** A quote with what belongs to it. */
export interface WholeQuote {
  quote: QuoteRow;
  lines: QuoteLineRow[];
  messages: MessageRow[];
}

/** What its agency sees: net prices and markups too. */
export function viewAgencyQuote(deps: Deps, { quote, lines, messages }: WholeQuote): AgencyQuote {
  const key = deps.secrets.sign(keyText(quote.id));
  const prices = new Map(sumsBy(lines, ({ priceMinor }) => priceMinor).map((price) => [price.currency, price]));
  return {
    id: quote.id,
    ...factsOf(quote, deps.clock.now()),
    clientEmail: quote.clientEmail,
    madeBy: quote.madeBy,
    lines: lines.map(({ shown, currency, netMinor, priceMinor, markupKind, markupValue }) => ({
      ...shown,
      net: { amount: netMinor, currency },
      price: { amount: priceMinor, currency },
      markup: { kind: markupKind, value: markupValue },
    })),
    totals: sumsBy(lines, ({ netMinor }) => netMinor).map((net) => ({ net, price: prices.get(net.currency) ?? net })),
    link: quoteLink(deps, quote.id),
    pdf: `/travel/v1/client-quotes/${quote.id}/quote.pdf?key=${key}`,
    messages: viewMessages(messages),
  };
}

/** What its client sees. Built field by field from what may be shown: no net price and no markup passes through here. */
export const viewClientQuote = ({ quote, lines, messages }: WholeQuote, { brand, now }: { brand: BrandRow; now: Date }): ClientQuote => ({
  messages: viewMessages(messages),
  ...factsOf(quote, now),
  agency: viewBrand(brand),
  serverNow: now.toISOString(),
  lines: lines.map(({ shown, priceMinor, currency }) => ({ ...shown, price: { amount: priceMinor, currency } })),
  totals: sumsBy(lines, ({ priceMinor }) => priceMinor),
});
