import { useTexts } from '@straits/i18n';
import { TextLink } from '@straits/ui/Link';
import { Notice } from '@straits/ui/Notice';
import { MAX_ADULTS, MAX_NIGHTS, MAX_ROOMS, type StayProblem } from './stay-url.rules';

const LIMITS = { nights: MAX_NIGHTS, rooms: MAX_ROOMS, adults: MAX_ADULTS };
const GROUPS: readonly StayProblem[] = ['tooManyRooms', 'tooManyAdults'];

/** What the address asks for and cannot be, in words; groups are led to us. */
export function StayProblems({ problems }: { problems: readonly (StayProblem | 'past' | 'tooFar')[] }) {
  const { t } = useTexts('catalog');
  if (problems.length === 0) return null;
  return (
    <div css={{ marginBlock: '1rem' }}>
      <Notice tone="warning" title={t('hotel.problem.title')} role="alert">
        <ul css={{ paddingInlineStart: '1.25rem' }}>
          {problems.map((problem) => (
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
