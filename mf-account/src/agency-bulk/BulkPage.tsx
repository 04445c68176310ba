import { css } from '@emotion/react';
import { useTexts } from '@straits/i18n';
import { useUser } from '@straits/session';
import { Button } from '@straits/ui/Button';
import { EmptyState } from '@straits/ui/EmptyState';
import { ButtonLink } from '@straits/ui/Link';
import { Notice } from '@straits/ui/Notice';
import { Row, Stack } from '@straits/ui/Stack';
import { token } from '@straits/ui/tokens';
import { AgencyFrame } from '../agency/AgencyFrame';
import { ShowNetPrices } from '../agency/ShowNetPrices';
import { BulkTable } from './BulkTable';
import { faultOf, newRow } from './bulk.rules';
import { FindProduct } from './FindProduct';
import { useBulkRows, type BulkRows } from './use-bulk-rows';

const note = css`
  color: ${token.color.muted};
  font-size: ${token.text.small};
`;

/** /agency/bulk: many products and dates in one table, put into the cart together; what is refused says why in its row (A37). */
export function BulkPage() {
  const { t } = useTexts('account');
  const mayBook = useUser()?.AgencyRole !== 'viewer';
  return (
    <AgencyFrame title={t('agency.bulk.title')} lead={t('agency.bulk.lead')} actions={mayBook && <ShowNetPrices />}>
      {mayBook ? <Desk /> : <EmptyState title={t('agency.bulk.viewer')}>{t('agency.bulk.viewerText')}</EmptyState>}
    </AgencyFrame>
  );
}

function Desk() {
  const { t } = useTexts('account');
  const bulk = useBulkRows();
  return (
    <Stack gap={5}>
      <FindProduct
        onPick={(product) => {
          const row = newRow(bulk.newId(), product);
          if (row) bulk.append(row);
          return Boolean(row);
        }}
      />
      {bulk.rows.length === 0 ? (
        <EmptyState title={t('agency.bulk.empty')}>{t('agency.bulk.emptyText')}</EmptyState>
      ) : (
        <>
          <BulkTable bulk={bulk} />
          <AddAll bulk={bulk} />
        </>
      )}
    </Stack>
  );
}

function AddAll({ bulk: { rows, open, isBusy, isChecked, outcomes, addAll } }: { bulk: BulkRows }) {
  const { t } = useTexts('account');
  const added = rows.length - open.length;
  const refused = open.filter(({ id }) => outcomes[id]).length;
  return (
    <Stack gap={3}>
      <div role="status">
        {!isBusy && added > 0 && (
          <Notice
            tone={refused > 0 ? 'warning' : 'success'}
            title={t('agency.bulk.done', { good: added, all: rows.length })}
            actions={
              <Row gap={2} wrap>
                <ButtonLink href="/cart" size="small">
                  {t('agency.bulk.toCart')}
                </ButtonLink>
                <ButtonLink href="/agency/quotes" size="small" prominence="quiet">
                  {t('agency.bulk.toQuote')}
                </ButtonLink>
              </Row>
            }
          >
            {refused > 0 && t('agency.bulk.someRefused')}
          </Notice>
        )}
        {isChecked && !isBusy && open.some(faultOf) && <Notice tone="danger">{t('agency.bulk.faulty')}</Notice>}
      </div>
      <p css={note}>{t('agency.bulk.netNote')}</p>
      {open.length > 0 && (
        <div>
          <Button prominence="main" size="large" busy={isBusy} onClick={addAll}>
            {t('agency.bulk.addAll', { count: open.length })}
          </Button>
        </div>
      )}
    </Stack>
  );
}
