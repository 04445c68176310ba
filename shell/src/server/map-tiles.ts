export interface MapTiles {
  /** `https://tiles…/{z}/{x}/{y}.png`. */
  address: string;
  attribution: string;
}

/** Pictures of maps; null without them. A wrong address is told at start: the policy names one host, and a wrong one would leave maps blank. */
export function readMapTiles(address: string | undefined, attribution = ''): MapTiles | null {
  if (!address) return null;
  const isWhole = URL.canParse(address) && /^https?:\/\/[^{/]+\//.test(address);
  if (!isWhole)
    throw new Error(`MAP_TILES=${address} is no address of tiles: write it whole and with one host, https://tiles.example/{z}/{x}/{y}.png`);
  return { address, attribution };
}
