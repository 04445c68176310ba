/**
 * How much of the stock somebody may keep without having paid (decision 0202): places of carts and of orders that wait for their money.
 * The one home of these numbers.
 */
export const HOLD_LIMITS = {
  /** Places of one cart, all its days together. */
  cart: 100,
  /** Places of one visitor: the cart, and the orders made from it that wait for payment. */
  visitor: 150,
  /** Places of all visitors of one network (an IPv4 address, or a /64 of IPv6). */
  network: 500,
  /** Places of one agency. */
  agency: 3_000,
} as const;

/** Of one row of stock (an option's day and start). A family is never refused for its size, and no visitor has more than half of what is larger. */
const VISITOR_MOST = 30;
const FAMILY = 9;
const VISITOR_SHARE = 1 / 2;
/** A hotel's or an office's network has many visitors: of a small stock nearly all, but never the whole. */
const NETWORK_LEAST = 40;
const NETWORK_LEAST_SHARE = 4 / 5;
const NETWORK_SHARE = 1 / 4;
const AGENCY_SHARE = 3 / 4;
const AGENCY_LEAST = 60;

/** What one visitor may keep of a row of stock; at least the fewest that it is sold in. */
export const visitorPlaces = (capacity: number, least = 1) =>
  Math.max(least, Math.min(VISITOR_MOST, Math.max(FAMILY, Math.floor(capacity * VISITOR_SHARE))));
/** What all visitors of a network may: at least as much as one of them. */
export const networkPlaces = (capacity: number, least = 1) =>
  Math.max(
    visitorPlaces(capacity, least),
    Math.min(NETWORK_LEAST, Math.floor(capacity * NETWORK_LEAST_SHARE)),
    Math.floor(capacity * NETWORK_SHARE),
  );
export const agencyPlaces = (capacity: number, least = 1) => Math.max(AGENCY_LEAST, least, Math.floor(capacity * AGENCY_SHARE));

/** What a holder may keep of a row of stock. */
export const placesFor = (holder: { agencyId: string | null }, { capacity, least }: { capacity: number; least: number }) =>
  (holder.agencyId === null ? visitorPlaces : agencyPlaces)(capacity, least);

/** Unpaid orders that may have one code of limited use reserved: of a visitor, and of a network a share of its uses. */
export const CODE_LIMITS = { cart: 2, network: 5 } as const;
const CODE_SHARE = 1 / 4;
export const networkUses = (mostUses: number) => Math.max(CODE_LIMITS.network, Math.floor(mostUses * CODE_SHARE));

/** How often a visitor can renew a place (N8, WCAG 2.2.1: ten times or more), however often it is let go and held anew. */
export const RENEWALS = 10;
/** What an order that nobody paid uses up of them. */
export const RENEWALS_OF_AN_ORDER = 3;
/** After so long without it, a place is held as if for the first time. */
export const RENEWED_HOURS = 24;
/** A hold that takes the place of another keeps its end where so much is left; else it takes a renewal. */
const LEAST_MINUTES = 5;

/** How a visitor stands with places: until when they were kept last, and how often they can be renewed. */
export interface Turn {
  keptUntil: Date;
  renewalsLeft: number;
}

/** The turn of a hold that is placed now, by those of its rows of stock that the visitor has held lately; undefined where no renewal is left. */
export function nextTurn(turns: Turn[], { now, until }: { now: Date; until: Date }): Turn | undefined {
  if (turns.length === 0) return { keptUntil: until, renewalsLeft: RENEWALS };
  const renewalsLeft = Math.min(...turns.map((turn) => turn.renewalsLeft));
  const keptUntil = new Date(Math.min(until.getTime(), ...turns.map((turn) => turn.keptUntil.getTime())));
  const left = keptUntil.getTime() - now.getTime();
  if (left >= LEAST_MINUTES * 60_000) return { keptUntil, renewalsLeft };
  if (renewalsLeft > 0) return { keptUntil: until, renewalsLeft: renewalsLeft - 1 };
  return left > 0 ? { keptUntil, renewalsLeft } : undefined;
}
