/** What an agency keeps of a price: minor units, and percent with one decimal. A thing that is free has none. */
export function commissionOf(retailMinor: number, netMinor: number): { minor: number; percent: number } {
  const minor = retailMinor - netMinor;
  return { minor, percent: retailMinor === 0 ? 0 : Math.round((minor * 1000) / retailMinor) / 10 };
}
