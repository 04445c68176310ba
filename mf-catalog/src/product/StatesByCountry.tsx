import type { State } from '@straits/api-contract';
import { SectionTitle } from '@straits/ui/Heading';
import { Stack } from '@straits/ui/Stack';
import { StateGrid } from './StateGrid';

function byCountry(states: State[]): [string, State[]][] {
  const countries = new Map<string, State[]>();
  for (const state of states) countries.set(state.countryName, [...(countries.get(state.countryName) ?? []), state]);
  return [...countries];
}

/** States under their country's name, in the API's order. */
export const StatesByCountry = ({ states, date, level = 3 }: { states: State[]; date?: string | null; level?: 2 | 3 }) => (
  <Stack gap={8}>
    {byCountry(states).map(([country, ofCountry]) => (
      <Stack key={country} gap={4}>
        <SectionTitle level={level}>{country}</SectionTitle>
        <StateGrid states={ofCountry} date={date} />
      </Stack>
    ))}
  </Stack>
);
