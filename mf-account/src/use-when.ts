import { useFormat, useTexts } from '@straits/i18n';

type When = { localDate: string | null; startTime: string | null; endDate?: string | null; nights?: number | null };

/** The day and its time; of a stay, tour or cruise both ends with the nights, the year said once. */
export function useWhen() {
  const { t } = useTexts('account');
  const { date, dates, shortDate } = useFormat();
  const spanOf = (from: string, to: string, time: string | null) => {
    if (!time) return dates(from, to);
    const last = from.slice(0, 4) === to.slice(0, 4) ? shortDate(to) : date(to);
    return t('order.span', { first: t('order.time', { date: date(from), time }), last });
  };
  return ({ localDate, startTime, endDate, nights }: When) => {
    if (localDate === null) return t('order.openDate');
    if (!endDate) return startTime ? t('order.time', { date: date(localDate), time: startTime }) : date(localDate);
    const span = spanOf(localDate, endDate, startTime);
    return nights ? t('order.stay', { span, count: nights }) : span;
  };
}
