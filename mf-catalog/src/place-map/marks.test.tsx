import { fireEvent, screen } from '@testing-library/react';
import L from 'leaflet';
import { drawMarks, showAll, type MapMark } from './marks';

const mark = (id: string, latitude: number, longitude: number): MapMark => ({
  id,
  name: id,
  latitude,
  longitude,
  label: `SGD ${id}`,
  href: `/${id}`,
});

let map: L.Map;
const open = jest.fn();

function draw(marks: MapMark[]) {
  const place = document.body.appendChild(document.createElement('div'));
  Object.defineProperties(place, { clientWidth: { value: 800 }, clientHeight: { value: 600 } });
  map = L.map(place, { zoomAnimation: false, maxZoom: 17 }).setView([1.35, 103.82], 5);
  const layer = L.layerGroup().addTo(map);
  const drawn = () => drawMarks({ map, layer }, marks, { open, countWords: (count) => `${count} products` });
  drawn();
  map.on('zoomend', drawn);
  return { layer, drawn };
}
afterEach(() => {
  map.remove();
  document.body.replaceChildren();
});

function pressEnter(name: string) {
  const marker = screen.getByTitle(name);
  marker.focus();
  fireEvent.keyPress(marker, { key: 'Enter', keyCode: 13 });
}

describe('marks of the map', () => {
  it('keep the focus on the first mark of what a group opens to', () => {
    draw([mark('far', 10, 110), mark('zoo', 1.4, 103.79), mark('safari', 1.41, 103.9)]);

    pressEnter('2 products');

    expect(screen.getByTitle('zoo')).toHaveFocus();
  });

  it('open as one, each with its page, where they stand at one address', () => {
    draw([mark('zoo', 1.4, 103.79), mark('safari', 1.4, 103.79)]);

    pressEnter('2 products');
    fireEvent.click(screen.getByRole('link', { name: 'safari' }));

    expect(screen.getByRole('link', { name: 'zoo' })).toHaveFocus();
    expect(open).toHaveBeenCalledWith('/safari');
  });

  it('get the focus back from what they opened', () => {
    draw([mark('zoo', 1.4, 103.79)]);
    pressEnter('zoo');
    const link = screen.getByRole('link', { name: 'zoo' });
    expect(link).toHaveFocus();

    fireEvent.keyDown(link, { key: 'Escape' });

    expect(screen.getByTitle('zoo')).toHaveFocus();
  });
});

describe('a map of several places', () => {
  it('leaves room beside them for half of the longest name', () => {
    const wide = jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(160);
    const placed = [mark('west', 5.98, 116.07), mark('east', 5.5, 118.3)];
    const { layer, drawn } = draw(placed);

    showAll({ map, layer }, placed, drawn);

    for (const { latitude, longitude } of placed) {
      const { x } = map.latLngToContainerPoint([latitude, longitude]);
      expect(Math.min(x, 800 - x)).toBeGreaterThanOrEqual(80);
    }
    wide.mockRestore();
  });
});
