import { useEffect, useState } from 'react';
import type { AskDateChange, Availability, Calendar, CalendarDay, OrderLine } from '@straits/api-contract';
import { useResource } from '@straits/http';
import { useFormat, useTexts } from '@straits/i18n';
import { DayGrid } from '@straits/ui/DayGrid';
import { RadioGroup } from '@straits/ui/RadioGroup';
import { Skeleton } from '@straits/ui/Skeleton';
import { isOpenDay, monthAfter, monthRange, todayAt, unitsQuery } from './date-change.rules';

interface ChooseDayProps {
  line: OrderLine;
  value: string | null;
  now: number;
  onChange: (to: AskDateChange) => void;
}

/** A month of the option's days; those that are full or closed say so. */
export function ChooseDay({ line, value, now, onChange }: ChooseDayProps) {
  const { t, language } = useTexts('account');
  const format = useFormat();
  const today = todayAt(line.timeZone, now);
  const [month, setMonth] = useState((line.localDate ?? today).slice(0, 7));
  const { from, to } = monthRange(month, today);
  const { data } = useResource<Calendar>(
    from > to ? null : '/availability/calendar',
    { optionId: line.optionId, localDateStart: from, localDateEnd: to },
    { keepPreviousData: true },
  );
  const stateOf = (day: CalendarDay) => {
    if (!isOpenDay(day)) return t(day.status === 'SOLD_OUT' ? 'dateChange.soldOut' : 'dateChange.closed');
    return day.priceFrom ? t('dateChange.from', { amount: format.money(day.priceFrom.shown) }) : '';
  };
  const days = (data?.days ?? [])
    .filter(({ localDate }) => localDate.startsWith(month))
    .map((day) => ({
      date: day.localDate,
      isOpen: isOpenDay(day),
      label: format.row([format.date(day.localDate), stateOf(day)]),
      note: day.priceFrom ? format.number(Math.round(day.priceFrom.shown.amount / 100)) : undefined,
    }));
  return (
    <DayGrid
      label={t('dateChange.day')}
      monthName={format.month(`${month}-01`)}
      days={days}
      value={value}
      language={language}
      onChange={(localDate) => onChange({ localDate })}
      before={{ label: t('dateChange.before'), isOff: month <= today.slice(0, 7), onPress: () => setMonth(monthAfter(month, -1)) }}
      after={{ label: t('dateChange.after'), onPress: () => setMonth(monthAfter(month, 1)) }}
    />
  );
}

interface ChooseTimeProps {
  line: OrderLine;
  chosen: AskDateChange;
  onChange: (startTime: string) => void;
}

/** The day's times. Where there is only one, or the traveller names any time, the booked one stays if it can. */
export function ChooseTime({ line, chosen, onChange }: ChooseTimeProps) {
  const { t } = useTexts('account');
  const { data } = useResource<Availability>('/availability', {
    optionId: line.optionId,
    localDate: chosen.localDate,
    units: unitsQuery(line),
  });
  const slots = (data?.slots ?? []).flatMap(({ startTime, status }) => (startTime ? [{ startTime, isOpen: isOpenDay({ status }) }] : []));
  const free = slots.filter(({ isOpen }) => isOpen);
  // Vehicles have no slots: any time does.
  const kept =
    data && slots.length === 0
      ? line.startTime
      : (free.find(({ startTime }) => startTime === line.startTime) ?? (free.length === 1 ? free[0] : undefined));
  const first = typeof kept === 'string' ? kept : kept?.startTime;
  const isMissing = chosen.startTime === undefined;
  useEffect(() => {
    if (first && isMissing) onChange(first);
  }, [first, isMissing, onChange]);
  if (!data) return <Skeleton height="4rem" radius={6} />;
  if (slots.length < 2) return null;
  return (
    <RadioGroup
      variant="row"
      label={t('dateChange.time')}
      value={chosen.startTime ?? ''}
      onChange={onChange}
      options={slots.map(({ startTime, isOpen }) => ({ value: startTime, label: startTime, disabled: !isOpen }))}
    />
  );
}
