import { useTexts } from '@straits/i18n';
import { answerField, type Asked } from './traveller-name.rules';

/** What a fault's field is called: most of them lack the same. */
export function useNameLabels({ questions = [] }: Pick<Asked, 'questions'>): (field: string) => string | undefined {
  const { t } = useTexts('account');
  const labels: Record<string, string> = {
    title: t('passenger.title'),
    givenNames: t('passenger.givenNames'),
    familyName: t('passenger.familyName'),
    dateOfBirth: t('passenger.dateOfBirth'),
    nationality: t('passenger.nationality'),
    passportNumber: t('passenger.passportNumber'),
    passportExpiry: t('passenger.expiresOn'),
    ...Object.fromEntries(questions.map(({ id, label }) => [answerField(id), label])),
  };
  return (field) => labels[field];
}
