import { css } from '@emotion/react';
import { useEffect } from 'react';
import type { Order } from '@straits/api-contract';
import type { HttpError } from '@straits/http';
import { useTexts } from '@straits/i18n';
import { useLocation, useNavigate } from '@straits/router';
import { Breadcrumbs } from '@straits/ui/Breadcrumbs';
import { Button } from '@straits/ui/Button';
import { Container } from '@straits/ui/Container';
import { PageTitle } from '@straits/ui/Heading';
import { Notice } from '@straits/ui/Notice';
import { Row, Stack } from '@straits/ui/Stack';
import { Tag } from '@straits/ui/Tag';
import { media } from '@straits/ui/tokens';
import { useFailureText } from '../failures';
import { STATUS_TONE } from '../order-status.rules';
import { CancelBooking } from '../order-cancellation/CancelBooking';
import { SoldBy } from '../SoldBy';
import { BookingFacts } from './BookingFacts';
import { Documents } from './Documents';
import { HeldMail } from './HeldMail';
import { NextStep } from './NextStep';
import { NoOrder } from './NoOrder';
import { OrderHelp } from './OrderHelp';
import { OrderLineCard } from '../order-lines/OrderLineCard';
import { OrderSkeleton } from './OrderSkeleton';
import { useOrder } from './order-detail.api';
import { readOrderAddress } from './order-detail.rules';
import { PriceCard } from '../order-money/PriceCard';
import { Refunds } from '../order-money/Refunds';

const page = css`
  /* As tall as the window, so that the footer stays where it is when the content comes. */
  min-block-size: 100vh;
  padding-block: clamp(1rem, 0.75rem + 1.5vw, 2rem) clamp(3rem, 2rem + 4vw, 6rem);
  ${media.print} {
    min-block-size: 0;
    padding-block: 0;
  }
`;
// On a phone the papers come right after what happens next; on wide screens they stay in sight beside everything.
const columns = css`
  display: grid;
  gap: 1.5rem;
  ${media.desktop} {
    grid-template: 'next papers' auto 'rest papers' 1fr / minmax(0, 1fr) 22.5rem;
    column-gap: 2rem;
  }
`;
const nextArea = css`
  ${media.desktop} {
    grid-area: next;
  }
`;
const papers = css`
  ${media.desktop} {
    grid-area: papers;
    align-self: start;
    position: sticky;
    inset-block-start: 2rem;
  }
`;
const rest = css`
  ${media.desktop} {
    grid-area: rest;
  }
`;

/** The address, with a guest's key moved to where it stays private. */
function useOrderAddress() {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const address = readOrderAddress(search, hash);
  const { cleaned } = address;
  useEffect(() => {
    if (cleaned) void navigate(cleaned, { replace: true });
  }, [cleaned, navigate]);
  return address;
}

/** /order-detail?order=CODE, with `key` for guests: everything about one booking. Opens again from a bookmark (U6). */
export function OrderDetailPage() {
  const { t } = useTexts('account');
  const { code, key } = useOrderAddress();
  const order = useOrder(code, key);
  if (order.isMissing) return <NoOrder />;
  return (
    <Container css={page}>
      {order.data ? (
        <OrderView order={order.data} guestKey={key} />
      ) : (
        <NotYet error={order.error} onRetry={() => void order.mutate()} label={t('order.loading')} />
      )}
    </Container>
  );
}

function NotYet({ error, onRetry, label }: { error: HttpError | undefined; onRetry: () => void; label: string }) {
  const { t } = useTexts('account');
  const failureText = useFailureText();
  if (!error) return <OrderSkeleton label={label} />;
  return (
    <Notice tone="danger" role="alert" title={t('order.failed')} actions={<Button onClick={onRetry}>{t('order.retry')}</Button>}>
      {failureText(error.failure)}
    </Notice>
  );
}

function OrderView({ order, guestKey }: { order: Order; guestKey: string | undefined }) {
  const { t } = useTexts('account');
  return (
    <Stack gap={5}>
      {!guestKey && (
        <Breadcrumbs
          label={t('order.path')}
          links={[
            { label: t('order.home'), href: '/' },
            { label: t('order.crumb'), href: '/order-history' },
          ]}
          current={order.code}
        />
      )}
      {guestKey && order.agency && <SoldBy agency={order.agency} />}
      <Row gap={4} wrap>
        <PageTitle>{t('order.heading', { code: order.code })}</PageTitle>
        <Tag tone={STATUS_TONE[order.status]}>{t(`status.${order.status}`)}</Tag>
      </Row>
      <div css={columns}>
        <div css={nextArea}>
          <Stack gap={4}>
            <NextStep order={order} guestKey={guestKey} />
            <HeldMail order={order} />
          </Stack>
        </div>
        <Stack gap={5} css={papers}>
          <Documents order={order} guestKey={guestKey} />
          <PriceCard order={order} />
          <Refunds order={order} />
        </Stack>
        <Stack gap={6} css={rest}>
          {order.lines.map((line) => (
            <OrderLineCard key={line.id} order={order} line={line} guestKey={guestKey} />
          ))}
          <CancelBooking order={order} guestKey={guestKey} />
          <BookingFacts order={order} />
          <OrderHelp order={order} />
        </Stack>
      </div>
    </Stack>
  );
}
