import { useTexts } from '@straits/i18n';
import { FormText } from '../AccountForm';
import { useCountryOptions } from '../country-options';
import { FormDate, FormSelect } from '../FormChoices';
import { NameInputs } from './NameInputs';
import { AnswerFields } from './AnswerFields';
import type { Asked } from './traveller-name.rules';

/** Who travels, with what their ticket asks for, in an AccountForm. */
export function NameFields({ asks: { fields, questions } }: { asks: Pick<Asked, 'fields' | 'questions'> }) {
  const { t } = useTexts('account');
  const countries = useCountryOptions();
  const titles = ['MR', 'MS', 'MRS', 'MISS', 'DR'].map((title) => ({ value: title, label: t(`passenger.titles.${title}`) }));
  return (
    <>
      {fields.includes('title') && <FormSelect name="title" label={t('passenger.title')} options={titles} placeholder={t('form.choose')} />}
      <NameInputs />
      {fields.includes('dateOfBirth') && <FormDate name="dateOfBirth" label={t('passenger.dateOfBirth')} birthday />}
      {fields.includes('nationality') && (
        <FormSelect name="nationality" label={t('passenger.nationality')} options={countries} placeholder={t('form.choose')} />
      )}
      {fields.includes('passportNumber') && (
        <FormText name="passportNumber" label={t('passenger.passportNumber')} autoComplete="off" spellCheck={false} characters={14} />
      )}
      {fields.includes('passportExpiry') && <FormDate name="passportExpiry" label={t('passenger.expiresOn')} />}
      {questions && <AnswerFields questions={questions} />}
    </>
  );
}
