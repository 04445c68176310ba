// The cells that hold more than one value. What cannot be read is handed on as it stands: the schema then names it.

const parts = (cell = '', by = '|') =>
  cell
    .split(by)
    .map((part) => part.trim())
    .filter(Boolean);
const number = (text = ''): number | string => (/^-?\d+$/.test(text) ? Number(text) : text);

/** `museum|family=For families`: ids, with the name where the category is new. */
export const readCategories = (cell?: string) =>
  parts(cell).map((part) => {
    const [id = '', name] = parts(part, '=');
    return { id, name };
  });

/** `1-5 09:00-18:00; 6 10:00-20:00`: ISO weekdays and hours; closed dates are a list. */
export function readOpeningHours(cell?: string, closedDates?: string) {
  const weekly = parts(cell, ';').flatMap((row) => {
    const [days = '', hours = ''] = parts(row, ' ');
    const [opens, closes] = parts(hours, '-');
    return weekdays(days).map((weekday) => ({ weekday, opens, closes }));
  });
  return { weekly, exceptions: parts(closedDates).map((date) => ({ date, closed: true })) };
}

const weekdays = (text: string): (number | string)[] => {
  const [from, to = from] = parts(text, '-').map(number);
  if (typeof from !== 'number' || typeof to !== 'number' || to < from || to - from > 6) return [text];
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
};

/** `6|7` or `6-7` */
export const readWeekdays = (cell?: string) => parts(cell).flatMap(weekdays);

/** `images/a.jpg|draw:skyline/dusk/7` */
export const readPictures = (cell?: string) =>
  parts(cell).map((part) => {
    if (!part.startsWith('draw:')) return part;
    const [scene, palette, seed] = part.slice(5).split('/');
    return { draw: { scene, ...(palette && { palette }), ...(seed && { seed: number(seed) }) } };
  });

/** `24:100|0:0`: hours before and percent paid back. */
export const readCancellation = (cell?: string) =>
  parts(cell).map((part) => {
    const [hoursBefore, refundPercent] = parts(part, ':').map(number);
    return { hoursBefore, refundPercent };
  });

/** Dates, or `+3` for days from the import on. */
export const readSoldOut = (cell?: string) =>
  parts(cell).map((day) => (day.startsWith('+') ? { dayOffset: number(day.slice(1)), capacity: 0 } : { date: day, capacity: 0 }));
