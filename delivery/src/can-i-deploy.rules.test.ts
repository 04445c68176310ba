import type { ContractRoute, PublishedVersion } from '@straits/remote-contract/schema';
import { findings, propsFault, satisfies, tableOf, type World } from './can-i-deploy.rules';
import { aVersion } from './version.fixture';

const text = { type: 'string' };
const props = { type: 'object', properties: { hint: text }, required: ['hint'] };
const route: ContractRoute = {
  path: '/cart',
  chunk: 'cart',
  layout: 'default',
  middleware: [],
  titleKey: 't',
  texts: [],
  mayBeMissing: false,
  robots: 'noindex',
  render: 'browser',
};
const fragment = { name: 'AddToCart', slot: 'page', audience: 'all', width: 1, height: 1 } as const;

const contract = aVersion('x').contract;
const booking = (change: Partial<PublishedVersion> = {}) =>
  aVersion('b2', {
    contract: { ...contract, name: 'mf_booking', namespace: 'booking', routes: [route], fragments: [fragment] },
    exposes: ['pages', 'AddToCart'],
    requires: { react: '19.3.1', '@straits/http': '^1.0.0' },
    props: { 'mf_booking/AddToCart': props },
    routes: { '/cart': 90 },
    ...change,
  });
const catalog = aVersion('c1', { uses: { 'mf_booking/AddToCart': props } });
const world = (candidate: PublishedVersion, change: Partial<World> = {}): World => ({
  shell: { provides: { react: '19.3.1', '@straits/http': '1.4.0' }, uses: {} },
  live: { mf_catalog: catalog, mf_booking: booking({ version: 'b1' }) },
  candidates: [candidate],
  ...change,
});
const faults = (given: World) => findings(given).flatMap(({ fault }) => fault ?? []);

describe('can-i-deploy', () => {
  it('lets a version through that fits everything that is live', () => {
    expect(faults(world(booking()))).toEqual([]);
  });

  it.each<[string, PublishedVersion, string]>([
    ['a removed module', booking({ exposes: ['pages'] }), 'promises "AddToCart"'],
    [
      'a removed fragment that another shows',
      booking({ exposes: ['pages'], props: {}, contract: { ...booking().contract, fragments: [] } }),
      'mf_booking/AddToCart is shown there',
    ],
    [
      'a prop that is wanted and not given',
      booking({ props: { 'mf_booking/AddToCart': { ...props, properties: { hint: text, price: text }, required: ['hint', 'price'] } } }),
      '"price" is wanted',
    ],
    [
      'a prop of another type',
      booking({ props: { 'mf_booking/AddToCart': { ...props, properties: { hint: { type: 'number' } } } } }),
      'means something else',
    ],
    ['another React', booking({ requires: { react: '20.0.0' } }), 'react 20.0.0 is wanted, the shell has 19.3.1'],
    ['a package that the shell has not', booking({ requires: { lodash: '^4.0.0' } }), 'the shell does not have it'],
    ['a page that would be gone', booking({ contract: { ...booking().contract, routes: [] } }), '/cart is live and would be gone'],
    [
      'a page of somebody else',
      booking({ contract: { ...booking().contract, routes: [route, { ...route, path: '/' }] } }),
      '/ belongs to mf_catalog',
    ],
    ['too much script', booking({ routes: { '/cart': 101 } }), '101 bytes of script, the budget is 100'],
    [
      'a menu that leads nowhere',
      booking({ contract: { ...booking().contract, navigation: [{ titleKey: 't', path: '/trains', order: 1, audience: 'all' }] } }),
      'leads to /trains',
    ],
  ])('stops %s', (_what, candidate, fault) => {
    const home = { ...catalog, contract: { ...contract, routes: [{ ...route, path: '/' }] } };
    const given = world(candidate, { live: { mf_catalog: home, mf_booking: booking({ version: 'b1' }) } });

    expect(faults(given).join('\n')).toContain(fault);
  });

  it('lets two remotes change a prop together, which neither could alone', () => {
    const wider = { ...props, properties: { hint: text, price: text }, required: ['hint', 'price'] };
    const [giver, taker] = [
      booking({ props: { 'mf_booking/AddToCart': wider } }),
      { ...catalog, version: 'c2', uses: { 'mf_booking/AddToCart': wider } },
    ];

    expect(faults(world(giver))).not.toEqual([]);
    expect(faults(world(taker))).not.toEqual([]);
    expect(faults(world(giver, { candidates: [giver, taker] }))).toEqual([]);
  });

  it('says it in a table', () => {
    const table = tableOf(findings(world(booking({ requires: { react: '20.0.0' } })))).split('\n');

    expect(table[0]).toMatch(/^remote +check +with +verdict$/);
    expect(table[1]).toMatch(/^mf_booking +shared packages +shell +react 20\.0\.0 is wanted/);
  });

  it.each([
    ['1.4.0', '^1.2.9', true],
    ['1.2.9', '^1.2.9', true],
    ['1.2.8', '^1.2.9', false],
    ['2.0.0', '^1.2.9', false],
    ['19.3.1', '19.3.1', true],
    ['19.3.2', '19.3.1', false],
  ])('%s for %s: %s', (version, range, fits) => {
    expect(satisfies(version, range)).toBe(fits);
  });

  it('does not mind a new prop that may be left out', () => {
    expect(propsFault(props, { ...props, properties: { hint: text, tone: text } })).toBeNull();
  });
});
