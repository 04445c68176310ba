import type { Option } from '@straits/api-contract';
import { useTexts } from '@straits/i18n';
import { Stepper } from '@straits/ui/Stepper';
import { Stack } from '@straits/ui/Stack';
import { TextField } from '@straits/ui/TextField';
import type { ChosenChange } from '../cart-line/line-change.rules';

const MOST_NIGHTS = 30;
const MOST_ADULTS = 40;

interface PartProps {
  chosen: ChosenChange;
  onChange: (chosen: ChosenChange) => void;
}

/** The time of a transfer, which the traveller names. */
export function AnyTime({ lacksTime, chosen, onChange }: PartProps & { lacksTime: boolean }) {
  const { t } = useTexts('booking');
  return (
    <TextField
      label={t('cart.edit.pickUp')}
      type="time"
      error={lacksTime ? t('cart.edit.chooseTime') : undefined}
      value={chosen.startTime ?? ''}
      onChange={(startTime) => onChange({ ...chosen, startTime: startTime || null })}
    />
  );
}

/** Nights and grown-up guests of a stay; children stay as they were named. */
export function Stay({ chosen, onChange, option }: PartProps & { option: Option | undefined }) {
  const { t } = useTexts('booking');
  const { nights, guests } = chosen;
  const fewest = option?.facts?.kind === 'hotel' ? option.facts.minStayNights : 1;
  return (
    <Stack gap={3}>
      {nights !== null && (
        <Stepper
          label={t('cart.edit.nights')}
          hint={fewest > 1 ? t('cart.edit.minNights', { count: fewest }) : undefined}
          value={nights}
          min={fewest}
          max={MOST_NIGHTS}
          minusLabel={t('cart.edit.less', { unit: t('cart.edit.nights') })}
          plusLabel={t('cart.edit.more', { unit: t('cart.edit.nights') })}
          onChange={(count) => onChange({ ...chosen, nights: count })}
        />
      )}
      {guests && (
        <Stepper
          label={t('cart.edit.adults')}
          value={guests.adults}
          min={1}
          max={MOST_ADULTS}
          minusLabel={t('cart.edit.less', { unit: t('cart.edit.adults') })}
          plusLabel={t('cart.edit.more', { unit: t('cart.edit.adults') })}
          onChange={(adults) => onChange({ ...chosen, guests: { ...guests, adults } })}
        />
      )}
    </Stack>
  );
}
