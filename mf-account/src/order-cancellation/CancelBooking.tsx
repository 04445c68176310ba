import { css } from '@emotion/react';
import { useState } from 'react';
import type { Order } from '@straits/api-contract';
import { opened } from '@straits/federation';
import { useFormat, useTexts } from '@straits/i18n';
import { Button } from '@straits/ui/Button';
import { Card } from '@straits/ui/Card';
import { Stack } from '@straits/ui/Stack';
import { token } from '@straits/ui/tokens';
import { CardTitle } from '../CardTitle';
import { lineName } from '../line-name.rules';
import { openBalanceOf } from '../order-status.rules';
import { canStillCancel, termsNow } from './cancellation.rules';

const CancelDialog = opened(() => import('./CancelDialog').then((file) => file.CancelDialog));

const quiet = css`
  color: ${token.color.muted};
`;

/** What a cancellation brings back at this moment, before anybody decides (M146, A18), and the way to do it, whole or in part (M145). */
export function CancelBooking({ order, guestKey }: { order: Order; guestKey: string | undefined }) {
  const { t } = useTexts('account');
  const [isOpen, setOpen] = useState(false);
  if (!canStillCancel(order)) return null;
  return (
    <Card as="section" aria-labelledby="cancel-title" data-print="hide">
      <Stack gap={3}>
        <CardTitle id="cancel-title">{t('cancellation.title')}</CardTitle>
        <Terms order={order} />
        <p css={quiet}>{t('cancellation.lead')}</p>
        <div>
          <Button size="small" onClick={() => setOpen(true)}>
            {t('cancellation.open')}
          </Button>
        </div>
      </Stack>
      {isOpen && <CancelDialog order={order} guestKey={guestKey} onClose={() => setOpen(false)} />}
    </Card>
  );
}

/** Line by line, what comes back now and until when. */
function Terms({ order }: { order: Order }) {
  const { t } = useTexts('account');
  const format = useFormat();
  const hasDeposit = openBalanceOf(order) !== undefined;
  if (order.paidAt === null && !hasDeposit) return <p>{t('cancellation.unpaid')}</p>;
  const lines = termsNow(order.lines, Date.parse(order.serverNow));
  const terms = lines.map(({ line, step }) => (
    <p key={line.id}>
      {lines.length > 1 && <strong lang={line.lang ?? order.lang}>{lineName(line, order.lines)}: </strong>}
      {step.until
        ? t('cancellation.percentUntil', { percent: step.refundPercent, when: format.instant(step.until, line.timeZone) })
        : t(step.refundPercent > 0 ? 'cancellation.percentAlways' : 'cancellation.nothing', { percent: step.refundPercent })}
    </p>
  ));
  return (
    <>
      {terms}
      {hasDeposit && <p>{t('cancellation.deposit')}</p>}
    </>
  );
}
