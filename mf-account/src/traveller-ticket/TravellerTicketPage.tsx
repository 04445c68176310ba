import { css } from '@emotion/react';
import type { TravellerPage } from '@straits/api-contract';
import { useResource } from '@straits/http';
import { useFormat, useTexts } from '@straits/i18n';
import { useLocation } from '@straits/router';
import { Card } from '@straits/ui/Card';
import { Container } from '@straits/ui/Container';
import { EmptyState } from '@straits/ui/EmptyState';
import { Facts } from '@straits/ui/Facts';
import { PageTitle } from '@straits/ui/Heading';
import { Notice } from '@straits/ui/Notice';
import { Skeleton } from '@straits/ui/Skeleton';
import { Stack } from '@straits/ui/Stack';
import { token as design } from '@straits/ui/tokens';
import { LoadFailed } from '../LoadFailed';
import { berthWordsOf } from '../berths/berths.rules';
import { SoldBy } from '../SoldBy';
import { TicketQr } from '../ticket-qr/TicketQr';
import { useWhen } from '../use-when';
import { NameForm } from './NameForm';
import { travellerAddress } from './traveller-ticket.model';

const pageCss = css`
  padding-block: clamp(1.5rem, 1rem + 2vw, 3rem) 4rem;
  min-block-size: 70vh;
`;
const ticket = css`
  display: grid;
  gap: 1rem;
  justify-items: center;
  text-align: center;
  code {
    font:
      600 1.125rem/1.4 ui-monospace,
      SFMono-Regular,
      Menlo,
      monospace;
    letter-spacing: 0.04em;
    overflow-wrap: anywhere;
  }
`;
const who = css`
  font: 600 ${design.text.title} / 1.2 ${design.font.display};
`;

/** /traveller#TOKEN: one traveller's own page, for whoever was given its link: the ticket, or the form for its name. */
export function TravellerTicketPage() {
  const { t } = useTexts('account');
  const token = useLocation().hash.slice(1);
  const { data, error, mutate } = useResource<TravellerPage>(token ? travellerAddress(token) : null);
  const isMissing = !token || (error?.failure.kind === 'refused' && error.failure.status === 404);
  return (
    <Container narrow css={pageCss}>
      {isMissing ? (
        <EmptyState level={1} title={t('traveller.missing')}>
          {t('traveller.missingText')}
        </EmptyState>
      ) : data ? (
        <Ticket page={data} token={token} />
      ) : error ? (
        <LoadFailed error={error} onRetry={() => void mutate()} />
      ) : (
        <Skeleton height="32rem" radius={14} />
      )}
    </Container>
  );
}

function Ticket({ page, token }: { page: TravellerPage; token: string }) {
  const { t } = useTexts('account');
  return (
    <Stack gap={5}>
      {page.agency && <SoldBy agency={page.agency} />}
      <PageTitle lang={page.lang}>{page.productName}</PageTitle>
      <State page={page} />
      {page.ticketQr && page.ticketCode && (
        <Card lifted css={ticket}>
          <p css={who}>{page.name}</p>
          <p lang={page.unitLang ?? page.orderLang}>{page.unitName}</p>
          <TicketQr text={page.ticketQr} alt={t('traveller.qrAlt', { code: page.ticketCode })} />
          <code>{page.ticketCode}</code>
        </Card>
      )}
      <Card>
        <Visit page={page} />
      </Card>
      {page.asks && <NameForm page={page} asks={page.asks} token={token} />}
    </Stack>
  );
}

function State({ page }: { page: TravellerPage }) {
  const { t } = useTexts('account');
  const format = useFormat();
  if (page.isCancelled || page.status === 'CANCELLED') return <Notice tone="danger" title={t('traveller.cancelled')} />;
  if (page.usedAt) return <Notice title={t('traveller.used', { when: format.instant(page.usedAt, page.timeZone) })} />;
  if (page.ticketQr) return null;
  return <Notice tone="warning" role="status" title={t(page.name ? 'traveller.waiting' : 'traveller.nameFirst')} />;
}

function Visit({ page }: { page: TravellerPage }) {
  const { t } = useTexts('account');
  const when = useWhen();
  const facts = [
    { label: t('order.visit'), value: when(page) },
    { label: t('traveller.option'), value: <span lang={page.lang}>{page.optionName}</span> },
    ...(page.berth ? [{ label: t(`berths.${berthWordsOf(page)}.own`), value: page.berth }] : []),
    { label: t('traveller.booking'), value: page.orderCode },
    ...(page.redemption ? [{ label: t('order.redemption'), value: <span lang={page.lang}>{page.redemption}</span> }] : []),
  ];
  return <Facts facts={facts} />;
}
