/** Where map pictures come from: `<meta name="straits-map-tiles" content="https://tiles…/{z}/{x}/{y}.png" data-attribution="© …">`, set by the site (`MAP_TILES`). */
export interface MapTiles {
  address: string;
  attribution: string;
}

/** Null without a configured server: the map then draws the shipped outlines of coasts and islands. */
export function readMapTiles(): MapTiles | null {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="straits-map-tiles"]');
  return meta?.content ? { address: meta.content, attribution: meta.dataset.attribution ?? '' } : null;
}
