import { useTexts } from '@straits/i18n';
import { FormText } from '../AccountForm';

/** Given and family name as the passport has them, in an AccountForm; one of both is enough. */
export function NameInputs() {
  const { t } = useTexts('account');
  return (
    <>
      <FormText
        name="givenNames"
        label={t('passenger.givenNames')}
        hint={t('passenger.givenHint')}
        autoComplete="given-name"
        spellCheck={false}
      />
      <FormText
        name="familyName"
        label={t('passenger.familyName')}
        hint={t('passenger.familyHint')}
        autoComplete="family-name"
        spellCheck={false}
      />
    </>
  );
}
