import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { Order } from '@straits/api-contract';
import { useFormat, useTexts } from '@straits/i18n';
import { useSession } from '@straits/session';
import { Button } from '@straits/ui/Button';
import { Card } from '@straits/ui/Card';
import { PageTitle } from '@straits/ui/Heading';
import { Icon, type IconName } from '@straits/ui/Icon';
import { ButtonLink } from '@straits/ui/Link';
import { Spinner } from '@straits/ui/Spinner';
import { Stack } from '@straits/ui/Stack';
import { Timeline, type TimelineStep } from '@straits/ui/Timeline';
import { token } from '@straits/ui/tokens';
import { useTabTitle } from '@straits/ui/tab-title';
import { orderPath, type PaymentAddress } from '../acts/payment-address.rules';
import { HeldMail } from './HeldMail';
import { BALANCE_UNPAID } from './payment-view.rules';
import { productPath } from '../cart-line/LineHead';

const box = css`
  max-inline-size: 44rem;
  margin-inline: auto;
`;
const seal = css`
  display: inline-grid;
  place-items: center;
  inline-size: 4rem;
  block-size: 4rem;
  border-radius: ${token.radius.round};
  background: ${token.color.infoSoft};
  color: ${token.color.info};
  &[data-tone='success'] {
    background: ${token.color.successSoft};
    color: ${token.color.success};
  }
  &[data-tone='warning'] {
    background: ${token.color.warningSoft};
    color: ${token.color.warning};
  }
`;
const lead = css`
  font-size: ${token.text.large};
`;
const acts = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
`;

interface StatusProps {
  title: string;
  text: ReactNode;
  icon: IconName | 'busy';
  tone?: 'info' | 'success' | 'warning';
  children?: ReactNode;
  actions?: ReactNode;
}

/** How things stand: said when it changes (U23), with what happens next. */
export function Status({ title, text, icon, tone = 'info', children, actions }: StatusProps) {
  useTabTitle(title);
  return (
    <Stack gap={5} css={box}>
      <span css={seal} data-tone={tone}>
        {icon === 'busy' ? <Spinner css={{ fontSize: '1.75rem' }} /> : <Icon name={icon} size={32} />}
      </span>
      <div role="status">
        <PageTitle>{title}</PageTitle>
        <p css={[lead, { marginBlockStart: '0.75rem' }]}>{text}</p>
      </div>
      {children}
      {actions && (
        <div css={acts} data-print="hide">
          {actions}
        </div>
      )}
    </Stack>
  );
}

/** Where the person's bookings are: the list for customers, the order itself for guests. */
export function ToBookings({ address, prominence }: { address: PaymentAddress; prominence?: 'main' | 'second' }) {
  const { t } = useTexts('booking');
  const session = useSession();
  return session.status === 'signed' ? (
    <ButtonLink href="/order-history" prominence={prominence}>
      {t('payment.status.history')}
    </ButtonLink>
  ) : (
    <ButtonLink href={orderPath(address.code, address.key)} prominence={prominence}>
      {t('payment.status.booking')}
    </ButtonLink>
  );
}

/** Staff look at the proof (M210). */
export function Verifying({ order, address }: { order: Order; address: PaymentAddress }) {
  const { t } = useTexts('booking');
  const format = useFormat();
  const uploaded = order.payment?.proof?.uploadedAt;
  const isDeposit = order.plan?.depositPaidAt === null;
  const steps: TimelineStep[] = [
    { tone: 'full', title: t('payment.verifying.proof'), when: uploaded ? format.instant(uploaded, 'Asia/Singapore') : '' },
    { tone: 'plain', title: t('payment.verifying.check'), when: t('payment.verifying.hours'), isCurrent: true },
    {
      tone: 'plain',
      title: t(isDeposit ? 'payment.verifying.mailDeposit' : 'payment.verifying.mail'),
      when: t('payment.verifying.mailTo', { email: order.contact.email }),
    },
  ];
  return (
    <Status icon="clock" title={t('payment.verifying.title')} text={t('payment.verifying.text')} actions={<ToBookings address={address} />}>
      <Card>
        <Timeline steps={steps} />
      </Card>
      <HeldMail order={order} />
    </Status>
  );
}

/** The bank has not answered yet: never called failed by a time-out alone (N7). */
export function Pending({ order, confirmUrl }: { order: Order; confirmUrl: string | null }) {
  const { t } = useTexts('booking');
  if (confirmUrl)
    return (
      <Status
        icon="lock"
        title={t(order.cardPage ? 'payment.cardPage.title' : 'payment.confirm.title')}
        text={t(order.cardPage ? 'payment.cardPage.waiting' : 'payment.confirm.text')}
        actions={
          <Button prominence="main" size="large" onClick={() => window.location.assign(confirmUrl)}>
            {t(order.cardPage ? 'payment.cardPage.go' : 'payment.confirm.go')}
          </Button>
        }
      />
    );
  return (
    <Status
      icon="busy"
      title={t('payment.pending.title')}
      text={t('payment.pending.text', { code: order.code, email: order.contact.email })}
    />
  );
}

interface OverProps {
  order: Order;
  reason: 'expired' | 'cancelled';
  why: string | null;
}

/** Too late, or cancelled: nothing was charged, and what can be done now. */
export function Over({ order, reason, why }: OverProps) {
  const { t } = useTexts('booking');
  return (
    <Status
      icon="clock"
      tone="warning"
      title={t(`payment.over.${reason}.title`)}
      text={
        why === BALANCE_UNPAID ? t('payment.over.balance') : why ? t('payment.over.why', { reason: why }) : t(`payment.over.${reason}.text`)
      }
      actions={
        <>
          {order.lines.map((line) => (
            <ButtonLink key={line.id} href={productPath(line.kind, line.productId)} prominence="main">
              {t('payment.over.again', { name: line.productName })}
            </ButtonLink>
          ))}
          <ButtonLink href={`/contact?bookingId=${order.code}`}>{t('payment.status.contact')}</ButtonLink>
        </>
      }
    />
  );
}
