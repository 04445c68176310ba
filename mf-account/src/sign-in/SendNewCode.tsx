import { useState } from 'react';
import { useUnit } from 'effector-react';
import { useTexts } from '@straits/i18n';
import { HttpError } from '@straits/http';
import { Button } from '@straits/ui/Button';
import { Icon } from '@straits/ui/Icon';
import { useFailureText } from '../failures';
import { sendCodeFx } from './sign-in.model';
import { emailFault } from './sign-in.rules';

/** Another code to the address in the form; nothing that is typed changes. */
export function SendNewCode({ email }: { email: string }) {
  const { t } = useTexts('account');
  const failureText = useFailureText();
  const [sendCode, busy] = useUnit([sendCodeFx, sendCodeFx.pending]);
  const [told, setTold] = useState('');

  const send = async () => {
    if (emailFault(email)) return setTold(t('reset.newCodeNeedsEmail'));
    try {
      await sendCode({ email: email.trim() });
      setTold(t('reset.sent', { email: email.trim() }));
    } catch (thrown) {
      setTold(failureText(thrown instanceof HttpError ? thrown.failure : undefined));
    }
  };

  return (
    <div>
      <Button size="small" prominence="quiet" busy={busy} icon={<Icon name="refresh" size={18} />} onClick={() => void send()}>
        {t('reset.newCode')}
      </Button>
      <p role="status">{told}</p>
    </div>
  );
}
