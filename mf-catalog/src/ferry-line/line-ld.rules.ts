import type { Attraction } from '@straits/api-contract';
import type { RouteMatch } from '@straits/remote-contract';
import { offersLd } from '../product/ld-parts.rules';
import { pictureAddress } from '../product/product-ld.rules';

const terminal = ({ name, area, country }: { name: string; area: string; country: string }) => ({
  '@type': 'BoatTerminal',
  name,
  address: { '@type': 'PostalAddress', addressLocality: area, addressCountry: country },
});

/** A line as a trip by boat, and as something to buy. The price is the one that is charged, with what must be paid at the terminal. */
export function lineLd(line: Attraction, { origin }: RouteMatch): object[] {
  const { facts, priceFrom } = line;
  if (facts?.kind !== 'ferry') return [];
  const url = `${origin}/ferry/${line.id}`;
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'BoatTrip',
      name: line.name,
      description: line.summary,
      url,
      image: line.pictures.map((picture) => pictureAddress(origin, picture)),
      departureBoatTerminal: terminal(facts.from),
      arrivalBoatTerminal: terminal(facts.to),
      provider: { '@type': 'Organization', name: facts.operator },
      ...offersLd(priceFrom, line.available, url),
    },
  ];
}
