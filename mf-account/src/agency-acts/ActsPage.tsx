import { useState } from 'react';
import type { AgencyAct, AgencyActs } from '@straits/api-contract';
import { http } from '@straits/http';
import { useFormat, useTexts } from '@straits/i18n';
import { Button } from '@straits/ui/Button';
import { EmptyState } from '@straits/ui/EmptyState';
import { TextLink } from '@straits/ui/Link';
import { Table } from '@straits/ui/Table';
import { useAgencyResource } from '../agency/agency.api';
import { AgencyFrame } from '../agency/AgencyFrame';
import { Loaded } from '../agency/Loaded';
import { Refused } from '../Refused';
import { SHOP_ZONE } from '../shop-zone';
import { useAct } from '../use-act';
import { wholeInstant } from '../whole-instant.styles';
import { actorOf, decimalsOf, isOrderCode, toldOf } from './acts.rules';

/** /agency/acts: who did what and when; nobody can change it. */
export function ActsPage() {
  const { t } = useTexts('account');
  const acts = useAgencyResource<AgencyActs>('/agency/acts');
  return (
    <AgencyFrame title={t('agency.acts.title')} lead={t('agency.acts.lead')}>
      <Loaded resource={acts} height="20rem">
        {(first) =>
          first.items.length === 0 ? (
            <EmptyState title={t('agency.acts.empty')}>{t('agency.acts.emptyText')}</EmptyState>
          ) : (
            <Trail key={first.items[0]?.id} first={first} />
          )
        }
      </Loaded>
    </AgencyFrame>
  );
}

function Trail({ first }: { first: AgencyActs }) {
  const { t } = useTexts('account');
  const format = useFormat();
  const [{ items, nextCursor }, setShown] = useState(first);
  const { isBusy, failure, run } = useAct();
  const percent = (basisPoints: number) => `${format.number(basisPoints / 100, decimalsOf(basisPoints))}\u00a0%`;
  const more = async () => {
    const page = await run(http.get<AgencyActs>('/agency/acts', { query: { cursor: nextCursor ?? undefined }, notices: false }));
    if (page) setShown({ items: [...items, ...page.items], nextCursor: page.nextCursor });
  };
  return (
    <>
      <Table
        caption={t('agency.acts.title')}
        rows={items}
        rowKey={({ id }) => String(id)}
        columns={[
          {
            key: 'at',
            header: t('agency.acts.at'),
            isRowHeader: true,
            cell: ({ at }) => <span css={wholeInstant}>{format.instant(at, SHOP_ZONE)}</span>,
          },
          { key: 'by', header: t('agency.acts.by'), cell: (act) => <span translate="no">{actorOf(act) ?? t('agency.somebody')}</span> },
          { key: 'act', header: t('agency.acts.act'), cell: ({ act }) => t(`agency.act.${act}`) },
          { key: 'subject', header: t('agency.acts.subject'), cell: (act) => <Subject act={act} /> },
          { key: 'told', header: t('agency.acts.told'), cell: (act) => toldOf(act, { t, money: format.money, percent }) || '–' },
        ]}
      />
      <Refused failure={failure} />
      {nextCursor && (
        <Button busy={isBusy} onClick={() => void more()}>
          {t('agency.acts.more')}
        </Button>
      )}
    </>
  );
}

function Subject({ act }: { act: AgencyAct }) {
  const { subject } = act;
  if (!subject) return '–';
  if (isOrderCode(act)) return <TextLink href={`/order-detail?order=${subject}`}>{subject}</TextLink>;
  return <span translate="no">{subject}</span>;
}
