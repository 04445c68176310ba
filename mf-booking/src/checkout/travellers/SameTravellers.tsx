import { useId } from 'react';
import { useForm } from 'react-final-form';
import { displayName } from '@straits/api-contract/person-name';
import { useFormat, useTexts } from '@straits/i18n';
import { Button } from '@straits/ui/Button';
import { Stack } from '@straits/ui/Stack';
import { token } from '@straits/ui/tokens';
import type { Again } from './same-travellers.rules';
import { type Seat } from './traveller.rules';

interface SameTravellersProps {
  travellers: Again[];
  /** Whose form is open: it is filled in too, should it still miss something. */
  current: Seat;
  onTaken: () => void;
}

/** Whoever goes and comes back is typed once (U7): all of them by one press. */
export function SameTravellers({ travellers, current, onTaken }: SameTravellersProps) {
  const { t } = useTexts('booking');
  const { list } = useFormat();
  const who = useId();
  const form = useForm();
  const take = () => {
    const own = travellers.find(({ seat }) => seat.key === current.key);
    form.batch(() => Object.entries(own?.values ?? {}).forEach(([name, value]) => form.change(name, value)));
    onTaken();
  };
  if (travellers.length === 0) return null;
  return (
    <Stack gap={2}>
      <div>
        <Button aria-describedby={who} onClick={take}>
          {t('checkout.travellers.again', { count: travellers.length })}
        </Button>
      </div>
      <p id={who} css={{ color: token.color.muted, fontSize: token.text.small }}>
        {list(travellers.map(({ values }) => displayName(values)))}
      </p>
    </Stack>
  );
}
