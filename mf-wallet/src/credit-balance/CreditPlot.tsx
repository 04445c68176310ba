import { css } from '@emotion/react';
import type { Wallet } from '@straits/api-contract';
import { useFormat, useTexts } from '@straits/i18n';
import { Card } from '@straits/ui/Card';
import { Stack } from '@straits/ui/Stack';
import { Table } from '@straits/ui/Table';
import { media, token } from '@straits/ui/tokens';
import { creditParts } from './credit.rules';

const columns = css`
  display: grid;
  gap: 1.5rem;
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    align-items: start;
  }
`;
const headline = css`
  color: ${token.color.muted};
  strong {
    display: block;
    color: ${token.color.ink};
    font: 600 clamp(1.75rem, 1.3rem + 2vw, 2.75rem) / 1.15 ${token.font.display};
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.01em;
  }
`;
const bar = css`
  display: flex;
  gap: 3px;
  block-size: 2.25rem;
  overflow: clip;
  border-radius: ${token.radius.small};
  & > span {
    min-inline-size: 4px;
  }
`;
const part = css`
  display: flex;
  align-items: baseline;
  gap: 0.5rem;
`;
const key = css`
  flex: none;
  inline-size: 0.75rem;
  block-size: 0.75rem;
  border-radius: 3px;
`;
const inks = {
  overdue: css({ background: token.color.danger }),
  due: css({ background: token.color.star }),
  reserved: css({ background: token.color.info }),
  // Not sea: it is the night's own colour.
  subAgents: css({ background: token.color.muted }),
  free: css({ background: token.color.lagoon }),
};

/** The limit as one bar in its parts, and the same figures as a table. */
export function CreditPlot({ wallet }: { wallet: Wallet }) {
  const { t } = useTexts('wallet');
  const format = useFormat();
  const { limit, ...parts } = creditParts(wallet);
  // What nobody uses has no row; the three parts that everybody asks for always have one.
  const isShown = (name: keyof typeof parts) => parts[name] > 0 || (name !== 'reserved' && name !== 'subAgents');
  const money = (amount: number) => format.exact({ amount, currency: wallet.creditLimit.currency });
  const rows = (['overdue', 'due', 'reserved', 'subAgents', 'free'] as const).filter(isShown).map((name) => ({
    name,
    amount: parts[name],
    share: limit === 0 ? 0 : (parts[name] / limit) * 100,
  }));
  const words = t('credit.plot', { used: money(limit - parts.free), limit: money(limit), overdue: money(parts.overdue) });

  return (
    <div css={columns}>
      <Card>
        <Stack gap={5}>
          <p css={headline}>
            {t('credit.free')} <strong>{money(parts.free)}</strong>
          </p>
          <div css={bar} role="img" aria-label={words}>
            {rows.map(({ name, share }) => share > 0 && <span key={name} css={inks[name]} style={{ flexBasis: `${share}%` }} />)}
          </div>
          <p>
            {t('credit.limitIs')} <strong>{money(limit)}</strong>
            <br />
            {wallet.nextDueDate ? t('wallet.nextDue', { date: format.date(wallet.nextDueDate) }) : t('wallet.noDue')}
            {wallet.creditDays !== null && (
              <>
                <br />
                {t('credit.days', { count: wallet.creditDays })}
              </>
            )}
          </p>
        </Stack>
      </Card>
      <Table
        caption={t('credit.caption')}
        rows={rows}
        rowKey={({ name }) => name}
        columns={[
          {
            key: 'part',
            header: t('credit.part'),
            isRowHeader: true,
            cell: ({ name }) => (
              <span css={part}>
                <span css={[key, inks[name]]} aria-hidden="true" />
                {t(`credit.${name}`)}
              </span>
            ),
          },
          { key: 'amount', header: t('credit.amount'), align: 'end', cell: ({ amount }) => money(amount) },
          { key: 'share', header: t('credit.share'), align: 'end', cell: ({ share }) => `${format.number(share)} %` },
        ]}
      />
    </div>
  );
}
