/** A step's address with what was chosen so far, and a day where one is named. */
export function stepAddress(path: string, chosen: URLSearchParams, date?: string): string {
  const kept = new URLSearchParams(chosen);
  if (date) kept.set('date', date);
  return kept.size > 0 ? `${path}?${kept}` : path;
}
