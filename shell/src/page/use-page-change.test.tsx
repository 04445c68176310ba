import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter, Link, useLocation } from '@straits/router';
import { followFocus } from './page-heading';
import { usePageChange } from './use-page-change';

const PAGES: Record<string, string> = {
  '/list': 'All hotels',
  '/hotel/detail?hotel=inn': 'The inn',
  '/hotel/detail?hotel=quay': 'The quay',
};

function Frame() {
  const place = useLocation();
  const said = usePageChange(place, place);
  const at = place.pathname + place.search;
  return (
    <>
      <p role="status">{said}</p>
      <main id="main">
        <h1>{PAGES[at.replace(/&.*|(?<=list)\?.*/, '')]}</h1>
        {Object.entries(PAGES).map(([href, name]) => (
          <Link key={href} href={href}>
            To {name}
          </Link>
        ))}
        <Link href={`${at}${at.includes('?') ? '&' : '?'}sort=price`}>Cheapest first</Link>
      </main>
    </>
  );
}

beforeAll(() => void followFocus());

function openAt(address: string) {
  history.replaceState(null, '', address);
  window.scrollTo = jest.fn();
  render(
    <BrowserRouter>
      <Frame />
    </BrowserRouter>,
  );
  return userEvent.setup();
}
const follow = async (user: ReturnType<typeof openAt>, name: string) => {
  screen.getByRole('link', { name }).focus();
  await user.keyboard('{Enter}');
};
const heading = (name: string) => screen.getByRole('heading', { name });

it('a link to another hotel leads to its top and heading, though the path is the same', async () => {
  const user = openAt('/hotel/detail?hotel=inn');

  await follow(user, 'To The quay');

  await waitFor(() => expect(heading('The quay')).toHaveFocus());
  expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
  expect(screen.getByRole('status')).toHaveTextContent('The quay');
});

it('any other change of the query leaves the window and the focus', async () => {
  const user = openAt('/list');

  await follow(user, 'Cheapest first');

  expect(window.location.search).toBe('?sort=price');
  expect(window.scrollTo).not.toHaveBeenCalled();
  expect(screen.getByRole('link', { name: 'Cheapest first' })).toHaveFocus();
});

it('back leads to the link that was followed, and says the heading', async () => {
  const user = openAt('/list');
  await follow(user, 'To The inn');
  await waitFor(() => expect(heading('The inn')).toHaveFocus());

  act(() => history.back());

  await screen.findByRole('heading', { name: 'All hotels' });
  await waitFor(() => expect(screen.getByRole('link', { name: 'To The inn' })).toHaveFocus());
  expect(screen.getByRole('status')).toHaveTextContent('All hotels');
});
