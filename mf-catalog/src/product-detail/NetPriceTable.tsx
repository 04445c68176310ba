import type { Attraction, NetPrices } from '@straits/api-contract';
import { useResource } from '@straits/http';
import { useFormat, useTexts, useTextsPart } from '@straits/i18n';
import { NET_PRICES_KEY, showNetPrices, useNetPricesShown } from '@straits/session/net-prices';
import { Button } from '@straits/ui/Button';
import { SectionTitle } from '@straits/ui/Heading';
import { Notice } from '@straits/ui/Notice';
import { Stack } from '@straits/ui/Stack';
import { Table, type Column } from '@straits/ui/Table';
import { catalogTexts } from '../locales/load-texts';

type Price = NetPrices['options'][number]['units'][number];

function useColumns(): Column<Price>[] {
  const { t } = useTexts('catalog');
  const { money, number } = useFormat();
  return [
    { key: 'name', header: t('net.what'), cell: ({ name }) => name, isRowHeader: true },
    { key: 'retail', header: t('net.retail'), cell: ({ retail }) => money(retail), align: 'end' },
    { key: 'net', header: t('net.net'), cell: ({ net }) => <strong>{money(net)}</strong>, align: 'end' },
    {
      key: 'commission',
      header: t('net.commission'),
      cell: ({ commission, commissionPercent }) => `${money(commission)} (${number(commissionPercent)} %)`,
      align: 'end',
    },
  ];
}

/** What an agency pays for each option and keeps of it; hidden by one press or key when a client looks at the screen (D26). */
export function NetPriceTable({ product }: { product: Pick<Attraction, 'kind' | 'id'> }) {
  useTextsPart(catalogTexts, 'net');
  const { t } = useTexts('catalog');
  const isShown = useNetPricesShown();
  const columns = useColumns();
  const { data } = useResource<NetPrices>(`/net-prices/${product.kind}/${product.id}`);
  if (!data) return null;
  return (
    <section data-print="hide">
      <Stack gap={4}>
        <SectionTitle>{t('net.title')}</SectionTitle>
        <Notice tone="info" title={t('net.private')}>
          <Button size="small" aria-expanded={isShown} aria-keyshortcuts={NET_PRICES_KEY} onClick={() => showNetPrices(!isShown)}>
            {`${isShown ? t('net.hide') : t('net.show')} (${NET_PRICES_KEY})`}
          </Button>
        </Notice>
        {isShown && <p>{t('net.how')}</p>}
        {isShown &&
          data.options.map(({ optionId, name, units, extras }) => (
            <Table key={optionId} caption={name} captionShown columns={columns} rows={[...units, ...extras]} rowKey={({ id }) => id} />
          ))}
      </Stack>
    </section>
  );
}
