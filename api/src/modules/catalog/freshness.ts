/** The same for every visitor of a host: shared caches may keep it 5 seconds, and give it out while they ask anew for a minute. */
export const SAME_FOR_ALL = 'public, max-age=5, stale-while-revalidate=60';
/** Stock and prices of a moment. */
export const OF_THIS_MOMENT = 'no-store';
