import { screen, within } from '@testing-library/react';
import type { CalendarDay } from '@straits/api-contract';
import { formatDate } from '@straits/i18n';
import { fakeApi } from '@straits/testing/fake-api';
import { renderPage } from '@straits/testing/render-page';
import texts from '../locales/en.json';
import { aPrice } from '../product/product.builder';
import { MonthCalendar } from './MonthCalendar';

const TODAY = '2026-11-21';
const SPECIAL: Record<string, Partial<CalendarDay>> = {
  '2026-11-24': { status: 'SOLD_OUT', vacancies: 0, priceFrom: null },
  '2026-11-26': { status: 'LIMITED', vacancies: 3 },
  '2026-11-27': { priceFrom: aPrice(3900) },
};
const november = {
  days: Array.from({ length: 10 }, (_, index) => {
    const localDate = `2026-11-${21 + index}`;
    return { localDate, status: 'AVAILABLE', vacancies: 200, priceFrom: aPrice(4800), ...SPECIAL[localDate] };
  }),
  cheapest: '2026-11-27',
  timeZone: 'Asia/Singapore',
};

// As the page writes dates: only their order of day and month is the language's.
const fullName = (date: string) => formatDate(date, 'en', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
const dayButton = (date: string) => screen.findByRole('button', { name: new RegExp(fullName(date)) });

async function open(answers: Parameters<typeof fakeApi>[0] = { 'GET /availability/calendar': { body: november } }) {
  const asked = fakeApi(answers);
  const onChoose = jest.fn();
  const calendar = <MonthCalendar optionId="day" today={TODAY} selected="2026-11-23" onChoose={onChoose} />;
  const view = await renderPage(calendar, { at: '/attraction/zoo', texts: { catalog: texts } });
  return { ...view, asked, onChoose };
}

describe('the calendar', () => {
  it('reads each day with its price and whether it can be had', async () => {
    await open();

    expect(await screen.findByRole('button', { name: `${fullName('2026-11-23')}, SGD\u00a048.00` })).toBeInTheDocument();
    expect(await dayButton('2026-11-24')).toHaveAccessibleName(`${fullName('2026-11-24')}, sold out`);
    expect(await dayButton('2026-11-26')).toHaveAccessibleName(`${fullName('2026-11-26')}, SGD\u00a048.00, 3 left`);
    expect(await dayButton('2026-11-27')).toHaveAccessibleName(`${fullName('2026-11-27')}, SGD\u00a039.00, lowest price`);
  });

  it('asks for no past days', async () => {
    const { asked } = await open();
    await dayButton('2026-11-23');

    expect(Object.fromEntries(asked[0]!.query)).toMatchObject({ optionId: 'day', localDateStart: TODAY, localDateEnd: '2026-11-30' });
  });

  it('is moved through by keys, over the end of the month', async () => {
    const { user } = await open();
    (await dayButton('2026-11-23')).focus();

    await user.keyboard('{ArrowDown}{End}');

    expect(await screen.findByRole('grid', { name: 'December 2026' })).toBeInTheDocument();
    expect(await dayButton('2026-12-06')).toHaveFocus();
  });

  it('does not move before today', async () => {
    const { user } = await open();
    (await dayButton('2026-11-23')).focus();

    await user.keyboard('{PageUp}');

    expect(await dayButton(TODAY)).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Previous month' })).toBeDisabled();
  });

  it('chooses a free day, and none that is sold out', async () => {
    const { user, onChoose } = await open();

    await user.click(await screen.findByRole('button', { name: `${fullName('2026-11-24')}, sold out` }));
    expect(onChoose).not.toHaveBeenCalled();
    await user.click(await dayButton('2026-11-26'));

    expect(onChoose).toHaveBeenCalledWith('2026-11-26');
  });

  it('shows the free days as a list instead', async () => {
    const { user } = await open();
    await dayButton('2026-11-23');

    await user.click(screen.getByRole('button', { name: 'Show as a list' }));

    expect(within(screen.getByRole('list')).getAllByRole('button')).toHaveLength(9);
  });

  it('takes a typed date', async () => {
    const { user, onChoose } = await open();
    await user.type(screen.getByRole('textbox', { name: 'Day' }), '27');
    await user.type(screen.getByRole('textbox', { name: 'Month' }), 'Dec');
    await user.type(screen.getByRole('textbox', { name: 'Year' }), '2026');

    await user.click(screen.getByRole('button', { name: 'Choose this date' }));

    expect(onChoose).toHaveBeenCalledWith('2026-12-27');
  });

  it('says what to type when the day does not exist', async () => {
    const { user, onChoose } = await open();
    await user.type(screen.getByRole('textbox', { name: 'Day' }), '31');

    await user.click(screen.getByRole('button', { name: 'Choose this date' }));

    expect(screen.getByText('Enter a day, month and year that exist')).toBeInTheDocument();
    expect(onChoose).not.toHaveBeenCalled();
  });

  it('can be asked for again when it did not come', async () => {
    const { user } = await open({
      'GET /availability/calendar': { status: 503, body: { code: 'service_busy', message: 'We are very busy.', requestId: 'r' } },
    });
    const again = await screen.findByRole('button', { name: 'Try again' });
    fakeApi({ 'GET /availability/calendar': { body: november } });

    await user.click(again);

    expect(await dayButton('2026-11-23')).toBeInTheDocument();
  });
});
