import { css } from '@emotion/react';
import type { AgencyBooking } from '@straits/api-contract';
import { useFormat, useTexts } from '@straits/i18n';
import { Checkbox } from '@straits/ui/Checkbox';
import { TextLink } from '@straits/ui/Link';
import { Table } from '@straits/ui/Table';
import { Tag } from '@straits/ui/Tag';
import { token } from '@straits/ui/tokens';
import { useFailureText } from '../failures';
import type { Told, ToldByLine } from './move-bookings.rules';

const quiet = css`
  display: block;
  color: ${token.color.muted};
  font-weight: 400;
`;
const lines = css`
  display: grid;
  gap: 0.25rem;
`;

interface BookingTableProps {
  bookings: AgencyBooking[];
  told: ToldByLine;
  chosen: readonly string[];
  onToggle?: (lineId: string) => void;
}

export function BookingTable({ bookings, told, chosen, onToggle }: BookingTableProps) {
  const { t } = useTexts('account');
  const format = useFormat();
  return (
    <Table
      caption={t('agency.bookings.title')}
      rows={bookings}
      rowKey={({ lineId }) => lineId}
      columns={[
        {
          key: 'what',
          header: t('agency.bookings.what'),
          isRowHeader: true,
          cell: (booking) => <What booking={booking} isChosen={chosen.includes(booking.lineId)} onToggle={onToggle} />,
        },
        {
          key: 'when',
          header: t('agency.bookings.when'),
          cell: ({ localDate, startTime }) => [format.shortDate(localDate), startTime].filter(Boolean).join(' '),
        },
        { key: 'people', header: t('agency.bookings.people'), align: 'end', cell: ({ people }) => format.number(people) },
        { key: 'paid', header: t('agency.bookings.paid'), align: 'end', cell: ({ total }) => format.money(total) },
        {
          key: 'offer',
          header: t('agency.bookings.offer'),
          cell: ({ lineId }) => {
            const said = told[lineId];
            return said ? <Offer told={said} /> : '–';
          },
        },
      ]}
    />
  );
}

interface WhatProps {
  booking: AgencyBooking;
  isChosen: boolean;
  onToggle: BookingTableProps['onToggle'];
}
function What({ booking: { lineId, orderCode, contactName, productName, optionName, lang }, isChosen, onToggle }: WhatProps) {
  const name = <span lang={lang}>{productName}</span>;
  return (
    <span css={lines}>
      {onToggle ? <Checkbox label={name} checked={isChosen} onChange={() => onToggle(lineId)} /> : name}
      <span css={quiet} lang={lang}>
        {optionName}
      </span>
      <span css={quiet} translate="no">
        <TextLink href={`/order-detail?order=${orderCode}`}>{orderCode}</TextLink> {contactName}
      </span>
    </span>
  );
}

function Offer({ told: { quote, refusal, isMoved } }: { told: Told }) {
  const { t } = useTexts('account');
  const format = useFormat();
  const textOf = useFailureText();
  return (
    <span css={lines}>
      {isMoved && <Tag tone="success">{t('agency.bookings.moved')}</Tag>}
      {refusal && <Tag tone="warning">{t('agency.bookings.notMoved')}</Tag>}
      {refusal && <span>{textOf(refusal)}</span>}
      {quote && (
        <>
          <span>{t('agency.bookings.newPrice', { amount: format.money(quote.after) })}</span>
          <span>{t('agency.bookings.fee', { amount: format.money(quote.fee) })}</span>
          {quote.refund.amount > 0 && <span>{t('agency.bookings.back', { amount: format.money(quote.refund) })}</span>}
        </>
      )}
    </span>
  );
}
