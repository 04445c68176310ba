export interface MapTiles {
  /** `https://tiles…/{z}/{x}/{y}.png`. */
  address: string;
  attribution: string;
}

/** Pictures of maps by the environment; null without them. Told at start: the policy names one host, and a wrong one would leave maps blank. */
export function readMapTiles({ MAP_TILES, MAP_ATTRIBUTION = '' }: NodeJS.ProcessEnv): MapTiles | null {
  if (!MAP_TILES) return null;
  const isWhole = URL.canParse(MAP_TILES) && /^https?:\/\/[^{/]+\//.test(MAP_TILES);
  if (!isWhole)
    throw new Error(
      `MAP_TILES=${MAP_TILES} is no address of tiles: write it whole and with one host, https://tiles.example/{z}/{x}/{y}.png`,
    );
  return { address: MAP_TILES, attribution: MAP_ATTRIBUTION };
}
