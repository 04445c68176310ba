import { act, screen, waitFor } from '@testing-library/react';
import { fakeApi } from '@straits/testing/fake-api';
import { renderPage } from '@straits/testing/render-page';
import texts from '../locales/en.json';
import { aCard } from '../product/product.builder';
import { RecentlyViewed } from './RecentlyViewed';

let comeNear: (() => void) | undefined;
const before = globalThis.IntersectionObserver;
beforeEach(() => {
  localStorage.clear();
  comeNear = undefined;
  globalThis.IntersectionObserver = class {
    constructor(seen: IntersectionObserverCallback) {
      // A busy page hears of two looks at once: away, then near.
      const looks = [false, true].map((isIntersecting) => ({ isIntersecting }) as IntersectionObserverEntry);
      comeNear = () => seen(looks, this as unknown as IntersectionObserver);
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});
afterEach(() => void (globalThis.IntersectionObserver = before));

const show = (ids: string[]) => {
  localStorage.setItem('straits_viewed', JSON.stringify(ids));
  window.dispatchEvent(new Event('storage'));
  const asked = fakeApi({ 'GET /cards': { body: { items: [aCard(), aCard({ id: 'river', name: 'River Wonders' })] } } });
  return renderPage(<RecentlyViewed except="zoo" />, { at: '/', texts: { catalog: texts } }).then((view) => ({ ...view, asked }));
};

it("asks for what was looked at when it comes near, without the page's own product", async () => {
  const { asked } = await show(['zoo', 'river']);
  expect(await screen.findByRole('heading', { name: 'Looked at last' })).toBeVisible();
  expect(asked).toEqual([]);

  act(() => comeNear?.());

  expect(await screen.findByRole('link', { name: 'River Wonders' })).toBeVisible();
  expect(asked.at(-1)?.query.get('ids')).toBe('river');
});

it('says nothing where nothing else was looked at, or nothing of it is sold', async () => {
  const { container } = await show(['zoo']);
  expect(container).toBeEmptyDOMElement();

  fakeApi({ 'GET /cards': { body: { items: [] } } });
  await renderPage(<RecentlyViewed />, { at: '/', texts: { catalog: texts } });
  await screen.findByRole('heading', { name: 'Looked at last' });
  act(() => comeNear?.());

  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Looked at last' })).not.toBeInTheDocument());
});
