import { css } from '@emotion/react';
import type { Price } from '@straits/api-contract';
import { useFormat, useTexts } from '@straits/i18n';
import { PriceTag } from '@straits/ui/PriceTag';
import { Spread, Stack } from '@straits/ui/Stack';
import { token } from '@straits/ui/tokens';
import { isConverted } from './cart-groups.rules';

const note = css`
  color: ${token.color.muted};
  font-size: ${token.text.small};
`;

/** The sum per charge currency; what is charged stands below what is shown when they differ. */
export function TotalRows({ totals, label }: { totals: Price[]; label?: string }) {
  const { t } = useTexts('booking');
  const format = useFormat();
  return (
    <Stack gap={2}>
      {totals.map((total) => (
        <Spread key={total.charge.currency} align="baseline" wrap={false}>
          <strong>
            {totals.length > 1
              ? t('items.price.in', { label: label ?? t('items.price.total'), currency: total.charge.currency })
              : (label ?? t('items.price.total'))}
          </strong>
          <PriceTag
            amount={format.money(total.shown)}
            sub={isConverted(total) ? t('items.price.charged', { amount: format.money(total.charge) }) : undefined}
            size="large"
            align="end"
          />
        </Spread>
      ))}
      {totals.length > 1 && <p css={note}>{t('items.price.twoOrders')}</p>}
    </Stack>
  );
}
