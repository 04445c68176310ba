import { css } from '@emotion/react';
import { useState } from 'react';
import type { AgencyBooking, BookingDateQuotes, MovedBookings } from '@straits/api-contract';
import { http } from '@straits/http';
import { useFormat, useTexts } from '@straits/i18n';
import { useUser } from '@straits/session';
import { Button } from '@straits/ui/Button';
import { Checkbox } from '@straits/ui/Checkbox';
import { Notice } from '@straits/ui/Notice';
import { Stack } from '@straits/ui/Stack';
import { TextField } from '@straits/ui/TextField';
import { dateRow } from '../date-row.styles';
import { Refused } from '../Refused';
import { useAct } from '../use-act';
import { BookingTable } from './BookingTable';
import { movesOf, sumByCurrency, toldOfMoves, toldOfQuotes, type ToldByLine } from './move-bookings.rules';

const dateCss = css`
  min-inline-size: 11rem;
`;

interface MoveBookingsProps {
  bookings: AgencyBooking[];
  onMoved: () => void;
}

/** The choice, the date and what was said of both; another choice or date asks for the prices anew. */
function useMoves(bookings: AgencyBooking[], onMoved: () => void) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [date, setDate] = useState('');
  const [isDateMissing, setDateMissing] = useState(false);
  const [told, setTold] = useState<ToldByLine>({});
  const { isBusy, failure, run } = useAct();
  const lineIds = bookings.flatMap(({ lineId }) => (chosen.includes(lineId) ? [lineId] : []));
  const moves = movesOf(told);
  const choose = (ids: readonly string[]) => {
    setChosen(ids);
    setTold({});
  };
  const chooseDate = (day: string) => {
    setDate(day);
    setDateMissing(false);
    setTold({});
  };
  const price = async () => {
    setDateMissing(!date);
    if (!date) return;
    const answer = await run(
      http.post<BookingDateQuotes>('/agency/bookings/date-quotes', { lineIds, localDate: date }, { notices: false }),
    );
    if (answer) setTold(toldOfQuotes(answer.items));
  };
  const move = async () => {
    const answer = await run(http.post<MovedBookings>('/agency/bookings/dates', { localDate: date, moves }, { notices: false }));
    if (!answer) return;
    setTold(toldOfMoves(told, answer));
    setChosen([]);
    onMoved();
  };
  return { chosen, lineIds, date, isDateMissing, told, moves, isBusy, failure, choose, chooseDate, price, move };
}
type Moves = ReturnType<typeof useMoves>;

/** Choose bookings and a date, see what each costs there, move those that can be. */
export function MoveBookings({ bookings, onMoved }: MoveBookingsProps) {
  const { t } = useTexts('account');
  const mayAct = useUser()?.AgencyRole !== 'viewer';
  const all = useMoves(bookings, onMoved);
  const { chosen, lineIds, choose } = all;
  const toggle = (id: string) => choose(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <Stack gap={4}>
      {mayAct && <DateBar moves={all} />}
      <Outcome told={all.told} date={all.date} />
      <Refused failure={all.failure} />
      {mayAct && (
        <div data-print="hide">
          <Checkbox
            label={t('agency.bookings.all')}
            checked={lineIds.length === bookings.length}
            onChange={(every) => choose(every ? bookings.map(({ lineId }) => lineId).slice(0, 50) : [])}
          />
        </div>
      )}
      <BookingTable bookings={bookings} told={all.told} chosen={chosen} onToggle={mayAct ? toggle : undefined} />
    </Stack>
  );
}

function DateBar({ moves: { lineIds, date, isDateMissing, moves, isBusy, chooseDate, price, move } }: { moves: Moves }) {
  const { t } = useTexts('account');
  return (
    <div css={dateRow} data-print="hide">
      <TextField
        css={dateCss}
        type="date"
        label={t('agency.bookings.date')}
        value={date}
        onChange={chooseDate}
        error={isDateMissing ? t('agency.bookings.dateMissing') : undefined}
      />
      <Button prominence={moves.length > 0 ? undefined : 'main'} disabled={lineIds.length === 0} busy={isBusy} onClick={() => void price()}>
        {t('agency.bookings.price')}
      </Button>
      {moves.length > 0 && (
        <Button prominence="main" busy={isBusy} onClick={() => void move()}>
          {t('agency.bookings.move', { count: moves.length })}
        </Button>
      )}
    </div>
  );
}

/** The sum of it, read out when it changes. */
function Outcome({ told, date }: { told: ToldByLine; date: string }) {
  const { t } = useTexts('account');
  const format = useFormat();
  const all = Object.values(told);
  const moved = all.filter(({ isMoved }) => isMoved);
  const good = all.filter(({ quote }) => quote);
  const refunds = sumByCurrency(good.flatMap(({ quote }) => (quote ? [quote.refund] : []))).filter(({ amount }) => amount > 0);
  const amount = refunds.map(format.money).join(' + ');
  const facts = { all: all.length, date: date && format.date(date) };
  return (
    <div role="status">
      {all.length > 0 &&
        (moved.length > 0 ? (
          <Notice tone={moved.length === all.length ? 'success' : 'warning'}>
            {t('agency.bookings.done', { ...facts, good: moved.length })}
          </Notice>
        ) : good.length > 0 ? (
          <Notice tone="info">
            {t(amount ? 'agency.bookings.priced' : 'agency.bookings.pricedSame', { ...facts, good: good.length, amount })}
          </Notice>
        ) : (
          <Notice tone="warning">{t('agency.bookings.pricedNone', facts)}</Notice>
        ))}
    </div>
  );
}
