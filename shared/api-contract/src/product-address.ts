/** Who travels, where only numbers are known: a traveller's typed line, a list's address. */
export interface Guests {
  adults: number;
  children: number;
  infants: number;
}

/** `2-1` is two adults and a child, `2-0-1` two adults and an infant. */
export const writeGuests = ({ adults, children, infants }: Guests) => [adults, children, infants].join('-').replace(/(-0)+$/, '');

/** Null: nobody, or nothing that `writeGuests` writes. */
export function readGuests(text: string | null | undefined): Guests | null {
  if (!text || !/^\d{1,2}(-\d{1,2}){0,2}$/.test(text)) return null;
  const [adults = 0, children = 0, infants = 0] = text.split('-').map(Number);
  return adults + children + infants > 0 ? { adults, children, infants } : null;
}

/** A child's age until somebody says it: hotels and cruises count beds by ages. Infants are below two. */
const USUAL_AGE = 8;
const agesOf = ({ children, infants }: Guests) => [
  ...Array.from({ length: children }, () => USUAL_AGE),
  ...Array.from({ length: infants }, () => 1),
];
const positive = (counts: Record<string, number>): [string, string][] =>
  Object.entries(counts).flatMap(([name, count]) => (count > 0 ? [[name, String(count)]] : []));

/** A product's traveller types stand for its own units, which only its page knows. */
function unitTypes({ adults, children, infants }: Guests): [string, string][] {
  const types = positive({ ADULT: adults, CHILD: children, INFANT: infants });
  return [['units', types.map((pair) => pair.join(':')).join(',')]];
}

const inHotel = (guests: Guests): [string, string][] => {
  const ages = agesOf(guests).join(',');
  return [...positive({ adults: guests.adults }), ...(ages ? [['childAges', ages] as [string, string]] : [])];
};

const GUESTS_IN: Record<string, (guests: Guests) => [string, string][]> = {
  hotel: inHotel,
  ferry: ({ adults, children, infants }) => positive({ adult: adults, child: children, infant: infants }),
  transport: ({ adults, children, infants }) => [['passengers', String(adults + children + infants)]],
  cruise: (guests) => (guests.adults > 0 ? [['guests', [guests.adults, ...agesOf(guests)].join('-')]] : []),
};

/** What of a trip may be known before its product is open. */
export interface AskedTrip {
  date?: string | null;
  guests?: Guests | null;
}

/** The page of a product, with the day and the guests filled in, each as this kind's page reads them. */
export function productAddress({ kind, id }: { kind: string; id: string }, { date, guests }: AskedTrip = {}): string {
  const isHotel = kind === 'hotel';
  const query = new URLSearchParams([
    ...(isHotel ? [['hotel', id]] : []),
    ...(date ? [[isHotel ? 'checkIn' : 'date', date]] : []),
    ...(guests ? (GUESTS_IN[kind] ?? unitTypes)(guests) : []),
  ]);
  const path = isHotel ? '/hotel/detail' : `/${kind}/${id}`;
  return query.size > 0 ? `${path}?${query}` : path;
}
