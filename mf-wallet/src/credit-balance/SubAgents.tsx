import { css } from '@emotion/react';
import { useState } from 'react';
import type { SubAgentList } from '@straits/api-contract';
import { opened } from '@straits/federation';
import { useFormat, useTexts } from '@straits/i18n';
import { Button } from '@straits/ui/Button';
import { TextLink } from '@straits/ui/Link';
import { Notice } from '@straits/ui/Notice';
import { Row, Stack } from '@straits/ui/Stack';
import { Table } from '@straits/ui/Table';
import { useSubAgents } from './credit.api';
import { percentText } from './markup.rules';

// Fetched when it is opened.
const MarkupDialog = opened(() => import(/* webpackChunkName: "markup" */ './MarkupDialog').then((file) => file.MarkupDialog));
type SubAgent = SubAgentList['items'][number];

/* A name without a space breaks anywhere; an ordinary one has room enough to keep its words whole. */
const nameCss = css`
  display: inline-block;
  min-inline-size: 9rem;
  overflow-wrap: anywhere;
`;

/* On the line of the row's other figures, however large the button is. */
const inLine = css`
  margin-block: -0.5rem;
`;

/** Agencies that book under this one: what they use counts against its limit, what it puts onto their net prices it earns (D23). */
export function SubAgents() {
  const { t } = useTexts('wallet');
  const format = useFormat();
  const { data, mutate } = useSubAgents();
  const [changed, setChanged] = useState<SubAgent | null>(null);
  const [saved, setSaved] = useState<string | null>(null);
  const done = ({ name }: SubAgent, list: SubAgentList, basisPoints: number) => {
    setChanged(null);
    setSaved(t(basisPoints === 0 ? 'subAgents.savedNone' : 'subAgents.saved', { name, percent: percentText(basisPoints, format) }));
    void mutate(list, { revalidate: false });
  };
  if (!data || data.items.length === 0) return null;
  return (
    <Stack gap={3}>
      {saved && <Notice tone="success" role="status" title={saved} />}
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
          {
            key: 'markup',
            header: t('subAgents.markup'),
            align: 'end',
            cell: (agency) => <Markup of={agency} onChange={() => setChanged(agency)} />,
          },
        ]}
      />
      {changed && (
        <MarkupDialog of={changed} onClose={() => setChanged(null)} onDone={(list, basisPoints) => done(changed, list, basisPoints)} />
      )}
    </Stack>
  );
}

function Markup({ of: { name, markupBasisPoints }, onChange }: { of: SubAgent; onChange: () => void }) {
  const { t } = useTexts('wallet');
  const format = useFormat();
  return (
    <Row gap={2} justify="flex-end">
      {percentText(markupBasisPoints, format)}
      <Button size="small" prominence="quiet" css={inLine} aria-label={t('subAgents.changeOf', { name })} onClick={onChange}>
        {t('subAgents.change')}
      </Button>
    </Row>
  );
}
