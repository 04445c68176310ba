import { css } from '@emotion/react';
import type { Money, StatementEntry } from '@straits/api-contract';
import { useFormat, useTexts } from '@straits/i18n';
import { TextLink } from '@straits/ui/Link';
import { Table, type Column } from '@straits/ui/Table';
import { Tag } from '@straits/ui/Tag';
import { token } from '@straits/ui/tokens';
import { signedMoney } from './statement.rules';

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
const small = css`
  display: block;
  color: ${token.color.muted};
  font-size: ${token.text.small};
  font-weight: 400;
`;

/** The wallet's ledger is kept in the shop's time. */
const LEDGER_ZONE = 'Asia/Singapore';

interface EntriesTableProps {
  entries: StatementEntry[];
  caption: string;
  /** The reader's own: of an agency under theirs the orders are that agency's to open. */
  isOwn: boolean;
}

/** Every entry with what it took or brought, and the balance after it. */
export function EntriesTable({ entries, caption, isOwn }: EntriesTableProps) {
  const { t } = useTexts('wallet');
  const format = useFormat();
  const amount = (money: Money | null, sign: string, { status }: StatementEntry) => {
    if (!money) return <span css={none}>–</span>;
    return <span css={[sign === '+' && credit, status === 'CANCELLED' && gone]}>{sign + format.exact(money)}</span>;
  };
  const columns: Column<StatementEntry>[] = [
    { key: 'at', header: t('statement.date'), cell: ({ at }) => format.instant(at, LEDGER_ZONE) },
    {
      key: 'description',
      header: t('statement.description'),
      isRowHeader: true,
      cell: (entry) => <Description entry={entry} isOwn={isOwn} />,
    },
    { key: 'debit', header: t('statement.debit'), align: 'end', cell: (entry) => amount(entry.debit, '−', entry) },
    { key: 'credit', header: t('statement.credit'), align: 'end', cell: (entry) => amount(entry.credit, '+', entry) },
    {
      key: 'balance',
      header: t('statement.balance'),
      align: 'end',
      cell: ({ balance }) => (balance ? signedMoney(format, balance) : <span css={none}>–</span>),
    },
  ];
  return <Table caption={caption} captionShown columns={columns} rows={entries} rowKey={({ id }) => id} />;
}

function Description({ entry, isOwn }: { entry: StatementEntry; isOwn: boolean }) {
  const { kind, description, orderCode, status, dueOn } = entry;
  const { t } = useTexts('wallet');
  const format = useFormat();
  return (
    <span>
      {orderCode && isOwn ? <TextLink href={`/order-detail?order=${orderCode}`}>{orderCode}</TextLink> : (orderCode ?? description)}{' '}
      {status === 'ENTRY' && <Tag tone="info">{t('statement.pending')}</Tag>}
      {status === 'CANCELLED' && <Tag>{t('statement.cancelled')}</Tag>}
      <span css={small}>
        {t(`kind.${kind}`)}
        {dueOn && ` · ${t('statement.due', { date: format.date(dueOn) })}`}
      </span>
    </span>
  );
}
