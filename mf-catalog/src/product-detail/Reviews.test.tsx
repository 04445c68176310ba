import { screen, waitFor, within } from '@testing-library/react';
import type { Review } from '@straits/api-contract';
import { fakeApi } from '@straits/testing/fake-api';
import { renderPage } from '@straits/testing/render-page';
import texts from '../locales/en.json';
import { anAttraction } from '../product/product.builder';
import { Reviews } from './Reviews';

const aReview = (change: Partial<Review> = {}): Review => ({
  id: '7b4c2d52-3a6c-4f5e-9b0b-1a2b3c4d5e6f',
  author: 'Mei',
  rating: 4,
  text: 'Clear day, we saw Batam.',
  lang: 'en',
  visitedOn: '2026-11-01',
  travellerType: 'couple',
  verified: true,
  scores: null,
  photos: [],
  answer: null,
  translation: null,
  ...change,
});
const histogram = [{ rating: 4, count: 2 }];
const languages = [
  { lang: 'en', count: 1 },
  { lang: 'id', count: 1 },
];
const page = (items: Review[]) => ({ items, nextCursor: null, histogram, languages, withPhotos: 0 });
const open = async (items: Review[], answers: Parameters<typeof fakeApi>[0] = {}) => {
  const asked = fakeApi(answers);
  const view = await renderPage(<Reviews attraction={anAttraction({ ratingCount: 2, reviews: page(items) })} />, {
    at: '/attraction/zoo',
    texts: { catalog: texts },
  });
  return { ...view, asked };
};

it('shows those in one language, marked as such for who listens', async () => {
  const indonesian = aReview({ id: '1', author: 'Putri', lang: 'id', text: 'Cerah sekali.' });
  const { user } = await open([aReview(), indonesian], { 'GET /products/attraction/zoo/reviews': { body: page([indonesian]) } });
  expect(screen.getByText('Cerah sekali.')).toHaveAttribute('lang', 'id');

  await user.selectOptions(screen.getByRole('combobox', { name: 'Written in' }), 'Indonesian (1)');

  expect(await screen.findByText('Cerah sekali.')).toBeInTheDocument();
  expect(screen.getByText('1 review shown')).toHaveAttribute('role', 'status');
  expect(screen.queryByText('Clear day, we saw Batam.')).not.toBeInTheDocument();
});

it('leads the keyboard to the reviews that it asked for', async () => {
  const later = aReview({ id: '2', author: 'Putri' });
  const asked = fakeApi({ 'GET /products/attraction/zoo/reviews': { body: page([later]) } });
  const { user } = await renderPage(
    <Reviews attraction={anAttraction({ ratingCount: 2, reviews: { ...page([aReview()]), nextCursor: 'c2' } })} />,
    { at: '/attraction/zoo', texts: { catalog: texts } },
  );

  await user.click(screen.getByRole('button', { name: 'More reviews' }));

  const second = await waitFor(() => screen.getAllByRole('list')[1]!);
  expect(within(second).getByText('Putri')).toBeInTheDocument();
  expect(second).toHaveFocus();
  expect(screen.getByText('2 reviews shown')).toHaveAttribute('role', 'status');
  expect(asked.at(-1)?.query.get('cursor')).toBe('c2');
});

it('shows what staff answers under the words that it answers', async () => {
  await open([aReview({ answer: { text: 'Come again at dusk.', answeredOn: '2026-11-03' } })]);

  const [item] = screen.getAllByRole('listitem');
  expect(within(item!).getByText('Our answer')).toBeInTheDocument();
  expect(within(item!).getByText('Come again at dusk.')).toHaveAttribute('lang', 'en');
});

it('shows what is translated in the words of the reader, and its own words at a press', async () => {
  const answer = { text: 'Datang lagi saat senja.', answeredOn: '2026-11-03' };
  const translation = { text: 'Very clear.', answer: null };
  const { user } = await open([
    aReview({ lang: 'id', text: 'Cerah sekali.', answer, translation }),
    aReview({ id: '2', lang: 'zh-Hans', text: '天气很好。' }),
  ]);
  expect(screen.getByText('Very clear.')).not.toHaveAttribute('lang');
  expect(screen.getByText('Datang lagi saat senja.')).toHaveAttribute('lang', 'id');
  expect(screen.getByText('Translated from Indonesian')).toBeInTheDocument();
  expect(screen.getByText('Written in Simplified Chinese')).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Show original' }));

  expect(screen.getByText('Cerah sekali.')).toHaveAttribute('lang', 'id');
  expect(screen.getByRole('button', { name: 'Show translation' })).toBeInTheDocument();
});

it('takes a report with its reason, and says that it was received', async () => {
  const { user, asked } = await open([aReview()], { 'POST /reviews/7b4c2d52-3a6c-4f5e-9b0b-1a2b3c4d5e6f/report': { body: { ok: true } } });
  await user.click(screen.getByText('Report'));
  await user.click(screen.getByRole('button', { name: 'Send the report' }));
  expect(screen.getByRole('combobox', { name: /What is wrong with it/ })).toBeInvalid();

  await user.selectOptions(screen.getByRole('combobox', { name: /What is wrong with it/ }), 'It is not true');
  await user.click(screen.getByRole('button', { name: 'Send the report' }));

  expect(await screen.findByText('Thank you. Our staff will look at this review.')).toBeInTheDocument();
  expect(asked.map(({ body }) => body)).toContainEqual({ reason: 'untrue' });
});

it('opens what a guest photographed large', async () => {
  const photo = { src: '/media/balcony', widths: [320], width: 1200, height: 800, color: '#ffffff' };
  const { user } = await open([aReview({ photos: [photo, { ...photo, src: '/media/sea' }] })]);

  await user.click(screen.getByRole('button', { name: 'Picture 2 of 2: Photos of Mei' }));

  expect(await screen.findByRole('dialog', { name: 'Picture 2 of 2' })).toBeVisible();
});
