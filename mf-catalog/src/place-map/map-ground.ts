import L from 'leaflet';
import { decodeRing } from './outlines.rules';
import { readMapTiles } from './map-tiles';

const css = (element: HTMLElement, name: string) => getComputedStyle(element).getPropertyValue(name).trim();

/** The configured tiles, or the shipped coasts. Outlines are a chunk of their own: with tiles nobody downloads them. */
export function addGround(map: L.Map) {
  const tiles = readMapTiles();
  if (tiles) {
    L.tileLayer(tiles.address, { maxZoom: 19 }).addTo(map);
    if (tiles.attribution) L.control.attribution({ prefix: false }).addAttribution(tiles.attribution).addTo(map);
    return;
  }
  void import(/* webpackChunkName: "outlines" */ './outlines.json').then(({ default: { rings } }) => {
    const element = map.getContainer();
    // The map may have gone while the outlines were on their way.
    if (!element.isConnected) return;
    L.polygon(
      rings.map((ring) => [decodeRing(ring)]),
      {
        renderer: L.canvas({ padding: 0.5 }),
        interactive: false,
        stroke: true,
        weight: 1,
        color: css(element, '--line-strong'),
        fillColor: css(element, '--raised'),
        fillOpacity: 1,
        opacity: 0.6,
      },
    ).addTo(map);
  });
}
