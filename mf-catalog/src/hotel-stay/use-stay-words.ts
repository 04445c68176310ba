import { formatDate, useFormat, useTexts } from '@straits/i18n';
import { nightsOf, type Stay } from './stay-url.rules';

const SHORT = { weekday: 'short', day: 'numeric', month: 'short' } as const;

/** A stay in words: its days, its nights, who sleeps there. */
export function useStayWords() {
  const { t, language } = useTexts('catalog');
  const { row } = useFormat();
  const day = (date: string) => formatDate(date, language, SHORT);
  return {
    day,
    dates: ({ checkIn, checkOut }: Pick<Stay, 'checkIn' | 'checkOut'>) =>
      checkIn && checkOut ? t('fromTo', { first: day(checkIn), last: day(checkOut) }) : '',
    nights: (stay: Pick<Stay, 'checkIn' | 'checkOut'>) => t('hotel.nights', { count: nightsOf(stay) }),
    nightCount: (count: number) => t('hotel.nights', { count }),
    rooms: (count: number) => t('hotel.rooms', { count }),
    guests: ({ adults, childAges }: Pick<Stay, 'adults' | 'childAges'>) =>
      row([t('hotel.adults', { count: adults }), childAges.length > 0 && t('hotel.children', { count: childAges.length })]),
  };
}
