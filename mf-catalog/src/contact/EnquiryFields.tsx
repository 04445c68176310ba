import { css } from '@emotion/react';
import { useField } from 'react-final-form';
import { NOTE_MAX } from '@straits/api-contract/constants';
import { useTexts } from '@straits/i18n';
import { TextArea } from '@straits/ui/TextArea';
import { TextField } from '@straits/ui/TextField';
import { media } from '@straits/ui/tokens';
import type { EnquiryForm } from './enquiry.rules';

const pair = css`
  display: grid;
  align-items: end;
  gap: 1.25rem;
  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
  }
`;

/**
 * A field's value and the words of its fault. Faults show after sending, and for e-mail and phone when the filled box is left;
 * they go as soon as something is typed (U15).
 */
function useEnquiryField(name: keyof EnquiryForm, checksOnLeave = false) {
  const { t } = useTexts('catalog');
  const { input, meta } = useField<string>(name, { allowNull: false });
  const wasSent = meta.submitFailed && !meta.modifiedSinceLastSubmit;
  const wasLeft = checksOnLeave && meta.touched && !meta.active && input.value.trim() !== '';
  const fault = meta.error as string | undefined;
  return {
    id: name,
    name,
    value: input.value ?? '',
    onChange: (value: string) => input.onChange(value),
    onBlur: () => input.onBlur(),
    onFocus: () => input.onFocus(),
    error: fault && (wasSent || wasLeft) ? t(`contact.faults.${fault}`) : undefined,
  };
}

export function EnquiryFields() {
  const { t } = useTexts('catalog');
  const name = useEnquiryField('name');
  const email = useEnquiryField('email', true);
  const phone = useEnquiryField('phone', true);
  const product = useEnquiryField('product');
  const bookingId = useEnquiryField('bookingId');
  const note = useEnquiryField('note');
  const optional = t('optional');
  const required = t('required');
  return (
    <>
      <TextField {...name} label={t('contact.name')} required={required} autoComplete="name" spellCheck={false} maxLength={200} />
      <div css={pair}>
        <TextField
          {...email}
          label={t('contact.email')}
          hint={t('contact.emailHint')}
          required={required}
          type="email"
          autoComplete="email"
          spellCheck={false}
          maxLength={254}
        />
        <TextField
          {...phone}
          label={t('contact.phone')}
          hint={t('contact.phoneHint')}
          optional={optional}
          type="tel"
          autoComplete="tel"
          maxLength={30}
        />
      </div>
      <div css={pair}>
        <TextField {...product} label={t('contact.product')} optional={optional} autoComplete="off" maxLength={200} />
        <TextField {...bookingId} label={t('contact.bookingId')} optional={optional} autoComplete="off" spellCheck={false} maxLength={60} />
      </div>
      <TextArea
        {...note}
        label={t('contact.note')}
        hint={t('contact.noteHint')}
        required={required}
        rows={5}
        max={NOTE_MAX}
        counter={(left) => (left >= 0 ? t('form.left', { count: left }) : t('form.over', { count: -left }))}
      />
    </>
  );
}
