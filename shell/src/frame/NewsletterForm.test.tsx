import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTexts, TextsProvider } from '@straits/i18n';
import { fakeApi, refused } from '@straits/testing/fake-api';
import en from '../locales/en.json';
import { SiteProvider, type SiteView } from '../page/site-context';
import { NewsletterForm } from './NewsletterForm';

async function subscribe(address: string) {
  const texts = createTexts('en');
  texts.addResourceBundle('en', 'shell', en);
  render(
    <TextsProvider texts={texts}>
      <SiteProvider value={{ locale: 'EN' } as SiteView}>
        <NewsletterForm />
      </SiteProvider>
    </TextsProvider>,
  );
  await userEvent.type(screen.getByRole('textbox'), address);
  await userEvent.click(screen.getByRole('button', { name: 'Subscribe' }));
}

it('says that the address is subscribed, which is what happened: no letter asks to confirm it', async () => {
  const requests = fakeApi({ 'POST /newsletter': { body: { done: true } } });

  await subscribe('ada@straits.test');

  expect(await screen.findByText(/You are subscribed/)).toHaveAttribute('role', 'status');
  expect(screen.getByRole('status')).not.toHaveTextContent(/confirm|mailbox/);
  expect(requests.map(({ what, body }) => [what, body])).toEqual([['POST /newsletter', { email: 'ada@straits.test', lang: 'EN' }]]);
  expect(screen.getByRole('textbox')).toHaveValue('');
});

it('says in place that it did not work, and keeps the address', async () => {
  fakeApi({ 'POST /newsletter': refused('service_busy') });

  await subscribe('ada@straits.test');

  expect(await screen.findByRole('alert')).toHaveTextContent('That did not work.');
  expect(screen.getByRole('textbox')).toHaveValue('ada@straits.test');
});
