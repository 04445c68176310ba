import { screen } from '@testing-library/react';
import type { OwnVisits } from '@straits/api-contract';
import { fakeApi } from '@straits/testing/fake-api';
import type { Session } from '@straits/session';
import { renderPage } from '@straits/testing/render-page';
import texts from '../locales/en.json';
import { aPicture } from '../product/product.builder';
import { WriteReviewPage } from './WriteReviewPage';

const visit: OwnVisits['items'][number] = {
  lineId: '7b4c2d52-3a6c-4f5e-9b0b-1a2b3c4d5e6f',
  orderCode: 'STR-1',
  productId: 'inn',
  kind: 'hotel',
  name: 'Ubud Inn',
  picture: aPicture(),
  visitedOn: '2026-11-01',
  review: null,
};
const signed = { status: 'signed', user: { Email: 'ada@straits.test' } } as Session;
const open = (items: OwnVisits['items'], more: Parameters<typeof fakeApi>[0] = {}, session = signed) => {
  const asked = fakeApi({ 'GET /reviews/mine': { body: { items } }, ...more });
  return renderPage(<WriteReviewPage />, { at: '/write-review', texts: { catalog: texts }, session }).then((view) => ({ ...view, asked }));
};

it('asks for nothing before it is known who is here: the API would say nobody', async () => {
  const { asked } = await open([], {}, { status: 'unknown' });

  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(asked).toEqual([]);
});

it('says where to look when nothing was visited yet', async () => {
  await open([]);

  expect(await screen.findByRole('link', { name: 'Your orders' })).toHaveAttribute('href', '/order-history');
});

it('names what is missing, keeps what was typed, and sends the rest with a hotel’s five ratings', async () => {
  const own = { id: 'r1', status: 'waiting', rating: 4, text: 'Quiet rooms and kind people.', lang: 'en', photos: 0, reason: null };
  const { user, asked } = await open([visit], { 'POST /reviews': { body: own } });
  await user.click(await screen.findByRole('button', { name: 'Write a review' }));
  await user.type(screen.getByRole('textbox', { name: /What should others know/ }), own.text);
  await user.click(screen.getByRole('button', { name: 'Send the review' }));
  expect(screen.getByRole('heading', { name: 'There is a problem' })).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: /What should others know/ })).toHaveValue(own.text);

  await user.click(screen.getByRole('radio', { name: '4 stars of 5' }));
  for (const score of ['Cleanliness', 'Comfort', 'Service', 'Location', 'Facilities'])
    await user.selectOptions(screen.getByRole('combobox', { name: new RegExp(score) }), '5');
  await user.selectOptions(screen.getByRole('combobox', { name: /With whom/ }), 'couple');
  await user.click(screen.getByRole('button', { name: 'Send the review' }));

  expect(await screen.findByText('Waiting to be read')).toBeInTheDocument();
  expect(asked.find(({ what }) => what === 'POST /reviews')?.body).toMatchObject({
    lineId: visit.lineId,
    rating: 4,
    scores: { cleanliness: 5, facilities: 5 },
    lang: 'en',
    travellerType: 'couple',
  });
});
