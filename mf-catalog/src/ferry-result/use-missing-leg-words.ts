import { useTexts } from '@straits/i18n';
import type { Trip } from '../ferry-trip/trip-url.rules';

/** What to choose on a leg that has no sailing yet. */
export function useMissingLegWords({ mode }: Trip) {
  const { t } = useTexts('catalog');
  return (index: number): string =>
    mode === 'multi' ? t('ferry.missingLeg', { number: index + 1 }) : t(index === 0 ? 'ferry.missingOut' : 'ferry.missingBack');
}
