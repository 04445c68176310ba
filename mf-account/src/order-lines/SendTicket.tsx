import { useId, useState, type SyntheticEvent } from 'react';
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
export function SendTicket({ orderCode, travellerId, name, guestKey }: SendTicketProps) {
  const { t } = useTexts('account');
  const form = useId();
  const act = useAct();
  const [isOpen, setOpen] = useState(false);
  const [email, setEmail] = useState('');
  const [isTried, setTried] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const isGood = isEmail(email.trim());
  const send = async () => {
    setTried(true);
    if (!isGood) return;
    const path = `/orders/${encodeURIComponent(orderCode)}/travellers/${travellerId}/mail`;
    const sent = await act.run(http.post(path, { email: email.trim() }, { query: { key: guestKey }, notices: false }));
    if (sent === undefined) return;
    setSentTo(email.trim());
    setOpen(false);
    setTried(false);
    setEmail('');
  };
  return (
    <div data-print="hide" css={{ inlineSize: isOpen || sentTo ? '100%' : undefined }}>
      {!isOpen && (
        <Button
          prominence="quiet"
          size="small"
          icon={<Icon name="mail" size={16} />}
          aria-label={t('traveller.mailNamed', { name })}
          onClick={() => setOpen(true)}
        >
          {t('traveller.mail')}
        </Button>
      )}
      <div role="status">{sentTo && <Notice tone="success">{t('traveller.mailed', { email: sentTo })}</Notice>}</div>
      {isOpen && (
        <form
          id={form}
          noValidate
          aria-label={t('traveller.mailNamed', { name })}
          onSubmit={(event: SyntheticEvent) => {
            event.preventDefault();
            void send();
          }}
        >
          <Stack gap={3} css={{ paddingBlock: '0.5rem' }}>
            <TextField
              label={t('traveller.mailTo', { name })}
              type="email"
              value={email}
              onChange={setEmail}
              autoComplete="off"
              spellCheck={false}
              required
              error={isTried && !isGood ? t('traveller.mailFault') : undefined}
            />
            <Refused failure={act.failure} />
            <Row gap={2} wrap>
              <Button type="submit" size="small" busy={act.isBusy}>
                {t('traveller.mailSend')}
              </Button>
              <Button size="small" prominence="quiet" onClick={() => setOpen(false)}>
                {t('traveller.mailNot')}
              </Button>
            </Row>
          </Stack>
        </form>
      )}
    </div>
  );
}
