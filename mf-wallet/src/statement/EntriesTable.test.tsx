import { screen } from '@testing-library/react';
import type { StatementEntry } from '@straits/api-contract';
import { renderPage } from '@straits/testing/render-page';
import wallet from '../locales/en.json';
import { EntriesTable } from './EntriesTable';

const sgd = (amount: number) => ({ amount, currency: 'SGD' });
const spent: StatementEntry = {
  ...{ id: '1', at: '2026-11-02T03:00:00.000Z', kind: 'spend', description: 'STABCDEF', orderCode: 'STABCDEF', status: 'POSTED' },
  ...{ debit: sgd(4_000), credit: null, balance: sgd(6_000), dueOn: null },
};

it.each([
  ['leads to the orders of the reader', true, 1],
  ['names the orders of an agency under theirs, which only that one can open', false, 0],
])('%s', async (_, isOwn, links) => {
  await renderPage(<EntriesTable entries={[spent]} caption="November" isOwn={isOwn} />, { at: '/credit_balance', texts: { wallet } });

  expect(await screen.findByText('STABCDEF', { exact: false })).toBeVisible();
  expect(screen.queryAllByRole('link', { name: 'STABCDEF' })).toHaveLength(links);
});
