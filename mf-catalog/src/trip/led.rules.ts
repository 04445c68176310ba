/** Why a traveller was led back to an earlier step; `trip.led.<reason>` has the words. It stands in the address, where the server too can say it. */
const REASONS = ['missing', 'none', 'soldOut', 'closed', 'people', 'guests', 'tooMany', 'cabin', 'tooSmall', 'notAlone', 'tooFew'] as const;
export type LedReason = (typeof REASONS)[number];

/** The parameter of the address; a choice made on the step takes it away. */
export const LED = 'led';

export const ledHref = (href: string, reason: LedReason) => `${href}${href.includes('?') ? '&' : '?'}${LED}=${reason}`;

export const readLed = (search: URLSearchParams): LedReason | null => REASONS.find((reason) => reason === search.get(LED)) ?? null;
