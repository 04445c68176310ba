import type { Order } from '@straits/api-contract';

export interface KeptWords {
  /** "No connection. These tickets are kept on this device." */
  heading: string;
  language: string;
  /** The day and time of a line. */
  when: (line: Order['lines'][number]) => string;
  /** The agency's logo as a data URL. */
  logo?: string | undefined;
}
/** QR of a ticket by its text, as SVG. */
export type Drawn = ReadonlyMap<string, string>;

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Tickets that let somebody in: not cancelled, with a code. */
export const usableTickets = (order: Pick<Order, 'lines'>) =>
  order.lines.flatMap((line) =>
    line.passengers.filter(({ ticketQr, isCancelled }) => ticketQr !== null && !isCancelled).map((person) => ({ line, person })),
  );

/** Whether there is something to keep. */
export const canBeKept = (order: Pick<Order, 'status' | 'lines'>) => order.status === 'paid' && usableTickets(order).length > 0;

const STYLE =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:30rem;margin:0 auto;padding:1rem;color:#13242b;background:#fbf6ec}h1{font-size:1.25rem}section{background:#fff;border-radius:14px;padding:1rem;margin:1rem 0;text-align:center}svg{width:16rem;max-width:100%;height:auto}code{font-size:1.125rem}img{max-width:12rem;max-height:4.5rem}p{overflow-wrap:anywhere}';

const langOf = (lang: string | undefined) => (lang ? ` lang="${escaped(lang)}"` : '');

/** The agency, as on its tickets. */
function soldBy({ agency }: Pick<Order, 'agency'>, { logo }: KeptWords): string {
  if (!agency) return '';
  const reach = [agency.phone, agency.email].filter((one) => one !== null).map(escaped);
  return `<p translate="no">${logo ? `<img src="${escaped(logo)}" alt=""><br>` : ''}<strong dir="auto">${escaped(agency.name)}</strong><br>${reach.join(' · ')}</p>`;
}

/** One page that needs nothing else: no script, no picture from elsewhere. A gate reads on it what was bought: the option too. Everything typed by people is escaped. */
export function ticketDocument(order: Pick<Order, 'code' | 'lang' | 'lines' | 'agency'>, drawn: Drawn, words: KeptWords): string {
  const tickets = usableTickets(order).map(({ line, person }) =>
    [
      '<section>',
      `<h2${langOf(line.lang ?? order.lang)}>${escaped(`${line.productName} · ${line.optionName}`)}</h2><p>${escaped(words.when(line))}</p>`,
      `<p><strong>${escaped(person.name)}</strong><br><span${langOf(person.unitLang ?? order.lang)}>${escaped(person.unitName)}</span></p>`,
      drawn.get(person.ticketQr ?? '') ?? '',
      `<p><code>${escaped(person.ticketCode ?? '')}</code></p><p${langOf(line.lang ?? order.lang)}>${escaped(line.redemption)}</p>`,
      '</section>',
    ].join(''),
  );
  return `<!doctype html><html lang="${escaped(words.language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(order.code)}</title><style>${STYLE}</style></head><body><h1>${escaped(words.heading)}</h1>${soldBy(order, words)}<p>${escaped(order.code)}</p>${tickets.join('')}</body></html>`;
}
