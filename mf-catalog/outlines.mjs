// Draws src/place-map/outlines.json from the public-domain Natural Earth outlines of world-atlas: Singapore, Indonesia, Malaysia and Brunei
// in detail, their neighbours coarser, the rest of the world as a sketch. Run by hand when the regions change: `node mf-catalog/outlines.mjs`.
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { feature } from 'topojson-client';

const require = createRequire(import.meta.url);
const atlas = (file) => require(`world-atlas/${file}.json`);
const DETAILED = new Set(['702', '360', '458', '096', '626']);
const NEIGHBOURS = new Set(['764', '608', '704', '116', '104', '418', '598', '036']);

const ringsOf = (shape) => (shape.type === 'Polygon' ? [shape.coordinates[0]] : shape.coordinates.map(([outer]) => outer));
const countries = (file, wanted) => {
  const topology = atlas(file);
  return topology.objects.countries.geometries
    .filter(({ id }) => wanted(id))
    .flatMap((country) => ringsOf(feature(topology, country).geometry));
};

// Thousandths of a degree are about 110 m; each point is the step from the one before.
// A ring over the date line goes on beyond 180 degrees instead of jumping round the world.
function encode(ring) {
  const steps = [];
  let [x, y] = [0, 0];
  let turn = 0;
  let before = ring[0][0];
  for (const [longitude, latitude] of ring) {
    if (Math.abs(longitude - before) > 180) turn += longitude < before ? 360 : -360;
    before = longitude;
    const [nextX, nextY] = [Math.round((longitude + turn) * 1000), Math.round(latitude * 1000)];
    if (steps.length > 0 && nextX === x && nextY === y) continue;
    steps.push(nextX - x, nextY - y);
    [x, y] = [nextX, nextY];
  }
  return steps;
}

const rings = [
  ...countries('countries-10m', (id) => DETAILED.has(id)),
  ...countries('countries-50m', (id) => NEIGHBOURS.has(id)),
  ...countries('countries-110m', (id) => !DETAILED.has(id) && !NEIGHBOURS.has(id)),
].map(encode);
const file = path.join(import.meta.dirname, 'src/place-map/outlines.json');
writeFileSync(
  file,
  JSON.stringify({ source: 'Natural Earth, public domain, by world-atlas 2.0.2', rings: rings.filter((ring) => ring.length >= 8) }),
);
