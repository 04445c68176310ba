import type { ResourceRef } from '@straits/remote-contract';

/** A hotel's id as it stands in `?hotel=`; null for what cannot be one. */
export const readHotelId = (search: URLSearchParams) => {
  const id = search.get('hotel') ?? '';
  return /^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/.test(id) ? id : null;
};
export const hotelResource = (id: string): ResourceRef => ({ path: `/hotels/${encodeURIComponent(id)}` });
export const roomsPath = (id: string) => `/hotels/${encodeURIComponent(id)}/rooms`;
