import { screen, waitFor } from '@testing-library/react';
import { fakeApi, refused } from '@straits/testing/fake-api';
import { renderPage } from '@straits/testing/render-page';
import texts from '../locales/en.json';
import { SearchBox } from './SearchBox';

const zoo = { type: 'product', id: 'zoo', kind: 'attraction', name: 'River Zoo', detail: 'Singapore', href: '/attraction/zoo' };

const show = (items: object[]) => {
  fakeApi({ 'GET /suggest': { body: { items } } });
  return renderPage(<SearchBox />, { at: '/', texts: { catalog: texts } });
};

describe('the list under the search box', () => {
  it('offers to search for the words themselves where nothing is suggested, and says what will be shown', async () => {
    const { user } = await show([]);

    await user.type(screen.getByRole('combobox'), 'nasi goreng');
    const rows = await screen.findAllByRole('option');
    await user.keyboard('{ArrowDown}{Enter}');

    expect(rows).toHaveLength(1);
    expect(rows[0]).toHaveTextContent('Search for “nasi goreng”No match for these words');
    expect(window.location.pathname + window.location.search).toBe('/search?q=nasi+goreng');
  });

  it('has that row at its end, after what is suggested', async () => {
    const { user } = await show([zoo]);

    await user.type(screen.getByRole('combobox'), 'zo');
    await screen.findByRole('option', { name: /River Zoo/ });

    expect(screen.getAllByRole('option').at(-1)).toHaveTextContent(/^Search for “zo”$/);
    await user.click(screen.getByRole('option', { name: 'Search for “zo”' }));
    expect(window.location.search).toBe('?q=zo');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('says that nothing matches only once that is known of the words that stand there', async () => {
    fakeApi({ 'GET /suggest': ({ query }) => ({ body: { items: query.get('q') === 'xq' ? [] : [zoo] } }) });
    const fetchNow = globalThis.fetch;
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    globalThis.fetch = async (...asked) => {
      const said = await fetchNow(...asked);
      if (String(asked[0] instanceof Request ? asked[0].url : asked[0]).includes('q=zoo')) await held;
      return said;
    };
    const { user } = await renderPage(<SearchBox />, { at: '/', texts: { catalog: texts } });

    await user.type(screen.getByRole('combobox'), 'xq');
    await screen.findByText(/^No match for these words/);
    await user.clear(screen.getByRole('combobox'));
    await user.type(screen.getByRole('combobox'), 'zoo');
    const row = await screen.findByRole('option', { name: /zoo/ });

    expect(row).toHaveTextContent(/^Search for “zoo”$/);
    answer();
    expect(await screen.findByRole('option', { name: /River Zoo/ })).toBeVisible();
  });

  it('shows nothing of other words, nor says that nothing matches, where no answer came for these', async () => {
    fakeApi({ 'GET /suggest': ({ query }) => (query.get('q') === 'zoo' ? { body: { items: [zoo] } } : refused('internal_error')) });
    const { user } = await renderPage(<SearchBox />, { at: '/', texts: { catalog: texts } });

    await user.type(screen.getByRole('combobox'), 'zoo');
    await screen.findByRole('option', { name: /River Zoo/ });
    await user.clear(screen.getByRole('combobox'));
    await user.type(screen.getByRole('combobox'), 'bali');

    expect(await screen.findByRole('option', { name: 'Search for “bali”' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('option', { name: /River Zoo/ })).not.toBeInTheDocument());
    expect(screen.getByRole('option')).toHaveTextContent(/^Search for “bali”$/);
  });

  it('leads on the day that is chosen beside the words, where they say one too', async () => {
    const { user } = await show([{ ...zoo, href: '/attraction/zoo?date=2026-12-12&units=ADULT%3A2' }]);

    await user.type(screen.getByLabelText('Date of visit'), '2026-12-24');
    await user.type(screen.getByRole('combobox'), 'zoo 2a 12 dec');
    await user.click(await screen.findByRole('option', { name: /River Zoo/ }));

    expect(window.location.search).toBe('?date=2026-12-24&units=ADULT%3A2');
  });
});
