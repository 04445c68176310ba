import { screen } from '@testing-library/react';
import { fakeApi } from '@straits/testing/fake-api';
import { person, renderPage } from '@straits/testing/render-page';
import account from '../locales/en.json';
import { CommandKey } from './CommandKey';

const booking = {
  ...{ lineId: 'a', orderCode: 'ST4F7H2K9P', contactName: 'Mei Tan', productName: 'River Zoo', optionName: 'Day ticket', lang: 'en' },
  ...{ localDate: '2026-12-10', startTime: null, people: 2, total: { amount: 8_000, currency: 'SGD' } },
};
const show = async (isAdmin = false) => {
  const requests = fakeApi({
    'GET /agency/clients': { body: { items: [], today: '2026-12-01', latest: '2028-11-30' } },
    'GET /agency/bookings': { body: { items: [booking], serverNow: '2026-12-01T00:00:00Z' } },
    'GET /suggest': { body: { items: [] } },
  });
  const view = await renderPage(<CommandKey isAdmin={isAdmin} />, {
    at: '/',
    texts: { account },
    session: person({ IsB2B: 'true', AgencyRole: 'booker' }),
  });
  return { ...view, requests };
};

it('asks for nothing until Ctrl+K, then leads by keys alone to an order', async () => {
  const { user, requests } = await show();
  expect(requests).toEqual([]);

  await user.keyboard('{Control>}k{/Control}');
  const box = await screen.findByRole('combobox', { name: account.agency.commands.label });
  expect(box).toHaveFocus();
  expect(screen.getAllByRole('option')[0]).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{ArrowUp}');
  expect(screen.getAllByRole('option').at(-1)).toHaveAttribute('aria-selected', 'true');
  // A booker has no way to the pages of administrators.
  expect(screen.queryByRole('option', { name: /People/ })).not.toBeInTheDocument();
  await user.type(box, 'z');
  expect(screen.getByText(account.agency.commands.none)).toBeVisible();
  await user.clear(box);
  await user.type(box, 'mei');
  const found = await screen.findByRole('option', { name: /ST4F7H2K9P Mei Tan/ });
  expect(box).toHaveAttribute('aria-activedescendant', found.id);
  await user.keyboard('{Enter}');

  expect(window.location.pathname + window.location.search).toBe('/order-detail?order=ST4F7H2K9P');
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
});

it('shows an administrator the money, the profile and what is done most, with nothing typed', async () => {
  const { user } = await show(true);

  await user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('combobox');
  const shown = screen.getAllByRole('option').map(({ textContent }) => textContent);
  const { to, act } = account.agency.commands;

  expect(shown).toHaveLength(12);
  for (const label of [to.wallet, to.profile, ...Object.values(act)]) expect(shown).toContainEqual(expect.stringContaining(label));
});
