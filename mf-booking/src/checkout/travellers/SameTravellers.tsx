import { useFormat, useTexts } from '@straits/i18n';
import { Button } from '@straits/ui/Button';
import { Stack } from '@straits/ui/Stack';
import { token } from '@straits/ui/tokens';
import type { Again } from './same-travellers.rules';
import { fullName } from './traveller.rules';

interface SameTravellersProps {
  travellers: Again[];
  onTaken: () => void;
}

/** Whoever goes and comes back is typed once (U7): all of them by one press. */
export function SameTravellers({ travellers, onTaken }: SameTravellersProps) {
  const { t } = useTexts('booking');
  const { list } = useFormat();
  if (travellers.length === 0) return null;
  return (
    <Stack gap={2}>
      <div>
        <Button onClick={onTaken}>{t('checkout.travellers.again', { count: travellers.length })}</Button>
      </div>
      <p css={{ color: token.color.muted, fontSize: token.text.small }}>{list(travellers.map(({ values }) => fullName(values)))}</p>
    </Stack>
  );
}
