/** A day of a product on the shoppers' site, with the day chosen. */
export function dayPath({ kind, id }: { kind: string; id: string }, localDate: string): string {
  switch (kind) {
    case 'hotel':
      return `/hotel/detail?hotel=${id}&checkIn=${localDate}`;
    case 'package':
      return `/package/${id}/available-dates?date=${localDate}`;
    case 'cruise':
      return `/cruise/${id}/available-date?date=${localDate}`;
    default:
      return `/${kind}/${id}?date=${localDate}`;
  }
}
