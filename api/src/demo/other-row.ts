import type { LocalText } from '../modules/catalog/import/import-values';
import type { PaletteName, SceneName } from '../pictures/poster-names';

/** A product of a kind other than attractions, in few words. `price` is SGD cents: per person, room and night, cabin or vehicle. */
export interface OtherRow {
  kind: 'package' | 'hotel' | 'ferry' | 'cruise' | 'transport';
  id: string;
  placeId: string;
  poster: [scene: SceneName, palette: PaletteName];
  price: number;
  /** Of a package. */
  days?: number;
  /** Of a cruise. */
  nights?: number;
  /** Where a ferry goes, and how long it takes. */
  toPlaceId?: string;
  minutes?: number;
  name: LocalText;
  summary: LocalText;
}
