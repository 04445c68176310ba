import { useEffect, useRef, type ReactNode } from 'react';
import type { Order } from '@straits/api-contract';
import { refusalCode } from '@straits/http';
import { useTexts } from '@straits/i18n';
import { useLocation, useNavigate } from '@straits/router';
import { useIsAgent } from '@straits/session';
import { Container } from '@straits/ui/Container';
import { PageTitle } from '@straits/ui/Heading';
import { Notice } from '@straits/ui/Notice';
import { Stack } from '@straits/ui/Stack';
import { useTabTitle } from '@straits/ui/tab-title';
import { FailureNotice } from '../acts/FailureNotice';
import { keepLastOrder } from '../placed-order/last-order';
import { readPaymentAddress, type PaymentAddress } from '../acts/payment-address.rules';
import { noteServerTime, serverTime } from '../held-places/server-clock';
import { DepositPaid } from './DepositPaid';
import { HeldMail } from './HeldMail';
import { MethodChoice } from './MethodChoice';
import { OrderMissing } from './OrderMissing';
import { OrderPanel } from './OrderPanel';
import { isMethod, methodsFor, paymentView, type PaymentView } from './payment-view.rules';
import { paymentColumns, paymentCss, PaymentWaiting } from './PaymentWaiting';
import { useOrder } from './payment.api';
import { Paid } from './Paid';
import { Over, Pending, Verifying } from './StatusViews';
import { TransferSteps } from './transfer/TransferSteps';

/** Pays an order and says how the payment stands. All of it follows from the order, so any reload comes back to the same place. */
export function PaymentPage() {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const address = readPaymentAddress(search, hash);
  const { data: order, error, mutate } = useOrder(address.code, address.key);
  const { cleaned } = address;

  // The window is not moved by the shell where the address has a `#`.
  useEffect(() => void window.scrollTo(0, 0), []);
  useEffect(() => {
    if (cleaned) void navigate(cleaned, { replace: true });
  }, [cleaned, navigate]);
  const isOpened = order !== undefined && !cleaned;
  useEffect(() => {
    if (isOpened) keepLastOrder(search, hash);
  }, [isOpened, search, hash]);

  const isMissing = address.code === '' || (error && refusalCode(error.failure) === 'not_found');
  return (
    <Container css={paymentCss}>
      {isMissing ? (
        <OrderMissing />
      ) : order ? (
        <PaymentOf order={order} address={address} />
      ) : error ? (
        <FailureNotice failure={error.failure} onRetry={() => void mutate()} />
      ) : (
        <PaymentWaiting />
      )}
    </Container>
  );
}

interface OfOrder {
  order: Order;
  address: PaymentAddress;
}

function PaymentOf({ order, address }: OfOrder) {
  const query = new URLSearchParams(useLocation().search);
  const asked = query.get('method');
  noteServerTime(order.serverNow);
  const wanted = { method: isMethod(asked) ? asked : null, isBalance: query.get('part') === 'balance' };
  const view = paymentView(order, wanted, serverTime());
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(view.kind);
  // Another state is another page for the reader: from its top, with its title in focus.
  useEffect(() => {
    if (before.current === view.kind) return;
    before.current = view.kind;
    window.scrollTo(0, 0);
    place.current?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [view.kind]);
  return (
    <div ref={place}>
      <View view={view} order={order} address={address} asked={asked} />
    </div>
  );
}

function View({ view, order, address, asked }: OfOrder & { view: PaymentView; asked: string | null }) {
  switch (view.kind) {
    case 'success':
      return <Paid order={order} address={address} />;
    case 'deposit':
      return <DepositPaid order={order} plan={view.plan} address={address} />;
    case 'expired':
    case 'cancelled':
      return <Over order={order} reason={view.kind} why={view.kind === 'cancelled' ? view.reason : null} />;
    case 'pending':
      return <Pending order={order} confirmUrl={view.confirmUrl} />;
    case 'verifying':
      return <Verifying order={order} address={address} />;
    case 'transfer':
      return (
        <ToPay order={order} title="payment.transfer.title">
          <TransferSteps order={order} payment={view.payment} address={address} />
        </ToPay>
      );
    default:
      return <Choosing order={order} address={address} asked={asked} failed={view.failed?.reason ?? null} />;
  }
}

function Choosing({ order, address, asked, failed }: OfOrder & { asked: string | null; failed: string | null }) {
  const { t } = useTexts('booking');
  const methods = methodsFor(order, useIsAgent());
  const chosen = methods.find((method) => method === asked) ?? methods[0] ?? 'card';
  return (
    <ToPay order={order} title={headingOf(order)}>
      {methods.length > 0 ? (
        <MethodChoice order={order} address={address} methods={methods} chosen={chosen} failed={failed} />
      ) : (
        <Notice tone="warning">{t('payment.none')}</Notice>
      )}
    </ToPay>
  );
}

const headingOf = ({ plan }: Order) =>
  !plan ? 'payment.heading' : plan.depositPaidAt ? 'payment.headingBalance' : 'payment.headingDeposit';

function ToPay({ order, title, children }: { order: Order; title: string; children: ReactNode }) {
  const { t } = useTexts('booking');
  const heading = t(title);
  useTabTitle(heading);
  return (
    <div css={paymentColumns}>
      <Stack gap={5}>
        <PageTitle>{heading}</PageTitle>
        <OrderPanel order={order} place="top" />
        <HeldMail order={order} />
        {children}
      </Stack>
      <OrderPanel order={order} place="side" />
    </div>
  );
}
