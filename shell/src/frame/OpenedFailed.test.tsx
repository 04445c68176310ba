import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RemoteFailure } from '@straits/federation';
import { createTexts, TextsProvider } from '@straits/i18n';
import { fragmentFrame } from './fragment-frame';
import en from '../locales/en.json';

const failure = new RemoteFailure('MFE-106', 'mf_catalog', { detail: 'a file of it did not load' });
const frame = fragmentFrame([]);

async function show(onRetry: () => void, onClose?: () => void) {
  const texts = createTexts('en');
  texts.addResourceBundle('en', 'shell', en);
  render(<TextsProvider texts={texts}>{frame.failed(failure, onRetry, onClose)}</TextsProvider>);
  await screen.findByRole('button', { name: 'Try again' });
}

it('says above the page that what was opened did not come, and asks again or lets it go', async () => {
  const onRetry = jest.fn();
  const onClose = jest.fn();
  await show(onRetry, onClose);
  expect(screen.getByRole('dialog', { name: 'This did not open' })).toBeInTheDocument();

  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await userEvent.click(screen.getAllByRole('button', { name: 'Close' }).at(-1)!);

  expect(onRetry).toHaveBeenCalledTimes(1);
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('says it in its own place where it is a part of the page', async () => {
  await show(() => undefined);

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByText('This part did not load.')).toBeVisible();
});
