import { useEffect, useRef } from 'react';
import L from 'leaflet';
import { useTexts } from '@straits/i18n';
import { useNavigate } from '@straits/router';
import { addGround } from './map-ground';
import { readMapTiles } from './map-tiles';
import { mapCss } from './map.styles';
import { boundsOf, drawMarks, showAll, type MapMark, type MarkActions } from './marks';

// Coasts say something from afar, streets from near.
const placeZoom = () => (readMapTiles() ? 15 : 9);

function createMap(place: HTMLElement, words: { in: string; out: string }) {
  const map = L.map(place, {
    zoomControl: false,
    attributionControl: false,
    minZoom: 3,
    maxZoom: 17,
    zoomSnap: 0.25,
    worldCopyJump: true,
    scrollWheelZoom: false,
    // Leaflet ends an animated zoom by a timer that it forgets to cancel: on a page left meanwhile it reads a map that is gone.
    zoomAnimation: false,
  });
  map.setView([1.35, 103.82], 5);
  L.control.zoom({ position: 'topright', zoomInTitle: words.in, zoomOutTitle: words.out }).addTo(map);
  addGround(map);
  return map;
}

/** Places with their prices. Markers take the keyboard's focus and open with Enter; the list beside says the same. Loaded only when it is shown. */
export function PlaceMap({ marks }: { marks: MapMark[] }) {
  const { t } = useTexts('catalog');
  const navigate = useNavigate();
  const place = useRef<HTMLDivElement>(null);
  const map = useRef<L.Map | null>(null);
  const actions = useRef<MarkActions>(undefined);
  actions.current = { open: (href) => void navigate(href), countWords: (count) => t('everything.total', { count }) };

  useEffect(() => {
    if (!place.current) return;
    const created = createMap(place.current, { in: t('map.in'), out: t('map.out') });
    map.current = created;
    const resized = new ResizeObserver(() => created.invalidateSize());
    resized.observe(place.current);
    return () => {
      resized.disconnect();
      created.remove();
      map.current = null;
    };
    // The map is made once; its words are those of the language that it was made in.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  const key = marks.map(({ id, label }) => `${id}=${label}`).join('|');
  useEffect(() => {
    const shown = map.current;
    if (!shown) return;
    const layer = L.layerGroup().addTo(shown);
    const draw = () => actions.current && drawMarks({ map: shown, layer }, marks, actions.current);
    if (marks.length === 1) shown.setView(boundsOf(marks).getCenter(), placeZoom());
    shown.on('zoomend', draw);
    if (marks.length > 1) showAll({ map: shown, layer }, marks, draw);
    else draw();
    return () => {
      shown.off('zoomend', draw);
      layer.remove();
    };
    // The key says whether the marks are others: the list is a new one at each render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key]);

  return <div css={mapCss} ref={place} role="region" aria-label={t('map.region')} />;
}
