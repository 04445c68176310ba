import { useEffect, useState } from 'react';
import { useUnit } from 'effector-react';
import { useTexts } from '@straits/i18n';
import { HttpError } from '@straits/http';
import { Button } from '@straits/ui/Button';
import { Icon } from '@straits/ui/Icon';
import { Stack } from '@straits/ui/Stack';
import { TextField } from '@straits/ui/TextField';
import { useFailureText } from './failures';
import { $resent, RESEND_WAIT_MS, resendFx } from './resend.model';
import { isEmail } from './text-format.rules';

/** Whole seconds until another link may be asked for; counts down by itself. */
function useSecondsToWait() {
  const resent = useUnit($resent);
  const left = () => (resent ? Math.max(0, Math.ceil((resent.at + RESEND_WAIT_MS - Date.now()) / 1000)) : 0);
  const [seconds, setSeconds] = useState(left);
  useEffect(() => {
    const tick = () => setSeconds(left());
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
    // `left` is new each time; what it reads changes with `resent` only.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [resent]);
  return seconds;
}

/** Sends the confirmation link again. Without a known address it asks for one. `next` is where the person goes on afterwards. */
export function ResendLink({ email: known, next }: { email: string; next?: string }) {
  const { t } = useTexts('account');
  const failureText = useFailureText();
  const [resend, busy] = useUnit([resendFx, resendFx.pending]);
  const seconds = useSecondsToWait();
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState('');
  const email = known || typed.trim();
  const mayAsk = seconds === 0 && !busy;

  const send = async () => {
    // Kept pressable for the focus's sake, but it does nothing before its time.
    if (!mayAsk) return;
    if (!isEmail(email)) return setFault(t(email ? 'fault.emailFormat' : 'fault.emailMissing'));
    setFault('');
    try {
      await resend({ email, next: next === '/' ? undefined : next });
    } catch (thrown) {
      setFault(failureText(thrown instanceof HttpError ? thrown.failure : undefined));
    }
  };

  return (
    <Stack gap={3}>
      {!known && (
        <TextField
          name="resend-email"
          type="email"
          label={t('form.email')}
          autoComplete="email"
          value={typed}
          onChange={setTyped}
          error={fault || undefined}
        />
      )}
      {known && fault && <p role="alert">{fault}</p>}
      <div>
        <Button busy={busy} aria-disabled={!mayAsk || undefined} icon={<Icon name="mail" size={18} />} onClick={() => void send()}>
          {t('resend.send')}
        </Button>
      </div>
      <Told seconds={seconds} />
    </Stack>
  );
}

/** To whom it went and how long to wait. The seconds are for the eye only: read aloud they would speak all the time. */
function Told({ seconds }: { seconds: number }) {
  const { t } = useTexts('account');
  const resent = useUnit($resent);
  return (
    <>
      <div role="status">{resent && <p>{t('resend.sent', { email: resent.email })}</p>}</div>
      {seconds > 0 && <p aria-hidden="true">{t('resend.wait', { count: seconds })}</p>}
    </>
  );
}
