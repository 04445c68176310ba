import type { Hotel } from '@straits/api-contract';
import { hotelPath } from '../hotel-stay/stay-url.rules';
import { availabilityOf, decimal, ratingLd, reviewsLd } from '../product/ld-parts.rules';
import { pictureAddress } from '../product/product-ld.rules';

function factsLd({ facts }: Hotel) {
  if (facts?.kind !== 'hotel') return {};
  return {
    starRating: { '@type': 'Rating', ratingValue: facts.stars },
    checkinTime: facts.checkIn,
    checkoutTime: facts.checkOut,
    amenityFeature: facts.facilities.map(({ name }) => ({ '@type': 'LocationFeatureSpecification', name, value: true })),
  };
}

/** Each room type at the price that is charged, per room and night. */
const offersLd = (hotel: Hotel, origin: string) =>
  hotel.options.flatMap(({ name, units }) => {
    const price = units[0]?.priceFrom.charge;
    if (!price) return [];
    return {
      '@type': 'Offer',
      itemOffered: { '@type': 'HotelRoom', name },
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: decimal(price),
        priceCurrency: price.currency,
        unitCode: 'DAY',
      },
      availability: availabilityOf(hotel.available),
      url: origin + hotelPath(hotel.id),
    };
  });

/** Reviews only because the page shows them (U58). */
export const hotelLd = (hotel: Hotel, origin: string) => ({
  '@context': 'https://schema.org',
  '@type': 'Hotel',
  '@id': origin + hotelPath(hotel.id),
  name: hotel.name,
  description: hotel.summary,
  url: origin + hotelPath(hotel.id),
  image: hotel.pictures.map((picture) => pictureAddress(origin, picture)),
  address: {
    '@type': 'PostalAddress',
    streetAddress: hotel.address,
    addressLocality: hotel.place.name,
    addressRegion: hotel.place.state,
    addressCountry: hotel.place.country,
  },
  geo: { '@type': 'GeoCoordinates', ...hotel.location },
  ...(hotel.priceFrom ? { priceRange: `${hotel.priceFrom.charge.currency} ${decimal(hotel.priceFrom.charge)}+` } : {}),
  ...factsLd(hotel),
  ...ratingLd(hotel),
  makesOffer: offersLd(hotel, origin),
  ...reviewsLd(hotel.reviews),
});
