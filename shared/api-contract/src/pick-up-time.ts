const HOUR = 60;
const DAY = 24 * HOUR;

/** `08:10`, twenty minutes before `08:30`; of the evening before where the start is soon after midnight, which is to be said with it. */
export function timeBefore(startTime: string, minutes: number): { time: string; isDayBefore: boolean } {
  const [hours = 0, rest = 0] = startTime.split(':').map(Number);
  const from = hours * HOUR + rest - minutes;
  const at = ((from % DAY) + DAY) % DAY;
  return { time: [Math.floor(at / HOUR), at % HOUR].map((part) => String(part).padStart(2, '0')).join(':'), isDayBefore: from < 0 };
}
