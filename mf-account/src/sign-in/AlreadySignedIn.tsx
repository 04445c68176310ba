import { useUnit } from 'effector-react';
import { useTexts } from '@straits/i18n';
import { signOutAsked } from '@straits/session';
import { Button } from '@straits/ui/Button';
import { ButtonLink } from '@straits/ui/Link';
import { Stack } from '@straits/ui/Stack';
import { AccountFrame } from '../AccountFrame';

/** Whoever comes here with a session goes on with it, or leaves it. */
export function AlreadySignedIn({ name, next }: { name: string; next: string }) {
  const { t } = useTexts('account');
  const signOut = useUnit(signOutAsked);
  return (
    <AccountFrame title={t('signIn.title')} lead={t('signIn.already', { name })}>
      <Stack gap={3}>
        <ButtonLink href={next} prominence="main" size="large" full>
          {t('signIn.continue')}
        </ButtonLink>
        <Button full onClick={() => signOut()}>
          {t('signIn.switch')}
        </Button>
      </Stack>
    </AccountFrame>
  );
}
