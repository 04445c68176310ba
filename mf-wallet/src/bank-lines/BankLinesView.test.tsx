import { screen, waitFor, within } from '@testing-library/react';
import type { BankComparison } from '@straits/api-contract';
import { fakeApi } from '@straits/testing/fake-api';
import { person, renderPage } from '@straits/testing/render-page';
import wallet from '../locales/en.json';
import { monthChoices } from '../statement/statement.rules';
import { BankLinesView } from './BankLinesView';

const [month = ''] = monthChoices(new Date());
const sgd = (amount: number) => ({ amount, currency: 'SGD' });
const sent = (reference: string): BankComparison['missing'][number] => ({
  reference,
  kind: 'top_up',
  date: `${month}-04`,
  amount: sgd(50_000),
  orderCode: null,
  isPosted: true,
});
const line = (text: string) => ({ account: '', bookedOn: `${month}-04`, amount: sgd(-50_000), bankRef: '', text });
const open = () =>
  renderPage(<BankLinesView currencies={['SGD']} />, {
    at: '/wallet_balance?view=bank-lines',
    texts: { wallet },
    session: person({ IsB2B: 'true' }),
  });

it('sends pasted lines, and shows what stands in both, what is missing and what is no payment to us', async () => {
  const comparison: BankComparison = {
    month,
    currency: 'SGD',
    matched: [{ line: line('PAYNOW TU123456789'), sent: sent('TU123456789') }],
    missing: [sent('TU987654321')],
    unknown: [line('Rent')],
    leftOut: 3,
  };
  const requests = fakeApi({ 'POST /wallet/bank-lines': { body: comparison } });
  const { user } = await open();

  await user.click(screen.getByLabelText('Bank lines'));
  await user.paste('date,amount');
  await user.click(screen.getByRole('button', { name: /^Compare/ }));

  expect(await screen.findByText('1 of 2 payments to us stand in your bank’s lines')).toBeVisible();
  expect(within(screen.getByRole('table', { name: 'Not in your bank’s lines' })).getByText(/TU987654321/)).toBeVisible();
  expect(within(screen.getByRole('table', { name: 'In both' })).getByText('PAYNOW TU123456789')).toBeVisible();
  expect(screen.getByText('1 line that is no payment to us', { selector: 'summary *, summary' })).toBeVisible();
  expect(requests.at(-1)?.body).toEqual({ month, of: 'SGD', content: 'date,amount' });
});

it('names the broken line, and keeps what was pasted', async () => {
  const fields = [{ field: 'line 3', message: '"x" is not a date', reason: 'date' }];
  fakeApi({
    'POST /wallet/bank-lines': { status: 422, body: { code: 'bank_file_malformed', message: 'No', requestId: 'r', fields } },
  });
  const { user } = await open();

  await user.click(screen.getByRole('button', { name: /^Compare/ }));
  expect(screen.getByRole('link', { name: 'Paste bank lines, or choose a file' })).toBeVisible();
  await user.click(screen.getByLabelText('Bank lines'));
  await user.paste('broken');
  await user.click(screen.getByRole('button', { name: /^Compare/ }));

  await waitFor(() => expect(screen.getByLabelText('Bank lines')).toHaveAccessibleDescription(/Line 3 cannot be read: the date is none/));
  expect(screen.getByRole('alert')).toHaveFocus();
  expect(screen.getByLabelText('Bank lines')).toHaveValue('broken');
  await user.type(screen.getByLabelText('Bank lines'), '!');
  expect(screen.queryByText(/Line 3/)).not.toBeInTheDocument();
});

it('reads a chosen file', async () => {
  fakeApi({});
  const { user } = await open();

  await user.upload(screen.getByLabelText('Choose a file'), new File(['date,amount\n'], 'bank.csv', { type: 'text/csv' }));

  expect(await screen.findByDisplayValue('date,amount')).toBeVisible();
});
