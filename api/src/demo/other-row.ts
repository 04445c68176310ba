import type { LocalText } from '../modules/catalog/import/import-values';
import type { PaletteName, SceneName } from '../pictures/poster-names';

/** A package or cruise in few words. `price` is SGD cents: per person or cabin. */
export interface OtherRow {
  kind: 'package' | 'cruise';
  id: string;
  placeId: string;
  poster: [scene: SceneName, palette: PaletteName];
  price: number;
  /** Of a package. */
  days?: number;
  /** Of a cruise. */
  nights?: number;
  name: LocalText;
  summary: LocalText;
}
