import { css } from '@emotion/react';
import type { Order } from '@straits/api-contract';
import { useFormat, useTexts } from '@straits/i18n';
import { Card } from '@straits/ui/Card';
import { ButtonLink } from '@straits/ui/Link';
import { Stack } from '@straits/ui/Stack';
import { token } from '@straits/ui/tokens';
import { CardTitle } from '../CardTitle';
import { contactPath } from '../order-status.rules';
import { cancellationNow, canStillCancel } from './cancellation.rules';

const quiet = css`
  color: ${token.color.muted};
`;

/** What a cancellation costs and brings back at this moment, before anybody decides (M146, A18). */
export function CancellationFee({ order }: { order: Order }) {
  const { t } = useTexts('account');
  const format = useFormat();
  if (!canStillCancel(order) || order.paidAt === null) return null;
  const { refund, fee } = cancellationNow(order.lines, order.total.currency, Date.parse(order.serverNow));
  return (
    <Card as="section" aria-labelledby="cancel-title" data-print="hide">
      <Stack gap={3}>
        <CardTitle id="cancel-title">{t('order.cancelNow')}</CardTitle>
        <p>{t('order.cancelNowText', { fee: format.money(fee), refund: format.money(refund) })}</p>
        <p css={quiet}>{t('order.cancelHow')}</p>
        <div>
          <ButtonLink href={contactPath(order)} size="small">
            {t('order.cancelContact')}
          </ButtonLink>
        </div>
      </Stack>
    </Card>
  );
}
