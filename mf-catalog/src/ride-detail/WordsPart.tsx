import { useFormat, useTexts } from '@straits/i18n';
import { Stepper } from '@straits/ui/Stepper';
import { TextField } from '@straits/ui/TextField';
import type { Missing } from './ride-booking.rules';
import type { RideBooking } from './use-ride';

/** What the driver must know, and what can be had besides. */
export function WordsPart({ booking, id, faultOf }: { booking: RideBooking; id: string; faultOf: (of: Missing[]) => string | undefined }) {
  const { t } = useTexts('catalog');
  const { money } = useFormat();
  const { option, answers, extras } = booking;
  return (
    <>
      {option?.questions
        .filter((question) => question.id !== 'luggage')
        .map((question) => (
          <TextField
            key={question.id}
            id={`${id}-${question.id}`}
            label={question.label}
            labelLang={question.lang}
            {...(question.required ? { required: t('required') } : { optional: t('optional') })}
            maxLength={question.maxLength}
            autoComplete={question.id.endsWith('address') ? 'street-address' : 'off'}
            error={faultOf([{ question: question.id }])}
            value={answers[question.id] ?? ''}
            onChange={(text) => booking.answer(question.id, text)}
          />
        ))}
      {option?.extras.map((extra) => (
        <Stepper
          key={extra.id}
          label={extra.name}
          labelLang={extra.lang}
          hint={[money(extra.price.shown), extra.description].filter(Boolean).join(' · ')}
          value={extras[extra.id] ?? 0}
          min={0}
          max={extra.maxQuantity}
          minusLabel={t('booking.less', { unit: extra.name })}
          plusLabel={t('booking.moreOf', { unit: extra.name })}
          onChange={(quantity) => booking.addExtra(extra.id, quantity)}
        />
      ))}
    </>
  );
}
