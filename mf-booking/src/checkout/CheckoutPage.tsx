import { css } from '@emotion/react';
import { useUnit } from 'effector-react';
import { useEffect, useRef, useState } from 'react';
import type { Cart } from '@straits/api-contract';
import { useTexts } from '@straits/i18n';
import { useLocation, useNavigate } from '@straits/router';
import { Container } from '@straits/ui/Container';
import { PageTitle } from '@straits/ui/Heading';
import { Stack } from '@straits/ui/Stack';
import { Steps } from '@straits/ui/Steps';
import { media } from '@straits/ui/tokens';
import { FailureNotice } from '../acts/FailureNotice';
import { todayIn } from '../cart-line/line-change.rules';
import { useCart } from '../held-places/cart.api';
import { HoldBanner } from '../held-places/HoldBanner';
import { serverTime } from '../held-places/server-clock';
import { usePhase } from '../held-places/use-phase';
import { isContactComplete } from './contact.rules';
import { ContactStep } from './ContactStep';
import { checkoutCss, CheckoutWaiting } from './CheckoutWaiting';
import { $draft, $draftFailure, checkoutOpened, stepLeft, type Draft } from './draft.model';
import { LapsedPanel } from './LapsedPanel';
import { NothingToBook } from './NothingToBook';
import { OrderSummary } from './OrderSummary';
import { $placed } from './place-order.model';
import { ReviewStep } from './ReviewStep';
import { stepPath, stepToShow, type Step } from './steps.rules';
import { isSeat, isTaskComplete, tasksOf, type Task } from './travellers/task.rules';
import { TravellersStep } from './travellers/TravellersStep';
import { useGoToPayment } from './use-go-to-payment';

const columns = css`
  display: grid;
  gap: 1.25rem 2.5rem;
  align-items: start;
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 22rem;
  }
`;

/** From the cart to an order: who to write to, who travels, check, then pay. The step stands in the address. */
export function CheckoutPage() {
  const { data: cart, error, mutate } = useCart();
  const { draft, draftFailure, placed, open, leave } = useUnit({
    draft: $draft,
    draftFailure: $draftFailure,
    placed: $placed,
    open: checkoutOpened,
    leave: stepLeft,
  });
  useGoToPayment(placed);
  useEffect(() => {
    open();
    return () => leave();
  }, [open, leave]);

  const failure = error?.failure ?? draftFailure;
  const again = () => {
    void mutate();
    open();
  };
  return (
    <Container css={checkoutCss}>
      {cart && cart.lines.length === 0 && !placed ? (
        <NothingToBook />
      ) : cart && draft && !placed ? (
        <CheckoutSteps cart={cart} draft={draft} />
      ) : failure && !placed ? (
        <FailureNotice failure={failure} onRetry={again} />
      ) : (
        <CheckoutWaiting />
      )}
    </Container>
  );
}

function CheckoutSteps({ cart, draft }: { cart: Cart; draft: Draft }) {
  const { t } = useTexts('booking');
  const asked = new URLSearchParams(useLocation().search).get('step');
  // Redraws when the first hold ends.
  usePhase(cart.expiresAt, cart.serverNow);
  const today = todayIn('Asia/Singapore', serverTime());
  const tasks = tasksOf(cart.lines);
  const progress = {
    isContactDone: isContactComplete(draft.contact),
    hasTravellers: tasks.length > 0,
    areTravellersDone: tasks.every((task) => isTaskComplete(task, draft.travellers, today)),
  };
  const [opened] = useState(() => stepToShow(asked, progress));
  const step = stepToShow(asked ?? opened, progress);
  const navigate = useNavigate();
  // The step is written into the address at once: typing the last missing letter must not turn the page.
  useEffect(() => {
    if (asked !== step) void navigate(stepPath(step), { replace: true });
  }, [asked, step, navigate]);
  const title = useStepChange(step);

  return (
    <>
      <Stack gap={5}>
        <Progress step={step} tasks={tasks} />
        <PageTitle ref={title}>{t(`page.step.${nameOf(step, tasks)}`)}</PageTitle>
      </Stack>
      <div css={[columns, { marginBlockStart: '1.5rem' }]}>
        <Stack gap={5}>
          <LapsedPanel cart={cart} />
          <HoldBanner cart={cart} note={t('hold.detailsSaved')} />
          {step === 'contact' && <ContactStep draft={draft} next={progress.hasTravellers ? 'travellers' : 'review'} />}
          {step === 'travellers' && <TravellersStep tasks={tasks} draft={draft} today={today} />}
          {step === 'review' && <ReviewStep cart={cart} draft={draft} tasks={tasks} />}
        </Stack>
        <OrderSummary cart={cart} />
      </div>
    </>
  );
}

/** Another step is another page for the reader: from its top, with its title in focus. */
function useStepChange(step: Step) {
  const title = useRef<HTMLHeadingElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    window.scrollTo(0, 0);
    title.current?.focus({ preventScroll: true });
  }, [step]);
  return title;
}

/** Where only a booking is asked something, nobody is said to travel. */
const nameOf = (step: Step, tasks: Task[]) => (step === 'travellers' && !tasks.some(isSeat) ? 'about' : step);

function Progress({ step, tasks }: { step: Step; tasks: Task[] }) {
  const { t } = useTexts('booking');
  const ids: Step[] = tasks.length > 0 ? ['contact', 'travellers', 'review'] : ['contact', 'review'];
  const steps = [
    ...ids.map((id) => ({ id, label: t(`checkout.${nameOf(id, tasks)}.step`), href: stepPath(id) })),
    { id: 'payment', label: t('checkout.paymentStep') },
  ];
  const number = ids.indexOf(step) + 1;
  return (
    <Steps
      label={t('checkout.progress')}
      steps={steps}
      current={step}
      summary={t('checkout.stepOf', { number, count: steps.length, step: t(`checkout.${nameOf(step, tasks)}.step`) })}
    />
  );
}
