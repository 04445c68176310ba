import { displayName } from '@straits/api-contract/person-name';
import type { AgencyBooking, Client, Suggestion, Wish } from '@straits/api-contract';
import { searchKey } from '@straits/api-contract/text-form';
import { writeGuests } from '@straits/api-contract/product-address';

/** Somewhere to go, as one line of the list. */
export interface Command {
  id: string;
  group: 'page' | 'act' | 'order' | 'client' | 'product' | 'search';
  label: string;
  /** The language of the label or the detail, where it may not be the page's. */
  labelLang?: string;
  detail?: string;
  detailLang?: string;
  href: string;
}

export interface Known {
  /** Pages and acts, in words. */
  places: readonly Command[];
  clients: readonly Client[];
  bookings: readonly AgencyBooking[];
  products: readonly Suggestion[];
  /** Who and when, where the line was read as saying so: each product's link has it. */
  wish?: Wish | undefined;
  /** The day and the people of a wish in words. */
  wishWords: (wish: Wish) => string;
  /** In words: everything that these words find. */
  everythingLabel: (words: string) => string;
  /** In words, for a number that is typed whole. */
  orderLabel: (code: string) => string;
}

const MOST = 12;
const hasWords = (text: string, words: readonly string[]) => words.every((word) => searchKey(text).includes(word));

const clientCommand = (client: Client): Command => ({
  ...{ id: `client-${client.id}`, group: 'client', label: displayName(client) },
  href: `/profile/form?passenger=${client.id}`,
});
const bookingCommand = ({ lineId, orderCode, contactName, productName, lang }: AgencyBooking): Command => ({
  ...{ id: `order-${lineId}`, group: 'order', label: `${orderCode} ${contactName}`, detail: productName, detailLang: lang },
  href: `/order-detail?order=${orderCode}`,
});
const productCommand = ({ type, id, name, lang, detail, href }: Suggestion, asked: string): Command => ({
  ...{ id: `${type}-${id}`, group: 'product', label: name, labelLang: lang, detail: asked || detail, href },
});

/** All that is found for the words, the day and the people of a line. */
function everything({ wish, wishWords, everythingLabel }: Known): Command[] {
  if (!wish) return [];
  const { words, date, guests } = wish;
  const query = Object.entries({ q: words, date, guests: guests && writeGuests(guests) }).filter((pair): pair is [string, string] =>
    Boolean(pair[1]),
  );
  const href = `/search?${new URLSearchParams(query)}`;
  return [{ id: 'everything', group: 'search', label: everythingLabel(words), detail: wishWords(wish), href }];
}

/** A whole order number opens its order, whether or not it is among the bookings that are ahead. */
function typedOrder(typed: string, { bookings, orderLabel }: Known): Command[] {
  const code = typed.trim().toUpperCase();
  const isCode = /^(?=.*\d)[A-Z0-9]{6,20}$/.test(code);
  if (!isCode || bookings.some(({ orderCode }) => orderCode === code)) return [];
  return [{ id: 'order-typed', group: 'order', label: orderLabel(code), href: `/order-detail?order=${code}` }];
}

/** What is shown for what was typed: orders first, then places, clients and products; nothing typed shows the places. */
export function commandsFor(typed: string, known: Known): Command[] {
  const words = typed.split(/\s+/).map(searchKey).filter(Boolean);
  const places = known.places.filter(({ label }) => hasWords(label, words));
  if (words.length === 0) return places.slice(0, MOST);
  const asked = known.wish ? known.wishWords(known.wish) : '';
  const clients = known.clients.filter(({ givenNames, familyName }) =>
    hasWords(`${givenNames} ${familyName} ${displayName({ givenNames, familyName })}`, words),
  );
  return [
    ...typedOrder(typed, known),
    ...known.bookings.map(bookingCommand).slice(0, 4),
    ...places.slice(0, 4),
    ...clients.map(clientCommand).slice(0, 4),
    ...known.products.map((product) => productCommand(product, asked)),
    ...everything(known),
  ].slice(0, MOST);
}

/** The chosen line after a key, round the ends; null is a key that is none of the list's. */
export function chosenAfter(key: string, chosen: number, count: number): number | null {
  if (count === 0) return null;
  if (key === 'ArrowDown') return (chosen + 1) % count;
  if (key === 'ArrowUp') return (chosen - 1 + count) % count;
  return null;
}
