import { useTexts } from '@straits/i18n';
import { FormText } from '../AccountForm';
import { CardTitle } from '../CardTitle';
import { useCountryOptions } from '../country-options';
import { FormDate, FormSelect } from '../FormChoices';
import { NameInputs } from '../traveller-name/NameInputs';
import { pair } from './form-layout.styles';
import { MrzField } from './MrzField';

/** What is asked of a traveller. */
export const PassengerFields = () => (
  <>
    <MrzField />
    <PersonFields />
    <PassportFields />
  </>
);

function PersonFields() {
  const { t } = useTexts('account');
  const countries = useCountryOptions();
  const titles = ['MR', 'MS', 'MRS', 'MISS', 'DR'].map((title) => ({ value: title, label: t(`passenger.titles.${title}`) }));
  const optional = t('form.optional');
  return (
    <>
      <FormSelect name="title" label={t('passenger.title')} options={titles} placeholder={t('form.choose')} optional={optional} />
      <div css={pair}>
        <NameInputs />
      </div>
      <FormDate name="dateOfBirth" label={t('passenger.dateOfBirth')} optional={optional} birthday />
      <FormText name="placeOfBirth" label={t('passenger.placeOfBirth')} optional={optional} />
      <div css={pair}>
        <FormSelect
          name="nationality"
          label={t('passenger.nationality')}
          options={countries}
          placeholder={t('form.choose')}
          optional={optional}
        />
        <FormSelect
          name="countryOfResidence"
          label={t('passenger.countryOfResidence')}
          options={countries}
          placeholder={t('form.choose')}
          optional={optional}
        />
      </div>
    </>
  );
}

function PassportFields() {
  const { t } = useTexts('account');
  const optional = t('form.optional');
  return (
    <>
      <CardTitle>{t('passenger.passport')}</CardTitle>
      <p>{t('passenger.passportText')}</p>
      <FormText
        name="passportNumber"
        label={t('passenger.passportNumber')}
        autoComplete="off"
        spellCheck={false}
        characters={14}
        optional={optional}
      />
      <div css={pair}>
        <FormDate name="issuedOn" label={t('passenger.issuedOn')} optional={optional} />
        <FormText name="issuedAt" label={t('passenger.issuedAt')} optional={optional} />
        <FormDate name="expiresOn" label={t('passenger.expiresOn')} optional={optional} />
        <FormText name="renewedAt" label={t('passenger.renewedAt')} optional={optional} />
      </div>
    </>
  );
}
