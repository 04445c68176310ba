import { screen, waitFor } from '@testing-library/react';
import { fakeApi, refused } from '@straits/testing/fake-api';
import { person, renderPage } from '@straits/testing/render-page';
import account from '../locales/en.json';
import { ProfileFormPage } from './ProfileFormPage';

const open = (search: string) => renderPage(<ProfileFormPage />, { at: `/profile/form${search}`, texts: { account }, session: person() });

describe('profile form', () => {
  it('tells at the field that the present password is not right, and keeps what was typed', async () => {
    fakeApi({ 'POST /user/password': refused('password_wrong') });
    const { user } = await open('?part=password');

    await user.type(screen.getByLabelText('Present password'), 'old-harbour');
    await user.type(screen.getByLabelText('New password'), 'new-harbour');
    await user.type(screen.getByLabelText('Password again'), 'new-harbour');
    await user.click(screen.getByRole('button', { name: 'Change password' }));

    expect(await screen.findByRole('link', { name: 'Your present password is not right.' })).toBeVisible();
    expect(screen.getByLabelText('New password')).toHaveValue('new-harbour');
  });

  it('fills in a traveller from the lines of a passport and saves it', async () => {
    const requests = fakeApi({ 'POST /user/passengers': { body: {} } });
    const { user } = await open('?passenger=new');
    await user.click(screen.getByText("Read the passport's lines"));
    await user.click(screen.getByLabelText('Lines at the foot of the passport'));
    await user.paste('P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<\nC01X00T478D<<6408125F2702283<<<<<<<<<<<<<<<4');

    await user.click(screen.getByRole('button', { name: 'Fill in the form' }));
    await user.click(screen.getByRole('button', { name: 'Save traveller' }));

    await waitFor(() => expect(window.location.pathname).toBe('/profile/passenger'));
    expect(requests[0]?.body).toMatchObject({
      familyName: 'Mustermann',
      givenNames: 'Erika',
      nationality: 'DE',
      dateOfBirth: '1964-08-12',
      passportNumber: 'C01X00T47',
    });
  });

  it('says in words which field of a traveller is wrong', async () => {
    fakeApi({ 'POST /user/passengers': refused('request_malformed', [{ field: 'expiresOn', message: 'order' }]) });
    const { user } = await open('?passenger=new');

    await user.type(screen.getByLabelText(/^Last name/), 'Tan');
    await user.click(screen.getByRole('button', { name: 'Save traveller' }));

    expect(await screen.findByRole('link', { name: 'The passport must end after it was issued' })).toBeVisible();
  });
});
