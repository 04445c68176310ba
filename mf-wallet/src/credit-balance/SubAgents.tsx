import { css } from '@emotion/react';
import { useFormat, useTexts } from '@straits/i18n';
import { TextLink } from '@straits/ui/Link';
import { Table } from '@straits/ui/Table';
import { useSubAgents } from './credit.api';

/* A name without a space breaks anywhere; an ordinary one has room enough to keep its words whole. */
const nameCss = css`
  display: inline-block;
  min-inline-size: 9rem;
  overflow-wrap: anywhere;
`;

/** Agencies that book under this one; what they use counts against its limit (D23). */
export function SubAgents() {
  const { t } = useTexts('wallet');
  const format = useFormat();
  const { data } = useSubAgents();
  if (!data || data.items.length === 0) return null;
  return (
    <Table
      caption={t('subAgents.title')}
      captionShown
      rows={data.items}
      rowKey={({ agencyId }) => agencyId}
      columns={[
        {
          key: 'name',
          header: t('subAgents.name'),
          isRowHeader: true,
          cell: ({ name, agencyId }) => (
            <TextLink href={`/credit_balance?agency=${agencyId}`} css={nameCss} dir="auto" translate="no">
              {name}
            </TextLink>
          ),
        },
        { key: 'limit', header: t('credit.limit'), align: 'end', cell: ({ creditLimit }) => format.exact(creditLimit) },
        { key: 'owed', header: t('wallet.outstanding'), align: 'end', cell: ({ outstanding }) => format.exact(outstanding) },
        { key: 'reserved', header: t('credit.reserved'), align: 'end', cell: ({ reserved }) => format.exact(reserved) },
        { key: 'balance', header: t('statement.balance'), align: 'end', cell: ({ balance }) => format.exact(balance) },
      ]}
    />
  );
}
