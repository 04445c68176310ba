/** What a poster can show. Each has its drawing in `scenes/`. */
export const SCENES = [
  'skyline',
  'islands',
  'rice-terraces',
  'temple',
  'split-gate',
  'stupa',
  'volcano',
  'canopy-bridge',
  'wildlife',
  'orangutans',
  'dragons',
  'birds',
  'aquarium',
  'waterfall',
  'beach',
  'cable-car',
  'ferris-wheel',
  'gardens',
  'flowers',
  'colonial',
  'shophouses',
  'market',
  'hill-train',
  'coaster',
  'river-boat',
  'karst',
  'ferry',
  'cruise-ship',
  'hotel-pool',
  'van-road',
  'train',
  'reef',
  'cooking',
  'spa',
  'mosque',
  'tea-hills',
  'water-slides',
  'tower',
  'twin-towers',
] as const;
export type SceneName = (typeof SCENES)[number];

/** The inks and the hour of a poster. */
export const PALETTES = ['dawn', 'noon', 'lagoon', 'dusk', 'night', 'jungle', 'coral'] as const;
export type PaletteName = (typeof PALETTES)[number];

export interface PosterSpec {
  scene: SceneName;
  palette: PaletteName;
  seed: number;
}
