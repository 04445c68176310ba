import { screen, within } from '@testing-library/react';
import { fakeApi, refused } from '@straits/testing/fake-api';
import { renderPage } from '@straits/testing/render-page';
import texts from '../locales/en.json';
import { EasyQuote } from './EasyQuote';
import { QuoteForm } from './QuoteForm';

const show = async (answers: Parameters<typeof fakeApi>[0]) => {
  const asked = fakeApi(answers);
  const view = await renderPage(<QuoteForm product="Ubud Inn" timeZone="Asia/Makassar" date="2099-01-05" />, {
    at: '/package/ubud-inn',
    texts: { catalog: texts },
  });
  return { ...view, asked };
};
type User = Awaited<ReturnType<typeof show>>['user'];
const fill = async (user: User, phone: string) => {
  await user.type(screen.getByRole('textbox', { name: /^First name/ }), 'Siti');
  await user.type(screen.getByRole('textbox', { name: /^Last name/ }), 'Aminah');
  await user.type(screen.getByRole('textbox', { name: /^E-mail/ }), 'siti@straits.test');
  await user.type(screen.getByRole('textbox', { name: /^Phone/ }), phone);
  await user.type(screen.getByRole('textbox', { name: /^Additional information/ }), 'Twelve of us, with a guide.');
};
const send = (user: User) => user.click(screen.getByRole('button', { name: 'Send the request' }));

it('sends the price request, and tells its reference', async () => {
  const { user, asked } = await show({ 'POST /enquiries': { body: { reference: 'Q2612010001', isMailed: true } } });
  await fill(user, '+65 6123 4567');

  await send(user);

  expect(await screen.findByText(/Q2612010001/)).toBeVisible();
  // The keyboard is where the form was, not at the top of the page.
  expect(document.body).not.toHaveFocus();
  expect(asked.at(-1)?.body).toMatchObject({ name: 'Siti Aminah', phone: '+65 6123 4567', product: 'Ubud Inn · 2099-01-05' });
});

it('begins with no day that is over', async () => {
  fakeApi({});
  await renderPage(<QuoteForm product="Ubud Inn" timeZone="Asia/Makassar" date="2020-01-01" />, { at: '/', texts: { catalog: texts } });

  for (const part of ['Day', 'Month', 'Year']) expect(screen.getByRole('textbox', { name: part })).toHaveValue('');
});

it('says at the field that its number is none, and sends nothing', async () => {
  const { user, asked } = await show({});
  await fill(user, 'call me');

  await send(user);

  expect(screen.getByRole('textbox', { name: /^Phone/ })).toHaveAccessibleDescription(/Enter a phone number in digits/);
  expect(screen.getByRole('link', { name: /Enter a phone number in digits/ })).toHaveAttribute('href', '#quote-phone');
  expect(asked).toEqual([]);
});

it('leads to the field that the API names', async () => {
  const { user } = await show({ 'POST /enquiries': refused('request_malformed', [{ field: 'phone', message: 'is none' }]) });
  await fill(user, '+65 6123 4567');

  await send(user);

  const [link] = await screen.findAllByRole('link');
  expect(link).toHaveAttribute('href', '#quote-phone');
  expect(screen.getByRole('textbox', { name: /^First name/ })).toHaveValue('Siti');
});

it('goes on in the form when its door was pressed', async () => {
  fakeApi({});
  const { user } = await renderPage(<EasyQuote product="Ubud Inn" timeZone="Asia/Makassar" />, {
    at: '/package/ubud-inn',
    texts: { catalog: texts },
  });
  await user.click(screen.getByRole('button', { name: texts.quote.open }));
  await screen.findByRole('textbox', { name: /^First name/ });

  await user.tab();

  expect(within(screen.getByRole('group', { name: /date/i })).getAllByRole('textbox')[0]).toHaveFocus();
});
