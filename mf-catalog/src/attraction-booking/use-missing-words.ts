import { useFormat, useTexts } from '@straits/i18n';
import { openQuestions } from './choice.rules';
import type { UnitProblem } from './units.rules';
import type { Booking } from './use-booking';

/** A broken rule about people, in words. */
export function useProblemWords() {
  const { t } = useTexts('catalog');
  const { either } = useFormat();
  return (problem: UnitProblem): string => {
    switch (problem.code) {
      case 'companion':
        return t('booking.problem.companion', { unit: problem.unit, companions: either(problem.companions) });
      case 'tooFew':
        return t('booking.problem.tooFew', { count: problem.min });
      case 'tooMany':
        return t('booking.problem.tooMany', { count: problem.max });
      case 'placesLeft':
        return t('booking.problem.placesLeft', { count: problem.left });
      case 'none':
        return t('booking.problem.none');
    }
  };
}

/** What to do before it can go to the cart; empty when nothing is missing. */
export function useMissingWords({ missing, problem, fault, placesLeft, choice }: Booking): string {
  const { t } = useTexts('catalog');
  const problemWords = useProblemWords();
  if (!missing) return '';
  if (missing === 'units' && problem) return problemWords(problem);
  if (missing === 'unavailable') return t(`booking.fault.${fault ?? 'soldOut'}`, { count: placesLeft });
  return t(`booking.missing.${missing}`, { label: openQuestions(choice)[0]?.label });
}
