import { screen, waitFor } from '@testing-library/react';
import { fakeApi } from '@straits/testing/fake-api';
import { person, renderPage } from '@straits/testing/render-page';
import { $session } from '@straits/session';
import { signInByToken } from '../browser/token-arrival';
import shell from '../locales/en.json';
import { ArrivedByLink } from './ArrivedByLink';

const ada = person();
const user = ada.status === 'signed' ? ada.user : null;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** As the page is after the reload. */
async function arrive() {
  const requests = fakeApi({
    'POST /auth/exchange': { body: { token: 'of Ada', user, cartMerge: null } },
    'POST /auth/sign-out': {},
    'POST /cart/merge': { body: { cartMerge: { moved: 1, joined: 0 } } },
  });
  await signInByToken('secret');
  return { ...(await renderPage(<ArrivedByLink />, { at: '/', session: ada, texts: { shell } })), requests };
}

describe('a page whose reader was signed in by a link', () => {
  it('names the account, until its owner has said that it is theirs', async () => {
    const { user, scope, requests } = await arrive();

    expect(await screen.findByRole('status')).toHaveTextContent('You are signed in as Ada Lim (ada@straits.test)');
    await user.click(screen.getByRole('button', { name: 'That is me' }));

    await waitFor(() => expect(screen.queryByText(/You are signed in as/)).not.toBeInTheDocument());
    expect(requests.some(({ what }) => what === 'POST /cart/merge')).toBe(true);
    expect(sessionStorage.getItem('straits_arrived')).toBeNull();
    expect(scope.getState($session).status).toBe('signed');
  });

  it('signs out whoever says that it is not them', async () => {
    const { user, scope, requests } = await arrive();

    await user.click(await screen.findByRole('button', { name: 'Not you? Sign out' }));

    await waitFor(() => expect(scope.getState($session).status).toBe('visitor'));
    expect(localStorage.getItem('token')).toBeNull();
    expect(requests.some(({ what }) => what === 'POST /cart/merge')).toBe(false);
  });

  it('says nothing to whoever signed in themselves', async () => {
    await renderPage(<ArrivedByLink />, { at: '/', session: ada, texts: { shell } });

    expect(screen.queryByText(/You are signed in as/)).not.toBeInTheDocument();
  });
});
