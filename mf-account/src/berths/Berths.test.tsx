import { screen } from '@testing-library/react';
import type { OrderLine } from '@straits/api-contract';
import { fakeApi, refused } from '@straits/testing/fake-api';
import { person, renderPage } from '@straits/testing/render-page';
import account from '../locales/en.json';
import { orderWith } from '../orders.fixture';
import { Berths } from './Berths';

const order = orderWith();
const [line] = order.lines as [OrderLine];
const [ada] = line.passengers as [OrderLine['passengers'][number]];
const lineOf = (kind: OrderLine['kind']): OrderLine => ({
  ...{ ...line, kind },
  passengers: ['Ada Lim', 'Mei Tan', ''].map((name, index) => ({ ...ada, id: `p${index}`, name, berth: name && '1' })),
});
const PATH = `/orders/${order.code}/lines/${line.id}/berths`;
const show = (kind: OrderLine['kind'], role?: 'booker' | 'viewer') =>
  renderPage(<Berths order={order} line={lineOf(kind)} />, {
    at: '/order-detail',
    texts: { account },
    session: person(role ? { IsB2B: 'true', AgencyRole: role } : {}),
  });

it('gives rooms: who shares one is told while it is typed, and what was changed is sent with Enter', async () => {
  const requests = fakeApi({ [`PUT ${PATH}`]: { body: order } });
  const { user } = await show('package', 'booker');
  await user.click(screen.getByRole('button', { name: account.berths.room.title }));

  const third = await screen.findByLabelText('3. Adult');
  expect(screen.getByRole('definition')).toHaveTextContent(/1. Ada Lim.*2. Mei Tan/);
  expect(screen.getByText('Room 1')).toBeVisible();
  await user.type(third, '1{Enter}');

  expect(await screen.findByText(account.berths.saved)).toBeVisible();
  expect(requests.at(-1)?.body).toEqual({ berths: [{ travellerId: 'p2', berth: '1' }] });
});

it('says that a seat is given twice, and keeps what was typed when it is refused', async () => {
  fakeApi({ [`PUT ${PATH}`]: refused('rate_limited') });
  const { user } = await show('ferry', 'booker');
  await user.click(screen.getByRole('button', { name: account.berths.seat.title }));

  await user.type(await screen.findByLabelText('3. Adult'), '7{Enter}');

  expect(await screen.findByText('Seat 1 is given more than once')).toBeVisible();
  expect(screen.getByLabelText('3. Adult')).toHaveValue('7');
  expect(screen.queryByText(account.berths.saved)).not.toBeInTheDocument();
});

it('is read by a viewer, and not there for a traveller', async () => {
  const { user, unmount } = await show('package', 'viewer');
  await user.click(screen.getByRole('button', { name: account.berths.room.title }));
  expect(await screen.findByRole('button', { name: account.berths.csv })).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: account.berths.save })).not.toBeInTheDocument();
  unmount();

  await show('package');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
