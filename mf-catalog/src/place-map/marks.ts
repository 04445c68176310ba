import L from 'leaflet';
import { clusterBy, type Cluster } from './clusters.rules';

export interface MapMark {
  id: string;
  name: string;
  latitude: number;
  longitude: number;
  /** On the marker: a price. */
  label: string;
  /** The product's page; without it the marker only names the place. */
  href?: string;
}

export interface MarkActions {
  open: (href: string) => void;
  /** Words of several markers in one place: "12 attractions". */
  countWords: (count: number) => string;
}

/** About the size of a price on a marker. */
const REACH = { x: 76, y: 30 };

const icon = (label: string, className = 'map-mark') => {
  const element = document.createElement('span');
  element.textContent = label;
  return L.divIcon({ className, html: element, iconSize: undefined });
};

function linkOf({ name, href }: MapMark, { open }: MarkActions): HTMLElement | string {
  if (!href) return name;
  const link = Object.assign(document.createElement('a'), { href, textContent: name });
  link.addEventListener('click', (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    open(href);
  });
  return link;
}

const paragraph = (text: string) => Object.assign(document.createElement('p'), { textContent: text });

function popupOf(marks: MapMark[], actions: MarkActions): HTMLElement {
  const box = document.createElement('div');
  for (const mark of marks) box.append(linkOf(mark, actions), ...(mark.href || marks.length > 1 ? [paragraph(mark.label)] : []));
  return box;
}

/** The keyboard goes to what opens, and back to the marker by Escape. */
function withPopup(marker: L.Marker, marks: MapMark[], actions: MarkActions): L.Marker {
  const popup = L.popup({ closeButton: false, maxWidth: 240 }).setContent(() => popupOf(marks, actions));
  const close = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return;
    marker.getElement()?.focus({ preventScroll: true });
    marker.closePopup();
  };
  return marker.bindPopup(popup).on('popupopen', () => {
    popup.getElement()?.addEventListener('keydown', close);
    popup.getElement()?.querySelector('a')?.focus({ preventScroll: true });
  });
}

export const boundsOf = (marks: MapMark[]) => L.latLngBounds(marks.map(({ latitude, longitude }) => [latitude, longitude]));

const single = (mark: MapMark, actions: MarkActions) =>
  withPopup(
    L.marker([mark.latitude, mark.longitude], { icon: icon(mark.label), alt: mark.name, title: mark.name, riseOnHover: true }),
    [mark],
    actions,
  );

function several(map: L.Map, { items: marks, at }: Cluster<MapMark>, actions: MarkActions) {
  const words = actions.countWords(marks.length);
  const marker = L.marker(map.unproject([at.x, at.y]), {
    icon: icon(String(marks.length), 'map-mark map-cluster'),
    alt: words,
    title: words,
  });
  const bounds = boundsOf(marks);
  // Marks at one address cannot be parted by any zoom: there they open as one.
  if (bounds.getNorthEast().equals(bounds.getSouthWest()) || map.getZoom() >= map.getMaxZoom()) return withPopup(marker, marks, actions);
  return marker.on('click keypress', () => map.fitBounds(bounds, { padding: [60, 60] }));
}

/** What stands at a marker: who has the keyboard's focus on it keeps it when the marks are drawn anew. */
const marksAt = new WeakMap<L.Marker, MapMark[]>();

export interface MarkedMap {
  map: L.Map;
  layer: L.LayerGroup;
}

const focusedMark = (layer: L.LayerGroup): MapMark | undefined => {
  const markers = layer.getLayers().filter((drawn) => drawn instanceof L.Marker);
  const focused = markers.find((marker) => marker.getElement() === document.activeElement);
  return focused && marksAt.get(focused)?.[0];
};

function markerOf(map: L.Map, cluster: Cluster<MapMark>, actions: MarkActions): L.Marker {
  const [first, ...others] = cluster.items;
  return first && others.length === 0 ? single(first, actions) : several(map, cluster, actions);
}

/** Draws the marks as they fit at the present zoom. */
export function drawMarks({ map, layer }: MarkedMap, marks: MapMark[], actions: MarkActions) {
  const focused = focusedMark(layer);
  layer.clearLayers();
  const pixelOf = ({ latitude, longitude }: MapMark) => map.project([latitude, longitude]);
  for (const cluster of clusterBy(marks, pixelOf, REACH)) {
    const marker = markerOf(map, cluster, actions);
    marksAt.set(marker, cluster.items);
    layer.addLayer(marker);
    if (focused && cluster.items.includes(focused)) marker.getElement()?.focus({ preventScroll: true });
  }
}

/** Half of the widest label that is drawn: a marker stands over the middle of its place, and its words are not to be cut by the map's edge. */
function halfOfWidest(layer: L.LayerGroup): number {
  const widths = layer.getLayers().map((drawn) => (drawn instanceof L.Marker ? (drawn.getElement()?.offsetWidth ?? 0) : 0));
  return Math.max(0, ...widths) / 2;
}

const EDGE = 36;

/** All places in view, with their words. How wide those are is known once they are drawn. */
export function showAll({ map, layer }: MarkedMap, marks: MapMark[], draw: () => void) {
  const fit = (beside: number) => map.fitBounds(boundsOf(marks), { padding: [beside, EDGE], maxZoom: 13, animate: false });
  fit(EDGE);
  draw();
  const beside = halfOfWidest(layer) + 8;
  if (beside > EDGE) fit(beside);
}
