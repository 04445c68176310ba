import { css } from '@emotion/react';
import { displayName } from '@straits/api-contract/person-name';
import type { Client } from '@straits/api-contract';
import { download } from '@straits/http';
import { useFormat, useTexts } from '@straits/i18n';
import { Button } from '@straits/ui/Button';
import { ButtonLink } from '@straits/ui/Link';
import { Row } from '@straits/ui/Stack';
import { Table } from '@straits/ui/Table';
import { Tag } from '@straits/ui/Tag';
import { token } from '@straits/ui/tokens';
import { SHOP_ZONE } from '../shop-zone';
import { endsSoon } from './clients.rules';

const quiet = css`
  display: block;
  color: ${token.color.muted};
  font-size: ${token.text.small};
`;
const stacked = css`
  display: grid;
  gap: 0.25rem;
`;

interface ClientTableProps {
  clients: Client[];
  today: string;
  acts?: { onRenew: (client: Client) => void; onDelete: (client: Client) => void };
}

export function ClientTable({ clients, today, acts }: ClientTableProps) {
  const { t } = useTexts('account');
  const format = useFormat();
  return (
    <Table
      caption={t('agency.clients.title')}
      rows={clients}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'who',
          header: t('agency.clients.who'),
          isRowHeader: true,
          cell: (client) => <span translate="no">{displayName(client)}</span>,
        },
        { key: 'consent', header: t('agency.clients.consent'), cell: ({ consent }) => <Consent consent={consent} /> },
        {
          key: 'until',
          header: t('agency.clients.until'),
          cell: (client) => (
            <span css={stacked}>
              {format.date(client.keepUntil)}
              {endsSoon(client, today) && <Tag tone="warning">{t('agency.clients.soon')}</Tag>}
            </span>
          ),
        },
        { key: 'acts', header: t('agency.clients.acts'), cell: (client) => <Acts client={client} acts={acts} /> },
      ]}
    />
  );
}

function Consent({ consent }: Pick<Client, 'consent'>) {
  const { t } = useTexts('account');
  const format = useFormat();
  if (!consent) return <Tag tone="warning">{t('agency.clients.noConsent')}</Tag>;
  const { at, source, by } = consent;
  const when = format.instant(at, SHOP_ZONE);
  return (
    <span>
      {source ? t(`agency.clients.source.${source}`) : t('agency.clients.noConsent')}
      <span css={quiet}>{by ? t('agency.clients.heard', { at: when, by }) : when}</span>
    </span>
  );
}

function Acts({ client, acts }: { client: Client; acts: ClientTableProps['acts'] }) {
  const { t } = useTexts('account');
  const name = displayName(client);
  return (
    <Row gap={2} wrap>
      {acts && (
        <>
          <Button size="small" aria-label={t('agency.clients.renewOf', { name })} onClick={() => acts.onRenew(client)}>
            {t('agency.clients.renew')}
          </Button>
          <ButtonLink size="small" prominence="quiet" href={`/profile/form?passenger=${client.id}`}>
            {t('agency.clients.details')}
          </ButtonLink>
        </>
      )}
      <Button
        size="small"
        prominence="quiet"
        aria-label={t('agency.clients.copyOf', { name })}
        onClick={() => void download(`/agency/clients/${client.id}/export`, `${name}.json`)}
      >
        {t('agency.clients.copy')}
      </Button>
      {acts && (
        <Button size="small" prominence="quiet" aria-label={t('agency.clients.deleteOf', { name })} onClick={() => acts.onDelete(client)}>
          {t('agency.clients.delete')}
        </Button>
      )}
    </Row>
  );
}
