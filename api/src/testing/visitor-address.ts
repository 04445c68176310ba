let visitors = 0;

/** Another visitor's network each time (RFC 2544's addresses, for measurements): places are limited by network (decision 0202). */
export function ofAnotherNetwork(): { headers: Record<string, string> } {
  visitors += 1;
  return { headers: { 'x-forwarded-for': `198.19.${Math.floor(visitors / 250) % 250}.${1 + (visitors % 250)}` } };
}
