import type { LocalText } from '../../modules/catalog/import/import-values';
import type { PaletteName, SceneName } from '../../pictures/poster-names';
import type { ExtraName } from './extras';
import type { StopName } from './stops';

/** A text in English, Indonesian, Chinese in simplified and in traditional script. */
export type Words = readonly [en: string, id: string, hans: string, hant: string];
export const inWords = ([en, id, hans, hant]: Words): LocalText => ({ en, id, 'zh-Hans': hans, 'zh-Hant': hant });
/** One list per language from texts in four. */
export const inLists = (items: readonly Words[]) => ({
  en: items.map(([en]) => en),
  id: items.map(([, id]) => id),
  'zh-Hans': items.map(([, , hans]) => hans),
  'zh-Hant': items.map(([, , , hant]) => hant),
});

interface Row {
  id: string;
  placeId: string;
  categories: string[];
  /** What may be paid with the order, in percent, and when the rest is due. */
  deposit?: { percent: number; balanceDaysBefore: number };
  /** The first is the one on cards. */
  posters: [scene: SceneName, palette: PaletteName][];
  name: Words;
  summary: Words;
  description: Words;
  highlights: Words[];
}

/** A day of a package. `meals` are letters: B, L, D. */
export interface DayRow {
  title: Words;
  text: Words;
  meals: string;
  stay?: Words;
  at?: StopName;
}
export interface PackageRow extends Row {
  /** SGD cents per adult. */
  price: number;
  days: DayRow[];
  /** Price parts besides adult, in percent of it; see PACKAGE_PARTS where left out. */
  parts?: Partial<Record<'childTwinBed' | 'childExtraBed' | 'childWithBed' | 'childNoBed' | 'infant' | 'senior', number>>;
  minTravellers?: number;
  /** Days from today on which it leaves, with places and percent of the price; usually every second week. */
  departures?: { dayOffset: number; capacity: number; percent?: number }[];
  extras: ExtraName[];
  passports?: boolean;
  /** What it includes besides rooms, meals named and transport. */
  included?: Words[];
}

export interface PortRow {
  /** left out: a day at sea. */
  at?: StopName;
  title?: Words;
  text: Words;
  arrives?: string;
  departs?: string;
}
export interface CruiseRow extends Row {
  line: string;
  ship: string;
  lineUrl?: string;
  port: Words;
  nights: number;
  itinerary: PortRow[];
  /** SGD cents per guest of two in the lowest class. */
  price: number;
  /** Which classes the ship has, and how many guests each holds. */
  cabins: Partial<Record<'inside' | 'oceanview' | 'balcony' | 'suite', number>>;
  cabinsPerSailing: number;
  sailings?: { dayOffset: number; percent?: number; cabins?: Partial<Record<'inside' | 'oceanview' | 'balcony' | 'suite', number>> }[];
  /** One alone pays this percent of a guest's price; left out: nobody may come alone. */
  single?: number;
}
