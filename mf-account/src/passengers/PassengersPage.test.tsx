import { screen } from '@testing-library/react';
import { fakeApi } from '@straits/testing/fake-api';
import { person, renderPage } from '@straits/testing/render-page';
import account from '../locales/en.json';
import { PassengersPage } from './PassengersPage';

it('has a deleted traveller back', async () => {
  const mei = {
    id: 'p1',
    givenNames: 'Mei Ling',
    familyName: 'Tan',
    dateOfBirth: '1990-03-12',
    nationality: 'SG',
    passportNumber: '••••67A',
    expiresOn: null,
    keepUntil: null,
  };
  const items = [mei];
  const requests = fakeApi({
    'GET /user/passengers': () => ({ body: { items: [...items] } }),
    'DELETE /user/passengers/p1': () => ({ body: { done: items.pop() !== undefined } }),
    'POST /user/passengers/p1/restore': () => ({ body: items[items.push(mei) - 1] }),
  });
  const { user } = await renderPage(<PassengersPage Import={() => null} />, {
    at: '/profile/passenger',
    texts: { account },
    session: person(),
  });

  await user.click(await screen.findByRole('button', { name: 'Delete Mei Ling Tan' }));
  expect(await screen.findByText('Nobody is saved yet')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));

  expect(await screen.findByText('Mei Ling Tan')).toBeVisible();
  expect(requests.map(({ what }) => what)).toContain('POST /user/passengers/p1/restore');
});
