import type { CalendarDay } from '@straits/api-contract';
import { formatDate, useFormat, useTexts } from '@straits/i18n';
import { dayState, isFree } from './calendar.rules';

const FULL = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;

/** A day as it is read out: its date, its price and whether it can be had (U29). */
export function useDayWords() {
  const { t, language } = useTexts('catalog');
  const { money, row } = useFormat();
  const priceWords = (day: CalendarDay) => (isFree(day) && day.priceFrom ? money(day.priceFrom.shown) : '');
  const stateWords = (day: CalendarDay) => (dayState(day) === 'free' ? '' : t(`calendar.${dayState(day)}`, { count: day.vacancies ?? 0 }));
  return (date: string, day: CalendarDay | undefined, isCheapest = false): string => {
    const known = day ? [priceWords(day), stateWords(day)] : [];
    return row([formatDate(date, language, FULL), ...known, isCheapest && t('calendar.cheapest')]);
  };
}
