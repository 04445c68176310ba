import { useState } from 'react';
import type { CalendarDay } from '@straits/api-contract';
import { useFormat, useTexts } from '@straits/i18n';
import { DayGrid } from '@straits/ui/DayGrid';
import { useMonth } from '../cart-line/option.api';
import { isOpenDay, nextMonth } from '../cart-line/line-change.rules';

interface DayPickerProps {
  optionId: string;
  value: string | null;
  onChange: (date: string) => void;
  today: string;
}

/** One month of an option's days, each with its price or why it cannot be had. */
export function DayPicker({ optionId, value, onChange, today }: DayPickerProps) {
  const { t, language } = useTexts('booking');
  const format = useFormat();
  const [month, setMonth] = useState((value && value > today ? value : today).slice(0, 7));
  const { data } = useMonth(optionId, month, today);
  const stateOf = (day: CalendarDay) => {
    if (!isOpenDay(day)) return t(day.status === 'SOLD_OUT' ? 'cart.edit.soldOut' : 'cart.edit.closed');
    return day.priceFrom ? t('cart.edit.from', { amount: format.money(day.priceFrom.shown) }) : '';
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
      label={t('cart.edit.date')}
      monthName={format.month(`${month}-01`)}
      days={days}
      value={value}
      onChange={onChange}
      language={language}
      before={{ label: t('cart.edit.monthBefore'), isOff: month <= today.slice(0, 7), onPress: () => setMonth(nextMonth(month, -1)) }}
      after={{ label: t('cart.edit.monthAfter'), onPress: () => setMonth(nextMonth(month, 1)) }}
    />
  );
}
