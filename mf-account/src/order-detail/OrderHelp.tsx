import { css } from '@emotion/react';
import type { Order } from '@straits/api-contract';
import { useTexts } from '@straits/i18n';
import { Card } from '@straits/ui/Card';
import { Icon } from '@straits/ui/Icon';
import { ButtonLink } from '@straits/ui/Link';
import { Stack } from '@straits/ui/Stack';
import { token } from '@straits/ui/tokens';
import { CardTitle } from '../CardTitle';
import { contactPath } from '../order-status.rules';

const quiet = css`
  color: ${token.color.muted};
`;

/** A way to us with the booking filled in, and how to come back here. */
export function OrderHelp({ order }: { order: Order }) {
  const { t } = useTexts('account');
  return (
    <Card as="section" aria-labelledby="help-title" data-print="hide">
      <Stack gap={3}>
        <CardTitle id="help-title">{t('order.help')}</CardTitle>
        <p>{t('order.helpText')}</p>
        <div>
          <ButtonLink href={contactPath(order)} icon={<Icon name="mail" size={18} />}>
            {t('order.contact')}
          </ButtonLink>
        </div>
        <p css={quiet}>{t('order.keep')}</p>
      </Stack>
    </Card>
  );
}
