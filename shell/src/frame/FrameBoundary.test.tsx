import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi } from '@straits/testing/fake-api';
import { remoteWith, routeTo, showSite } from '../page/show-site.fixture';

let isBroken = true;
jest.mock('./Header', () => ({
  Header: () => {
    if (isBroken) throw new Error('the header broke');
    return <header>Straits</header>;
  },
}));

let said: jest.SpyInstance;
beforeEach(() => {
  isBroken = true;
  fakeApi({});
  said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => said.mockRestore());

const state = { remotes: [remoteWith([routeTo('/'), routeTo('/page')])], route: '/page' };

describe('a frame that throws', () => {
  it('opens the error page, and is told', async () => {
    const onFatal = jest.fn();

    await showSite('/page', { state, onFatal });

    expect(await screen.findByRole('heading', { name: 'Internal Server Error' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'help@straits.test' })).toBeInTheDocument();
    expect(document.title).toBe('Internal Server Error');
    expect(onFatal).toHaveBeenCalledWith(expect.objectContaining({ message: 'the header broke' }));
  });

  it('is tried anew at another address', async () => {
    await showSite('/page', { state });
    await screen.findByRole('heading', { name: 'Internal Server Error' });
    isBroken = false;

    await userEvent.click(screen.getByRole('link', { name: 'Go to the home page' }));

    await waitFor(() => expect(screen.getByRole('banner')).toHaveTextContent('Straits'));
    expect(screen.queryByRole('heading', { name: 'Internal Server Error' })).not.toBeInTheDocument();
  });
});
