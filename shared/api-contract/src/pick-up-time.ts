const HOUR = 60;
const DAY = 24 * HOUR;

/** `08:10`, twenty minutes before `08:30`; of the evening before where the start is soon after midnight. */
export function timeBefore(startTime: string, minutes: number): string {
  const [hours = 0, rest = 0] = startTime.split(':').map(Number);
  const at = (((hours * HOUR + rest - minutes) % DAY) + DAY) % DAY;
  return [Math.floor(at / HOUR), at % HOUR].map((part) => String(part).padStart(2, '0')).join(':');
}
