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

function popupOf({ name, label, href }: MapMark, { open }: MarkActions): HTMLElement {
  const box = document.createElement('div');
  if (!href) {
    box.textContent = name;
    return box;
  }
  const link = Object.assign(document.createElement('a'), { href, textContent: name });
  link.addEventListener('click', (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    open(href);
  });
  box.append(link, Object.assign(document.createElement('p'), { textContent: label }));
  return box;
}

export const boundsOf = (marks: MapMark[]) => L.latLngBounds(marks.map(({ latitude, longitude }) => [latitude, longitude]));

const single = (mark: MapMark, actions: MarkActions) =>
  L.marker([mark.latitude, mark.longitude], { icon: icon(mark.label), alt: mark.name, title: mark.name, riseOnHover: true }).bindPopup(
    () => popupOf(mark, actions),
    {
      closeButton: false,
      maxWidth: 240,
    },
  );

function several(map: L.Map, { items: marks, at }: Cluster<MapMark>, { countWords }: MarkActions) {
  const words = countWords(marks.length);
  const marker = L.marker(map.unproject([at.x, at.y]), {
    icon: icon(String(marks.length), 'map-mark map-cluster'),
    alt: words,
    title: words,
  });
  return marker.on('click keypress', () => {
    const bounds = boundsOf(marks);
    // Marks at one address cannot be parted by any zoom: there the first of them opens.
    if (bounds.getNorthEast().equals(bounds.getSouthWest()) || map.getZoom() >= map.getMaxZoom())
      marker.bindPopup(marks.map(({ name }) => name).join(', ')).openPopup();
    else map.fitBounds(bounds, { padding: [60, 60] });
  });
}

export interface MarkedMap {
  map: L.Map;
  layer: L.LayerGroup;
}

/** Draws the marks as they fit at the present zoom. */
export function drawMarks({ map, layer }: MarkedMap, marks: MapMark[], actions: MarkActions) {
  layer.clearLayers();
  const pixelOf = ({ latitude, longitude }: MapMark) => map.project([latitude, longitude]);
  for (const cluster of clusterBy(marks, pixelOf, REACH)) {
    const [first] = cluster.items;
    layer.addLayer(cluster.items.length === 1 && first ? single(first, actions) : several(map, cluster, actions));
  }
}
