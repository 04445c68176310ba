// The browser's wall clock may be wrong or be changed while the shopper counts on it, so time is the monotonic clock plus an offset to the API's.
// Each answer arrives later than it was made: the largest offset seen is the truest. It also grows when a sleeping device stops its monotonic clock.
let offsetMs = Number.NEGATIVE_INFINITY;

/** Learns from an answer's `serverNow`. Old answers are harmless, whenever they are shown again. */
export function noteServerTime(serverNow: string, here = performance.now()) {
  offsetMs = Math.max(offsetMs, Date.parse(serverNow) - here);
}

/** The API's time in milliseconds since 1970; this device's own until an answer was seen. */
export const serverTime = (here = performance.now()) => (Number.isFinite(offsetMs) ? here + offsetMs : Date.now());

/** What to add to this device's clock to get the API's, in milliseconds. */
export const clockOffset = () => serverTime() - Date.now();
