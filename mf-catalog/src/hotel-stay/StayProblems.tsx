import { useTexts } from '@straits/i18n';
import { TextLink } from '@straits/ui/Link';
import { Notice } from '@straits/ui/Notice';
import { MAX_ADULTS, MAX_NIGHTS, MAX_ROOMS, type StayProblem } from './stay-url.rules';

const LIMITS = { nights: MAX_NIGHTS, rooms: MAX_ROOMS, adults: MAX_ADULTS };
const GROUPS: readonly StayProblem[] = ['tooManyRooms', 'tooManyAdults'];

/** Why the API took the dates for none. */
const DATES = { past: 'past', reversed: 'reversed', too_long: 'tooLong', too_far: 'tooFar' } as const;

interface StayProblemsProps {
  problems: readonly (StayProblem | 'past')[];
  dates?: keyof typeof DATES | null | undefined;
}

/** What the address asks for and cannot be, in words; groups are led to us. */
export function StayProblems({ problems, dates }: StayProblemsProps) {
  const { t } = useTexts('catalog');
  const all = dates ? [...problems, DATES[dates]] : problems;
  if (all.length === 0) return null;
  return (
    <div css={{ marginBlock: '1rem' }}>
      <Notice tone="warning" title={t('hotel.problem.title')} role="alert">
        <ul css={{ paddingInlineStart: '1.25rem' }}>
          {all.map((problem) => (
            <li key={problem}>
              {t(`hotel.problem.${problem}`, LIMITS)}{' '}
              {(GROUPS as readonly string[]).includes(problem) && <TextLink href="/contact">{t('hotel.problem.group')}</TextLink>}
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
