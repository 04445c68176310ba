import { useState } from 'react';
import type { Approval, ApprovalList, OwnAgency } from '@straits/api-contract';
import { http } from '@straits/http';
import { useTexts } from '@straits/i18n';
import { useSearchParams } from '@straits/router';
import { EmptyState } from '@straits/ui/EmptyState';
import { Stack } from '@straits/ui/Stack';
import { useAgencyResource } from '../agency/agency.api';
import { AgencyFrame } from '../agency/AgencyFrame';
import { Loaded } from '../agency/Loaded';
import { Refused } from '../Refused';
import { CardTitle } from '../CardTitle';
import { useAct } from '../use-act';
import { ApprovalCard } from './ApprovalCard';
import { AskForm } from './AskForm';
import { OwnLimits } from './OwnLimits';
import { RefuseDialog } from './RefuseDialog';

/** /agency/approvals: what one may spend, and orders above it. `?order=` asks for one. */
export function ApprovalsPage() {
  const { t } = useTexts('account');
  const [, setSearch] = useSearchParams();
  const own = useAgencyResource<OwnAgency>('/agency');
  const approvals = useAgencyResource<ApprovalList>('/agency/approvals');
  const show = (list: ApprovalList) => {
    setSearch(() => ({}), { replace: true });
    void approvals.mutate(list, { revalidate: false });
    void own.mutate();
  };
  return (
    <AgencyFrame title={t('agency.approvals.title')} lead={t('agency.approvals.lead')}>
      <Loaded resource={own} height="6rem">
        {(agency) => (
          <>
            <OwnLimits agency={agency} />
            <Loaded resource={approvals} height="12rem">
              {({ items }) => (
                <>
                  {agency.role !== 'viewer' && <Wanted items={items} onDone={show} />}
                  <Requests items={items} mayDecide={agency.role === 'admin'} onDone={show} />
                </>
              )}
            </Loaded>
          </>
        )}
      </Loaded>
    </AgencyFrame>
  );
}

/** The order that the address asks approval for, unless that waits already. */
function Wanted({ items, onDone }: { items: Approval[]; onDone: (list: ApprovalList) => void }) {
  const order = useSearchParams()[0].get('order');
  const isAsked = items.some(({ orderCode, state }) => orderCode === order && state === 'waiting');
  return order && !isAsked ? <AskForm order={order} onDone={onDone} /> : null;
}

interface RequestsProps {
  items: Approval[];
  mayDecide: boolean;
  onDone: (list: ApprovalList) => void;
}

function Requests({ items, mayDecide, onDone }: RequestsProps) {
  const { t } = useTexts('account');
  const { isBusy, failure, run } = useAct();
  const [refusing, setRefusing] = useState<Approval | null>(null);
  const approve = async ({ id }: Approval) => {
    const list = await run(http.post<ApprovalList>(`/agency/approvals/${id}/approve`, {}, { notices: false }));
    if (list) onDone(list);
  };
  const parts = [
    { key: 'waiting', of: items.filter(({ state }) => state === 'waiting') },
    { key: 'before', of: items.filter(({ state }) => state !== 'waiting') },
  ];
  if (items.length === 0) return <EmptyState title={t('agency.approvals.empty')}>{t('agency.approvals.emptyText')}</EmptyState>;
  return (
    <>
      <Refused failure={failure} />
      {parts.map(
        ({ key, of }) =>
          of.length > 0 && (
            <Stack key={key} gap={3} as="section">
              <CardTitle>{t(`agency.approvals.${key}`)}</CardTitle>
              {of.map((approval) => (
                <ApprovalCard
                  key={approval.id}
                  approval={approval}
                  busy={isBusy}
                  onApprove={mayDecide && !approval.isYours ? () => void approve(approval) : undefined}
                  onRefuse={() => setRefusing(approval)}
                />
              ))}
            </Stack>
          ),
      )}
      {refusing && (
        <RefuseDialog
          approval={refusing}
          onClose={() => setRefusing(null)}
          onDone={(list) => {
            setRefusing(null);
            onDone(list);
          }}
        />
      )}
    </>
  );
}
