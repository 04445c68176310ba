import { css } from '@emotion/react';
import { useField } from 'react-final-form';
import { useTexts } from '@straits/i18n';
import { DateBoxes } from '@straits/ui/DateBoxes';
import { TextArea } from '@straits/ui/TextArea';
import { TextField } from '@straits/ui/TextField';
import { media } from '@straits/ui/tokens';
import { NOTE_LENGTH, type Quote } from './quote.rules';

const pair = css`
  display: grid;
  align-items: end;
  gap: 1.25rem;
  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
  }
`;

/** A field's value and the words of its fault, which show after sending and go as soon as something is typed (U15). */
function useQuoteField(name: keyof Quote) {
  const { t } = useTexts('catalog');
  const { input, meta } = useField<string>(name, { allowNull: false });
  const fault = meta.error as string | undefined;
  const wasSent = meta.submitFailed && !meta.modifiedSinceLastSubmit;
  return {
    id: `quote-${name}`,
    name,
    label: t(`quote.${name}`),
    required: t('required'),
    value: input.value ?? '',
    onChange: (value: string) => input.onChange(value),
    onBlur: () => input.onBlur(),
    onFocus: () => input.onFocus(),
    error: fault && wasSent ? t(`quote.faults.${fault}`) : undefined,
  };
}

/** When, who, how to reach them, and what else. */
export function QuoteFields() {
  const { t, language } = useTexts('catalog');
  const date = useQuoteField('date');
  const firstName = useQuoteField('firstName');
  const lastName = useQuoteField('lastName');
  const email = useQuoteField('email');
  const phone = useQuoteField('phone');
  const note = useQuoteField('note');
  return (
    <>
      <DateBoxes
        {...date}
        labels={{ day: t('calendar.day'), month: t('calendar.month'), year: t('calendar.year') }}
        language={language}
        order={language.startsWith('zh') ? 'ymd' : 'dmy'}
      />
      <div css={pair}>
        <TextField {...firstName} autoComplete="given-name" spellCheck={false} maxLength={90} />
        <TextField {...lastName} autoComplete="family-name" spellCheck={false} maxLength={90} />
      </div>
      <div css={pair}>
        <TextField {...email} type="email" autoComplete="email" spellCheck={false} maxLength={254} />
        <TextField {...phone} hint={t('contact.phoneHint')} type="tel" autoComplete="tel" maxLength={30} />
      </div>
      <TextArea
        {...note}
        hint={t('quote.noteHint')}
        rows={4}
        max={NOTE_LENGTH.most}
        counter={(left) => (left >= 0 ? t('form.left', { count: left }) : t('form.over', { count: -left }))}
      />
    </>
  );
}
