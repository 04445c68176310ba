import { useState } from 'react';
import { useFormat, useTexts } from '@straits/i18n';
import { Button } from '@straits/ui/Button';
import { ButtonLink, TextLink } from '@straits/ui/Link';
import { Row } from '@straits/ui/Stack';
import { Table } from '@straits/ui/Table';
import { releaseReservation, useReservations } from './credit.api';

/** Orders that are kept on credit, each to be paid or given back (A39). */
export function Reservations({ mayMove }: { mayMove: boolean }) {
  const { t } = useTexts('wallet');
  const format = useFormat();
  const { data } = useReservations();
  const [releasing, setReleasing] = useState<string | null>(null);
  if (!data || data.items.length === 0) return null;
  const release = async (orderCode: string) => {
    setReleasing(orderCode);
    await releaseReservation(orderCode);
    setReleasing(null);
  };
  return (
    <Table
      caption={t('reserved.title')}
      captionShown
      rows={data.items}
      rowKey={({ orderCode }) => orderCode}
      columns={[
        {
          key: 'order',
          header: t('reserved.order'),
          isRowHeader: true,
          cell: ({ orderCode }) => <TextLink href={`/order-detail?order=${orderCode}`}>{orderCode}</TextLink>,
        },
        { key: 'payBy', header: t('reserved.payBy'), cell: ({ payBy }) => format.instant(payBy, 'Asia/Singapore') },
        { key: 'amount', header: t('credit.amount'), align: 'end', cell: ({ amount }) => format.exact(amount) },
        {
          key: 'acts',
          header: t('reserved.acts'),
          align: 'end',
          cell: ({ orderCode }) =>
            mayMove && (
              <Row gap={2} justify="flex-end" wrap>
                <ButtonLink size="small" href={`/payment?order=${orderCode}&method=wallet`}>
                  {t('reserved.pay')}
                </ButtonLink>
                <Button
                  size="small"
                  prominence="quiet"
                  busy={releasing === orderCode}
                  aria-label={t('reserved.releaseNamed', { code: orderCode })}
                  onClick={() => void release(orderCode)}
                >
                  {t('reserved.release')}
                </Button>
              </Row>
            ),
        },
      ]}
    />
  );
}
