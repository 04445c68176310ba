import type { LocalList, LocalText } from '../modules/catalog/import/import-values';
import type { PaletteName, SceneName } from '../pictures/poster-names';

/** An attraction of the demonstration in few words; `demo-attractions.ts` makes a whole product of it. Prices are SGD cents, unless NASTY_CASES says otherwise. */
export interface AttractionRow {
  id: string;
  placeId: string;
  at: [latitude: number, longitude: number];
  categories: string[];
  hours: [opens: string, closes: string];
  /** ISO weekdays. */
  closedWeekdays: number[];
  minutes: number;
  price: { adult: number; child?: number; senior?: number };
  /** The first is the one on cards. */
  posters: [scene: SceneName, palette: PaletteName][];
  rank: number | null;
  popularity: number;
  name: LocalText;
  summary: LocalText;
  description: LocalText;
  highlights: LocalList;
}
