import { screen, within } from '@testing-library/react';
import type { ImportPassengers } from '@straits/api-contract';
import { fakeApi } from '@straits/testing/fake-api';
import { person, renderPage } from '@straits/testing/render-page';
import account from '../locales/en.json';
import { PassengerImport } from './PassengerImport';

const wrong = { row: 1, faults: [{ field: 'dateOfBirth', fault: 'date' }] };

it('shows what was not taken at its cell and sends the mended row alone', async () => {
  const answers = [
    { added: 1, merged: 0, wrong: [wrong] },
    { added: 1, merged: 0, wrong: [] },
  ];
  const requests = fakeApi({ 'POST /user/passengers/import': () => ({ body: answers.shift() }) });
  const { user } = await renderPage(<PassengerImport onDone={jest.fn()} />, {
    at: '/profile/passenger',
    texts: { account },
    session: person(),
  });
  await user.click(screen.getByLabelText('Or paste rows'));
  await user.paste('First name\tDOB\tShoe size\nMei\t12/03/1990\t38\nSiti\t31/02/1990\t37');
  await user.click(screen.getByRole('button', { name: 'Go on' }));

  await user.click(screen.getByRole('button', { name: 'Import 2 travellers' }));
  const cell = await screen.findByLabelText('Date of birth');
  const row = within(screen.getByRole('listitem'));
  expect(row.getByText('Line 3')).toBeVisible();
  expect(row.getByText('Enter a date that exists, like 12/03/1990')).toBeVisible();
  await user.clear(cell);
  await user.type(cell, '28 Feb 1990');
  await user.click(screen.getByRole('button', { name: 'Import the mended row' }));

  expect(await screen.findByText('2 travellers are in')).toBeVisible();
  expect(requests.map(({ body }) => (body as ImportPassengers).rows)).toEqual([
    [
      { givenNames: 'Mei', dateOfBirth: '1990-03-12' },
      { givenNames: 'Siti', dateOfBirth: '31/02/1990' },
    ],
    [{ givenNames: 'Siti', dateOfBirth: '1990-02-28' }],
  ]);
});
