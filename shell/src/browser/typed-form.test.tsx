import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { fakeApi } from '@straits/testing/fake-api';
import { person } from '@straits/testing/render-page';
import { sessionEnded, signedIn } from '@straits/session';
import { watchFields } from './reload-guard';
import { bringBackWithPage, bringTypedBack, setTypedAside } from './typed-form';

const session = person();
const user = session.status === 'signed' ? session.user : undefined;
const signIn = () => act(() => void signedIn({ token: 't'.repeat(40), user: user!, cartMerge: null }));

function Form() {
  const [name, setName] = useState('');
  return (
    <main>
      <input aria-label="Name" name="name" value={name} onChange={(event) => setName(event.target.value)} />
    </main>
  );
}
const go = (path: string) => window.history.replaceState(null, '', path);

beforeAll(() => {
  watchFields();
  bringTypedBack();
});
afterEach(() => act(() => void sessionEnded()));

test('what was typed when the session ended is set aside for its person, and stands there after the sign-in', async () => {
  const asked = fakeApi({ 'PUT /typed-form': { body: { done: true } }, 'GET /typed-form': { body: { fields: { name: 'Mei' } } } });
  go('/profile/form?passenger=new');
  signIn();
  const { unmount } = render(<Form />);
  await userEvent.type(screen.getByLabelText('Name'), 'Mei');
  setTypedAside();
  unmount();
  go('/login?next=%2Fprofile%2Fform%3Fpassenger%3Dnew&why=ended');
  signIn();
  await waitFor(() => expect(asked.map(({ what }) => what)).toContain('GET /typed-form'));
  go('/profile/form?passenger=new');

  render(<Form />);

  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveValue('Mei'));
  expect(asked[0]).toMatchObject({
    what: 'PUT /typed-form',
    body: { of: user?.Id, path: '/profile/form?passenger=new', fields: { name: 'Mei' } },
  });
});

test.each(['/checkout', '/payment?order=STX', '/profile/form'])(
  'nothing is set aside where nothing is typed or the page keeps its own: %s',
  async (path) => {
    const asked = fakeApi({ 'PUT /typed-form': { body: { done: true } } });
    go(path);
    signIn();
    render(<Form />);
    if (path !== '/profile/form') await userEvent.type(screen.getByLabelText('Name'), 'Mei');

    setTypedAside();

    expect(asked).toEqual([]);
  },
);

test('what was typed into a page whose code did not come stands there when the page is tried again', async () => {
  go('/register');
  const { rerender } = render(<Form />);
  await userEvent.type(screen.getByLabelText('Name'), 'Mei');

  bringBackWithPage();
  rerender(<main>This page did not load</main>);
  await screen.findByText('This page did not load');
  rerender(<Form key="again" />);

  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveValue('Mei'));
});
