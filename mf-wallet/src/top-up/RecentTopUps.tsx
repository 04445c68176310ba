import { css } from '@emotion/react';
import type { TopUp } from '@straits/api-contract';
import { useFormat, useTexts } from '@straits/i18n';
import { TextLink } from '@straits/ui/Link';
import { Table, type Column } from '@straits/ui/Table';
import { Tag } from '@straits/ui/Tag';
import { token } from '@straits/ui/tokens';
import { useReasonText } from './use-reason-text';

const TONES: Record<TopUp['status'], 'info' | 'success' | 'warning' | 'danger'> = {
  awaiting_proof: 'warning',
  proof_given: 'warning',
  verifying: 'info',
  pending: 'info',
  success: 'success',
  failed: 'danger',
};
const why = css`
  display: block;
  color: ${token.color.muted};
  font-size: ${token.text.small};
  overflow-wrap: anywhere;
`;

/** What became of the last top-ups. */
export function RecentTopUps({ items }: { items: TopUp[] }) {
  const { t } = useTexts('wallet');
  const reasonText = useReasonText();
  const format = useFormat();
  if (items.length === 0) return null;
  const columns: Column<TopUp>[] = [
    { key: 'at', header: t('statement.date'), cell: ({ createdAt }) => format.instant(createdAt, 'Asia/Singapore') },
    { key: 'reference', header: t('transfer.reference'), isRowHeader: true, cell: ({ reference }) => reference },
    {
      key: 'method',
      header: t('topUp.how'),
      cell: (topUp) => (
        <span>
          {t(`topUp.method.${topUp.method}`)}
          {topUp.confirmationCode && <span css={why}>{[topUp.bankFrom, topUp.confirmationCode].filter(Boolean).join(' · ')}</span>}
        </span>
      ),
    },
    {
      key: 'status',
      header: t('topUp.status'),
      cell: (topUp) => (
        <span>
          <Tag tone={TONES[topUp.status]}>{t(`topUp.statusOf.${topUp.status}`)}</Tag>
          {topUp.nextAction && (
            <span css={why}>
              <TextLink target="_self" href={topUp.nextAction.url}>
                {t('topUp.confirm')}
              </TextLink>
            </span>
          )}
          {topUp.reason && <span css={why}>{reasonText(topUp.reason)}</span>}
        </span>
      ),
    },
    { key: 'amount', header: t('credit.amount'), align: 'end', cell: ({ amount }) => format.exact(amount) },
  ];
  return <Table caption={t('topUp.recent')} captionShown columns={columns} rows={items.slice(0, 10)} rowKey={({ id }) => id} />;
}
