import { css } from '@emotion/react';
import { useId, useMemo } from 'react';
import { useField, useForm } from 'react-final-form';
import { useTexts } from '@straits/i18n';
import { Select } from '@straits/ui/Select';
import { token } from '@straits/ui/tokens';
import { useInBrowser } from '@straits/ui/use-in-browser';
import { FormText } from '../AccountForm';
import { callingCode, countryOptions } from './calling-codes';
import { loadNumbers } from './phone.rules';

const legend = css`
  padding: 0;
  font-weight: 600;
  line-height: 1.35;
  span {
    margin-inline-start: 0.375rem;
    color: ${token.color.muted};
    font-size: ${token.text.small};
    font-weight: 400;
  }
`;
const hint = css`
  margin-block: 0.25rem 0.5rem;
  color: ${token.color.muted};
  font-size: ${token.text.small};
  line-height: 1.45;
`;
const row = css`
  display: grid;
  grid-template-columns: minmax(7rem, 11rem) minmax(0, 1fr);
  align-items: end;
  gap: 0.5rem;
  /* What is wrong with the number stands above both boxes, as wide as they are. */
  [data-field-root]:has(> * > [name='phone']) {
    display: contents;
    > [id$='-error'] {
      grid-column: 1 / -1;
      order: -1;
    }
  }
`;

/** Country code and number. The countries' names come from the browser, so the server's page shows the chosen code only. */
export function PhoneFields() {
  const { t, language } = useTexts('account');
  const hintId = useId();
  const { input } = useField<string>('phoneCountry');
  const form = useForm();
  // What was typed meanwhile is checked by them: resuming checks what has changed.
  const checkByCountry = async () => {
    if (!(await loadNumbers())) return;
    const { phone } = form.getState().values as { phone?: string };
    form.pauseValidation();
    form.change('phone', `${phone ?? ''} `);
    form.change('phone', phone);
    form.resumeValidation();
  };
  const isBrowser = useInBrowser();
  const all = useMemo(() => (isBrowser ? countryOptions(language) : []), [isBrowser, language]);
  const options = isBrowser ? all : [{ value: input.value, label: `+${callingCode(input.value)}` }];

  return (
    <fieldset aria-describedby={hintId} onFocus={() => void checkByCountry()}>
      <legend css={legend}>
        {t('register.phone')}
        <span>{t('form.optional')}</span>
      </legend>
      <p css={hint} id={hintId}>
        {t('register.phoneHint')}
      </p>
      <div css={row}>
        <Select
          name="phoneCountry"
          label={t('register.phoneCountry')}
          labelHidden
          autoComplete="tel-country-code"
          options={options}
          value={input.value}
          onChange={input.onChange}
        />
        <FormText
          name="phone"
          type="tel"
          label={t('register.phone')}
          labelHidden
          autoComplete="tel-national"
          inputMode="tel"
          checkedOnLeave
        />
      </div>
    </fieldset>
  );
}
