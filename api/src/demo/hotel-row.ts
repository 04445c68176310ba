import type { HotelFacility } from '@straits/api-contract';
import type { LocalList, LocalText } from '../modules/catalog/import/import-values';
import type { PaletteName, SceneName } from '../pictures/poster-names';
import type { RoomTemplate } from './hotel-rooms';

/** A hotel of the demonstration in few words; `demo-hotels.ts` makes a whole product of it. */
export interface HotelRow {
  id: string;
  placeId: string;
  at: [latitude: number, longitude: number];
  address: string;
  type: 'city-hotel' | 'resort' | 'boutique' | 'heritage' | 'apartment' | 'guesthouse' | 'villa';
  stars: number;
  /** SGD cents of its plainest room, on the night that costs least. */
  price: number;
  /** When nights are dearer: at weekends, on working days, or not at all. */
  dear: 'weekend' | 'weekday' | 'never';
  facilities: HotelFacility[];
  rooms: RoomTemplate[];
  posters: [scene: SceneName, palette: PaletteName][];
  rank: number | null;
  popularity: number;
  name: LocalText;
  summary: LocalText;
  description: LocalText;
  highlights: LocalList;
}
