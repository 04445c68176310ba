import { css } from '@emotion/react';
import { useId, useState } from 'react';
import { opened } from '@straits/federation';
import { useFormat, useTexts } from '@straits/i18n';
import { Button } from '@straits/ui/Button';
import { FieldError } from '@straits/ui/Field';
import { Icon } from '@straits/ui/Icon';
import { Skeleton } from '@straits/ui/Skeleton';
import { DateStrip } from './DateStrip';
import { DayFaultNotice } from './DayFaultNotice';
import type { Booking } from './use-booking';
import { useDayWords } from './use-day-words';

const MonthCalendar = opened(
  () => import(/* webpackChunkName: "calendar" */ './MonthCalendar').then((file) => file.MonthCalendar),
  () => <Skeleton height="25rem" />,
);

const head = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 1rem;
  margin-block-end: 0.5rem;
  strong {
    font-weight: 600;
  }
`;

/** The day: seven around the chosen one at a glance, the whole calendar when asked for. */
export function DatePart({ booking, isShown, fault }: { booking: Booking; isShown: boolean; fault: string | undefined }) {
  const { t } = useTexts('catalog');
  const { date: formatDate } = useFormat();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const dayWords = useDayWords();
  const { date, option } = booking.choice;
  const choose = (chosen: string) => {
    booking.chooseDate(chosen);
    setOpen(false);
  };
  return (
    <section aria-label={t('booking.date')}>
      <div css={head}>
        <span>
          <strong>{t('booking.date')}</strong> {date ? formatDate(date) : <small>{t('required')}</small>}
        </span>
        <Button
          size="small"
          css={{ flex: 'none', whiteSpace: 'nowrap' }}
          icon={<Icon name="calendar" size={18} />}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? t('calendar.close') : t('calendar.open')}
        </Button>
      </div>
      {fault && <FieldError id={`${id}-fault`} text={fault} />}
      {isOpen && booking.today && option ? (
        <MonthCalendar optionId={option.id} today={booking.today} selected={date} onChoose={choose} />
      ) : (
        <DateStrip booking={booking} isShown={isShown} />
      )}
      <span className="visually-hidden" role="status">
        {date && booking.today ? t('calendar.selected', { day: dayWords(date, undefined) }) : ''}
      </span>
      <DayFaultNotice booking={booking} />
    </section>
  );
}
