import { useState } from 'react';
import { useUnit } from 'effector-react';
import { HttpError } from '@straits/http';
import { useTexts } from '@straits/i18n';
import { Button } from '@straits/ui/Button';
import { Icon } from '@straits/ui/Icon';
import { TextLink } from '@straits/ui/Link';
import { Stack } from '@straits/ui/Stack';
import { useFailureText } from '../failures';
import { withMarks } from '../words';
import { sendLinkFx } from './sign-in.model';
import { viewPath } from './sign-in.rules';

/** For who may not try the password any more: a link by mail signs in at once, a code sets a new password. */
export function WaysIn({ email, next }: { email: string; next: string }) {
  const { t } = useTexts('account');
  const failureText = useFailureText();
  const [sendLink, busy] = useUnit([sendLinkFx, sendLinkFx.pending]);
  const [told, setTold] = useState('');
  const reset = (words: string) => <TextLink href={viewPath('forgot', next)}>{words}</TextLink>;

  const send = async () => {
    try {
      await sendLink({ email, next: next === '/' ? undefined : next });
      setTold(t('signIn.linkSent', { email }));
    } catch (thrown) {
      setTold(failureText(thrown instanceof HttpError ? thrown.failure : undefined));
    }
  };

  return (
    <Stack gap={3}>
      <p>{withMarks(t(email ? 'signIn.limitedHelp' : 'signIn.limitedHelpNoEmail'), { reset })}</p>
      {email && (
        <div>
          <Button busy={busy} icon={<Icon name="mail" size={18} />} onClick={() => void send()}>
            {t('signIn.sendLink')}
          </Button>
        </div>
      )}
      <p role="status">{told}</p>
    </Stack>
  );
}
