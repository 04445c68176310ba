import { readMapTiles } from './map-tiles';

process.env.MAP_TILES = 'https://tiles.test/{z}/{x}/{y}.png';
process.env.MAP_ATTRIBUTION = '© "Makers" <b>';

it('tells maps where their pictures are, and lets these through', async () => {
  const { settings } = await import('./settings');
  const { documentStart } = await import('./document');
  const { contentPolicy } = await import('./security-headers');
  const { mapTiles } = settings;
  const themeColors = { light: '#fff', dark: '#000' };
  const start = documentStart({ locale: 'EN', isGated: false, favicon: '/f.svg', css: '', themeColors, styleNonce: '', mapTiles });

  expect(start).toContain(
    '<meta name="straits-map-tiles" content="https://tiles.test/{z}/{x}/{y}.png" data-attribution="© &quot;Makers&quot; &lt;b&gt;">',
  );
  expect(contentPolicy({ styles: [], remoteOrigins: [] })).toMatch(/img-src [^;]* https:\/\/tiles\.test(;| )/);
});

it.each(['/tiles/{z}/{x}/{y}.png', 'https://{s}.tile.test/{z}/{x}/{y}.png', 'tiles.test', 'ftp://tiles.test/{z}'])(
  'refuses %s at start and says what is wanted',
  (address) => {
    expect(() => readMapTiles(address)).toThrow(`MAP_TILES=${address} is no address of tiles`);
  },
);
