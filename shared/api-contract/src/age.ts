/** Ages for which something is sold; null where there is no bound. */
export interface Band {
  minAge: number | null;
  maxAge: number | null;
}

/** Whole years of age on a day; both are plain dates. */
export function ageOn(birth: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birth.slice(0, 4));
  return day.slice(5) < birth.slice(5) ? years - 1 : years;
}

export const isInBand = ({ minAge, maxAge }: Band, age: number) => (minAge === null || age >= minAge) && (maxAge === null || age <= maxAge);
