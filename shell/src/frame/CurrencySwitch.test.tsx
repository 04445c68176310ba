import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi } from '@straits/testing/fake-api';
import { remoteWith, routeTo, showSite } from '../page/show-site.fixture';

it('shows the page’s prices in what was chosen, keeps it, and says what is charged', async () => {
  fakeApi({});
  const onCurrency = jest.fn();
  await showSite('/page?q=zoo&currency=SGD', {
    state: { remotes: [remoteWith([routeTo('/page')])], route: '/page' },
    onCurrency,
  });
  await userEvent.click(await screen.findByLabelText('Menu'));
  const menu = within(screen.getByRole('group', { name: 'Currency' }));

  expect(menu.getByRole('link', { name: /SGD/ })).toHaveAttribute('aria-current', 'true');
  expect(menu.getByText(/Charges stay in SGD/)).toBeInTheDocument();
  // Works without scripts, and keeps what was asked for.
  expect(menu.getByRole('link', { name: /IDR/ })).toHaveAttribute('href', '/page?q=zoo&currency=IDR');
  await userEvent.click(menu.getByRole('link', { name: /IDR/ }));

  expect(onCurrency).toHaveBeenCalledWith('IDR');
  await waitFor(() => expect(menu.getByRole('link', { name: /IDR/ })).toHaveAttribute('aria-current', 'true'));
  expect(window.location.pathname + window.location.search).toBe('/page?q=zoo&currency=SGD');
});

it('has room for each currency’s name on one line', async () => {
  fakeApi({});
  await showSite('/page', { state: { remotes: [remoteWith([routeTo('/page')])], route: '/page' } });
  const [button] = await screen.findAllByLabelText(/^Currency: /);

  // oxlint-disable-next-line testing-library/no-node-access -- the panel is a box without a name
  expect(getComputedStyle(button!.nextElementSibling!).inlineSize).toBe('max-content');
});
