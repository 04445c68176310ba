import { useTexts } from '@straits/i18n';

const HOUR = 60;

/** `1 h 15 min` in the page's language. */
export function useDuration() {
  const { t } = useTexts('catalog');
  return (minutes: number) => {
    const [hours, rest] = [Math.floor(minutes / HOUR), minutes % HOUR];
    if (hours === 0) return t('ferry.duration.minutes', { minutes: rest });
    return rest === 0 ? t('ferry.duration.hours', { hours }) : t('ferry.duration.both', { hours, minutes: rest });
  };
}
