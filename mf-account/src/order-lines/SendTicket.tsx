import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { http } from '@straits/http';
import { useTexts } from '@straits/i18n';
import { Button } from '@straits/ui/Button';
import { Icon } from '@straits/ui/Icon';
import { Notice } from '@straits/ui/Notice';
import { Row, Stack } from '@straits/ui/Stack';
import { TextField } from '@straits/ui/TextField';
import { Refused } from '../Refused';
import { isEmail } from '../text-format.rules';
import { useAct } from '../use-act';

interface SendTicketProps {
  orderCode: string;
  travellerId: string;
  /** Whose ticket it is. */
  name: string;
  guestKey: string | undefined;
}

/** One ticket to the person whose it is, by e-mail (A21): a press shows the form, and what was sent is said. */
export function SendTicket(props: SendTicketProps) {
  const { t } = useTexts('account');
  const [isOpen, setOpen] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    // What had the focus is gone with the form.
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const sent = (email: string) => {
    setSentTo(email);
    setOpen(false);
  };
  return (
    <div data-print="hide" css={{ inlineSize: isOpen || sentTo ? '100%' : undefined }}>
      {!isOpen && (
        <Button
          ref={opener}
          prominence="quiet"
          size="small"
          icon={<Icon name="mail" size={16} />}
          aria-label={t('traveller.mailNamed', { name: props.name })}
          onClick={() => setOpen(true)}
        >
          {t('traveller.mail')}
        </Button>
      )}
      <div role="status">{sentTo && <Notice tone="success">{t('traveller.mailed', { email: sentTo })}</Notice>}</div>
      {isOpen && <AddressForm {...props} onSent={sent} onClose={() => setOpen(false)} />}
    </div>
  );
}

type AddressFormProps = SendTicketProps & { onSent: (email: string) => void; onClose: () => void };
function AddressForm({ orderCode, travellerId, name, guestKey, onSent, onClose }: AddressFormProps) {
  const { t } = useTexts('account');
  const act = useAct();
  const [typed, setTyped] = useState('');
  const [isTried, setTried] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const email = typed.trim();
  const send = async () => {
    setTried(true);
    if (!isEmail(email)) return;
    const path = `/orders/${encodeURIComponent(orderCode)}/travellers/${travellerId}/mail`;
    const sent = await act.run(http.post(path, { email }, { query: { key: guestKey }, notices: false }));
    if (sent !== undefined) onSent(email);
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void send();
  };
  return (
    <form noValidate aria-label={t('traveller.mailNamed', { name })} onSubmit={submit}>
      <Stack gap={3} css={{ paddingBlock: '0.5rem' }}>
        <TextField
          ref={field}
          label={t('traveller.mailTo', { name })}
          type="email"
          value={typed}
          onChange={setTyped}
          autoComplete="off"
          spellCheck={false}
          required
          error={isTried && !isEmail(email) ? t('traveller.mailFault') : undefined}
        />
        <Refused failure={act.failure} />
        <Row gap={2} wrap>
          <Button type="submit" size="small" busy={act.isBusy}>
            {t('traveller.mailSend')}
          </Button>
          <Button size="small" prominence="quiet" onClick={onClose}>
            {t('traveller.mailNot')}
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
