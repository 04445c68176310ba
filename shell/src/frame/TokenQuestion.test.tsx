import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTexts, TextsProvider } from '@straits/i18n';
import { fakeApi } from '@straits/testing/fake-api';
import { person } from '@straits/testing/render-page';
import { receiveToken, tokenQuestion } from '../browser/token-arrival';
import en from '../locales/en.json';
import { TokenQuestion } from './TokenQuestion';

const ada = person();
const present = ada.status === 'signed' ? ada.user : null;

async function arrive(who: typeof present) {
  const texts = createTexts('en');
  texts.addResourceBundle('en', 'shell', en);
  render(
    <TextsProvider texts={texts}>
      <TokenQuestion />
    </TextsProvider>,
  );
  await act(() => receiveToken({ token: 'secret', present: who }));
}

beforeEach(() => {
  localStorage.clear();
  tokenQuestion.set(null);
});

describe('a link that signs in', () => {
  it('asks nobody where nobody is signed in', async () => {
    const requests = fakeApi({ 'POST /auth/exchange': { body: { token: 'mine', user: present, cartMerge: null } } });

    await arrive(null);

    expect(requests.map(({ body }) => body)).toEqual([{ token: 'secret' }]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(localStorage.getItem('token')).toBe('mine'));
  });

  it('does nothing until who is here has answered, and nothing at all when they stay', async () => {
    const requests = fakeApi({});
    localStorage.setItem('token', 'of Ada');
    await arrive(present);

    await userEvent.click(screen.getByText('Stay signed in as Ada Lim'));

    expect(requests).toEqual([]);
    expect(localStorage.getItem('token')).toBe('of Ada');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('takes the place of who is here when they say so', async () => {
    fakeApi({ 'POST /auth/exchange': { body: { token: 'of Budi', user: { ...present, Name: 'Budi' }, cartMerge: null } } });
    localStorage.setItem('token', 'of Ada');
    await arrive(present);

    await userEvent.click(screen.getByText('Sign in with the link'));

    await waitFor(() => expect(localStorage.getItem('token')).toBe('of Budi'));
  });
});
