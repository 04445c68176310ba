import { screen, waitFor } from '@testing-library/react';
import type { ContractRoute } from '@straits/remote-contract/schema';
import { fakeApi } from '@straits/testing/fake-api';
import { remoteWith, routeTo, SHOP, showSite } from '../page/show-site.fixture';

type Layout = ContractRoute['layout'];

function seen() {
  const navigation = screen.queryAllByRole('navigation', { name: 'Main', hidden: true });
  return {
    hasHeader: screen.queryByRole('banner') !== null,
    hasNavigation: navigation.length > 0,
    hasFooter: screen.queryByRole('contentinfo') !== null,
    isWide: getComputedStyle(screen.getByRole('main')).getPropertyValue('--content-width') === '100%',
  };
}

it.each<[Layout, object]>([
  ['default', { hasHeader: true, hasNavigation: true, hasFooter: true, isWide: false }],
  ['blank', { hasHeader: true, hasNavigation: false, hasFooter: false, isWide: false }],
  ['pricing', { hasHeader: true, hasNavigation: true, hasFooter: false, isWide: true }],
])('the layout %s', async (layout, expected) => {
  fakeApi({});
  await showSite('/page', { state: { remotes: [remoteWith([routeTo('/page', layout)])], route: '/page' } });
  await screen.findByRole('heading', { name: 'The page itself' });

  await waitFor(() => expect(seen()).toEqual(expected));
});

describe('a shop that is the demonstration', () => {
  const demonstration = { ...SHOP, base: { ...SHOP.base, FeatureFlags: { demonstration: true } } };

  it.each<Layout>(['default', 'blank', 'pricing'])('says so on every page of the layout %s', async (layout) => {
    fakeApi({});
    await showSite('/page', { state: { shop: demonstration, remotes: [remoteWith([routeTo('/page', layout)])], route: '/page' } });
    await screen.findByRole('heading', { name: 'The page itself' });

    expect(screen.getByRole('complementary', { name: 'Demonstration' })).toHaveTextContent(/no money moves/);
  });

  it('is not said of a shop of its own', async () => {
    fakeApi({});
    await showSite('/page', { state: { remotes: [remoteWith([routeTo('/page')])], route: '/page' } });
    await screen.findByRole('heading', { name: 'The page itself' });

    expect(screen.queryByRole('complementary', { name: 'Demonstration' })).toBeNull();
  });
});
