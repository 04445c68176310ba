import type { Hotel } from '@straits/api-contract';
import type { Page } from '@straits/remote-contract';
import { pictureSrcSet } from '@straits/ui/Picture';
import { hotelPath, hotelSearchPath } from '../hotel-stay/stay-url.rules';
import { breadcrumbLd, pictureAddress } from '../product/product-ld.rules';
import { HERO_SIZES } from '../product-detail/product-detail.resources';
import { hotelResource, readHotelId } from './hotel-detail.resources';
import { hotelLd } from './hotel-ld.rules';
import { HotelDetailPage } from './HotelDetailPage';

export const page: Page = {
  Page: HotelDetailPage,
  resources: ({ search }) => {
    const id = readHotelId(search);
    return id ? [hotelResource(id)] : [];
  },
  head: (match, read, t) => {
    const id = readHotelId(match.search);
    // Without a hotel there is nothing here; the page leads to the list.
    if (!id) return { title: t('rooms.unknown'), status: 404, robots: 'noindex' };
    const hotel = read<Hotel>(hotelResource(id));
    if (!hotel) return { title: t('kind.hotel') };
    const picture = hotel.pictures[0] ?? hotel.picture;
    return {
      title: t('rooms.detailTitle', { name: hotel.name, place: hotel.place.name }),
      description: hotel.summary.slice(0, 155),
      canonical: match.origin + hotelPath(hotel.id),
      image: pictureAddress(match.origin, picture),
      preloadImage: { srcSet: pictureSrcSet(picture), sizes: HERO_SIZES },
      jsonLd: [
        hotelLd(hotel, match.origin),
        breadcrumbLd(match.origin, [
          { name: t('crumb.home'), path: '/' },
          { name: t('kind.hotel'), path: '/hotel' },
          { name: hotel.place.state, path: hotelSearchPath({ state: hotel.place.stateId }) },
          { name: hotel.name, path: hotelPath(hotel.id) },
        ]),
      ],
    };
  },
};
