import type { BankComparison } from '@straits/api-contract';
import { useFormat, useTexts } from '@straits/i18n';
import { Disclosure } from '@straits/ui/Disclosure';
import { TextLink } from '@straits/ui/Link';
import { Notice } from '@straits/ui/Notice';
import { Stack } from '@straits/ui/Stack';
import { Table, type Column } from '@straits/ui/Table';
import { Tag } from '@straits/ui/Tag';

type Sent = BankComparison['missing'][number];
type Line = BankComparison['unknown'][number];

/** What stands in both, what only we have, and lines that are no payment to us. */
export function Comparison({ comparison }: { comparison: BankComparison }) {
  const { t } = useTexts('wallet');
  const { matched, missing, unknown, leftOut } = comparison;
  const total = matched.length + missing.length;
  return (
    <Stack gap={5}>
      <Notice
        tone={missing.length > 0 ? 'warning' : 'success'}
        role="status"
        title={t(total === 0 ? 'bankLines.none' : 'bankLines.found', { found: matched.length, total })}
      >
        {leftOut > 0 && t('bankLines.leftOut', { count: leftOut })}
      </Notice>
      {missing.length > 0 && <Missing items={missing} />}
      {matched.length > 0 && <Matched items={matched} />}
      {unknown.length > 0 && <Unknown lines={unknown} />}
    </Stack>
  );
}

const Name = ({ sent: { reference, kind, orderCode } }: { sent: Sent }) => {
  const { t } = useTexts('wallet');
  return (
    <span>
      {orderCode ? <TextLink href={`/order-detail?order=${orderCode}`}>{orderCode}</TextLink> : reference} {t(`bankLines.kind.${kind}`)}
    </span>
  );
};

function useColumns() {
  const { t } = useTexts('wallet');
  const format = useFormat();
  const name: Column<Sent> = { key: 'name', header: t('bankLines.payment'), isRowHeader: true, cell: (sent) => <Name sent={sent} /> };
  const date: Column<Sent> = { key: 'date', header: t('statement.date'), cell: (sent) => format.date(sent.date) };
  const amount: Column<Sent> = { key: 'amount', header: t('credit.amount'), align: 'end', cell: (sent) => format.exact(sent.amount) };
  return { name, date, amount };
}

function Missing({ items }: { items: Sent[] }) {
  const { t } = useTexts('wallet');
  const { name, date, amount } = useColumns();
  const status: Column<Sent> = {
    key: 'status',
    header: t('topUp.status'),
    cell: ({ isPosted }) => <Tag tone={isPosted ? 'success' : 'info'}>{t(isPosted ? 'topUp.statusOf.success' : 'statement.pending')}</Tag>,
  };
  return (
    <Table
      caption={t('bankLines.missingTitle')}
      captionShown
      columns={[date, name, status, amount]}
      rows={items}
      rowKey={({ reference }) => reference}
    />
  );
}

function Matched({ items }: { items: BankComparison['matched'] }) {
  const { t } = useTexts('wallet');
  const format = useFormat();
  return (
    <Table
      caption={t('bankLines.matchedTitle')}
      captionShown
      rows={items}
      rowKey={({ sent }) => sent.reference}
      columns={[
        { key: 'date', header: t('statement.date'), cell: ({ line }) => format.date(line.bookedOn) },
        { key: 'payment', header: t('bankLines.payment'), isRowHeader: true, cell: ({ sent }) => <Name sent={sent} /> },
        { key: 'line', header: t('bankLines.line'), cell: ({ line }) => line.text || line.bankRef || '–' },
        { key: 'amount', header: t('credit.amount'), align: 'end', cell: ({ sent }) => format.exact(sent.amount) },
      ]}
    />
  );
}

/** Bank files hold an agency's other business too: shown when asked for. */
function Unknown({ lines }: { lines: Line[] }) {
  const { t } = useTexts('wallet');
  const format = useFormat();
  return (
    <Disclosure summary={t('bankLines.unknown', { count: lines.length })}>
      <Table
        caption={t('bankLines.unknown', { count: lines.length })}
        rows={lines.slice(0, 200)}
        rowKey={(line) => `${line.bookedOn} ${line.bankRef} ${line.text} ${lines.indexOf(line)}`}
        columns={[
          { key: 'date', header: t('statement.date'), cell: ({ bookedOn }) => format.date(bookedOn) },
          { key: 'line', header: t('bankLines.line'), isRowHeader: true, cell: ({ text, bankRef }) => text || bankRef || '–' },
          { key: 'amount', header: t('credit.amount'), align: 'end', cell: ({ amount }) => format.exact(amount) },
        ]}
      />
    </Disclosure>
  );
}
