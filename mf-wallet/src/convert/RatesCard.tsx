import { css } from '@emotion/react';
import type { Currency } from '@straits/api-contract';
import { useFormat, useTexts } from '@straits/i18n';
import { Stack } from '@straits/ui/Stack';
import { Table } from '@straits/ui/Table';
import { token } from '@straits/ui/tokens';
import { rateText } from './rate-text.rules';

const small = css`
  color: ${token.color.muted};
  font-size: ${token.text.small};
`;

/** What the shop's own currency is worth in the others now; an offer is computed from these. */
export function RatesCard({ currencies }: { currencies: Currency[] }) {
  const { t } = useTexts('wallet');
  const format = useFormat();
  const own = currencies.find(({ Rate }) => Number(Rate) === 1);
  const others = currencies.filter(({ Code }) => Code !== own?.Code);
  if (!own || others.length === 0) return null;
  return (
    <Stack gap={2}>
      <Table
        caption={t('rates.title', { own: own.Code })}
        captionShown
        phone="scroll"
        rows={others}
        rowKey={({ Code }) => Code}
        columns={[
          { key: 'code', header: t('statement.currency'), isRowHeader: true, cell: ({ Code }) => Code },
          { key: 'rate', header: t('convert.rate'), align: 'end', cell: ({ Rate }) => rateText(Rate, format) },
          { key: 'at', header: t('convert.rateAt'), align: 'end', cell: ({ RateAt }) => format.instant(RateAt, 'Asia/Singapore') },
        ]}
      />
      <p css={small}>{t('rates.text')}</p>
    </Stack>
  );
}
