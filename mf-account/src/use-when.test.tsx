import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import type { Language } from '@straits/api-contract/constants';
import { addTexts, createTexts, TextsProvider } from '@straits/i18n';
import en from './locales/en.json';
import id from './locales/id.json';
import hans from './locales/zh-Hans.json';
import { useWhen } from './use-when';

type WhenProps = { startTime?: string; nights?: number; endDate?: string };
function When({ startTime, nights, endDate = '2026-12-07' }: WhenProps) {
  return <p>{useWhen()({ localDate: '2026-12-04', startTime: startTime ?? null, endDate, nights })}</p>;
}

it.each<[Language, Record<string, unknown>, ReactElement, string]>([
  ['en', en, <When nights={3} />, 'Fri, Dec 4 – Mon, Dec 7, 2026, 3 nights'],
  ['en', en, <When startTime="09:00" />, 'Fri, Dec 4, 2026, 09:00 – Mon, Dec 7'],
  ['en', en, <When startTime="09:00" endDate="2027-01-02" />, 'Fri, Dec 4, 2026, 09:00 – Sat, Jan 2, 2027'],
  ['id', id, <When nights={3} />, 'Jum, 4 Des – Sen, 7 Des 2026, 3 malam'],
  ['zh-Hans', hans, <When nights={3} />, '2026年12月4日周五至12月7日周一，3 晚'],
  ['zh-Hans', hans, <When startTime="09:00" />, '2026年12月4日周五 09:00至12月7日周一'],
])('says the year of a journey once in %s', async (language, account, line, said) => {
  const texts = createTexts(language);
  await addTexts(texts, 'account', () => Promise.resolve({ default: account }));
  render(<TextsProvider texts={texts}>{line}</TextsProvider>);

  expect(screen.getByText(said)).toBeVisible();
});
