import { css } from '@emotion/react';
import type { WalletStatement } from '@straits/api-contract';
import { useFormat, useTexts } from '@straits/i18n';
import { Table, type Column } from '@straits/ui/Table';
import { Tag } from '@straits/ui/Tag';
import { token } from '@straits/ui/tokens';

type Entry = WalletStatement['entries'][number];

const credit = css`
  color: ${token.color.success};
  font-weight: 600;
`;
const none = css`
  color: ${token.color.muted};
`;
const gone = css`
  text-decoration: line-through;
`;

/** The wallet's ledger is kept in the shop's time. */
const LEDGER_ZONE = 'Asia/Singapore';

/** Every entry with what it took or brought, and the balance after it. */
export function EntriesTable({ statement, caption }: { statement: WalletStatement; caption: string }) {
  const { t } = useTexts('wallet');
  const format = useFormat();
  const amount = (money: Entry['debit'], sign: string, entry: Entry) => {
    if (!money) return <span css={none}>–</span>;
    return <span css={[sign === '+' && credit, entry.status === 'CANCELLED' && gone]}>{sign + format.money(money)}</span>;
  };
  const columns: Column<Entry>[] = [
    { key: 'at', header: t('statement.date'), cell: ({ at }) => format.instant(at, LEDGER_ZONE) },
    {
      key: 'description',
      header: t('statement.description'),
      isRowHeader: true,
      cell: ({ description, status }) => (
        <span>
          {description} {status === 'ENTRY' && <Tag tone="info">{t('statement.pending')}</Tag>}
          {status === 'CANCELLED' && <Tag>{t('statement.cancelled')}</Tag>}
        </span>
      ),
    },
    { key: 'debit', header: t('statement.debit'), align: 'end', cell: (entry) => amount(entry.debit, '−', entry) },
    { key: 'credit', header: t('statement.credit'), align: 'end', cell: (entry) => amount(entry.credit, '+', entry) },
    { key: 'balance', header: t('statement.balance'), align: 'end', cell: ({ balance }) => format.money(balance) },
  ];
  return <Table caption={caption} captionShown columns={columns} rows={statement.entries} rowKey={({ id }) => id} />;
}
