import { css } from '@emotion/react';
import { useState } from 'react';
import type { Order } from '@straits/api-contract';
import { useTexts } from '@straits/i18n';
import { Button } from '@straits/ui/Button';
import { Card } from '@straits/ui/Card';
import { Icon, type IconName } from '@straits/ui/Icon';
import { Stack } from '@straits/ui/Stack';
import { token } from '@straits/ui/tokens';
import { CardTitle } from '../CardTitle';
import { useFailureText } from '../failures';
import { OfflineTickets } from '../offline-tickets/OfflineTickets';
import { saveDocument, type DocumentName } from './order-detail.api';
import { hasCalendar } from './order-detail.rules';

const card = css`
  scroll-margin-block: 6rem;
`;
const quiet = css`
  color: ${token.color.muted};
`;
const left = css`
  & button > span {
    justify-content: flex-start;
    inline-size: 100%;
  }
`;

/** E-ticket, invoice and calendar entry, as files; and the page itself on paper. */
export function Documents({ order, guestKey }: { order: Order; guestKey: string | undefined }) {
  const { t } = useTexts('account');
  const failureText = useFailureText();
  const [busy, setBusy] = useState<DocumentName | null>(null);
  const [fault, setFault] = useState('');
  const offered = offeredDocuments(order);

  const save = async (name: DocumentName) => {
    setBusy(name);
    setFault('');
    const answer = await saveDocument(order.code, name, guestKey);
    setBusy(null);
    if (!answer.ok) setFault(t('order.downloadFailed', { reason: failureText(answer.failure) }));
  };

  return (
    <Card as="section" id="documents" css={card} aria-labelledby="documents-title" data-print="hide">
      <Stack gap={3}>
        <CardTitle id="documents-title">{t('order.documents')}</CardTitle>
        {offered.length === 0 && <p css={quiet}>{t('order.notReady')}</p>}
        <Stack gap={2} css={left}>
          {offered.map(({ name, label, icon }) => (
            <Button
              key={name}
              full
              prominence={name === 'ticket.pdf' ? 'main' : 'second'}
              busy={busy === name}
              icon={<Icon name={icon} />}
              onClick={() => void save(name)}
            >
              {t(`order.${label}`)}
            </Button>
          ))}
          <Button full prominence="quiet" icon={<Icon name="print" />} onClick={() => window.print()}>
            {t('order.print')}
          </Button>
          <OfflineTickets order={order} />
        </Stack>
        <p role="alert">{fault}</p>
      </Stack>
    </Card>
  );
}

interface Offered {
  name: DocumentName;
  label: 'ticket' | 'invoice' | 'creditNote' | 'calendar' | `receipt.${'whole' | 'deposit' | 'balance'}`;
  icon: IconName;
}

/** One for what was paid at once, one for each part of what is paid in two. */
function receiptsOf({ plan, documents }: Order): Offered[] {
  if (!plan) return documents.invoice ? [{ name: 'receipt.pdf', label: 'receipt.whole', icon: 'download' }] : [];
  return plan.payments.map(({ part }) => ({ name: `receipt-${part}.pdf`, label: `receipt.${part}`, icon: 'download' }));
}

function offeredDocuments(order: Order): Offered[] {
  const offered: (Offered | false)[] = [
    order.documents.ticket && { name: 'ticket.pdf', label: 'ticket', icon: 'ticket' },
    order.documents.invoice && { name: 'invoice.pdf', label: 'invoice', icon: 'download' },
    ...receiptsOf(order),
    order.documents.creditNote && { name: 'credit-note.pdf', label: 'creditNote', icon: 'download' },
    hasCalendar(order) && { name: 'calendar.ics', label: 'calendar', icon: 'calendar' },
  ];
  return offered.filter((one) => one !== false);
}
