import { css } from '@emotion/react';
import { useUnit } from 'effector-react';
import { displayName } from '@straits/api-contract/person-name';
import type { Cart, PlaceOrder } from '@straits/api-contract';
import { isOutbound } from '@straits/api-contract/constants';
import { refusalCode } from '@straits/http';
import { useFormat, useTexts } from '@straits/i18n';
import { useIsAgent } from '@straits/session';
import { Button } from '@straits/ui/Button';
import { Card } from '@straits/ui/Card';
import { TextArea } from '@straits/ui/TextArea';
import { ButtonLink } from '@straits/ui/Link';
import { Stack } from '@straits/ui/Stack';
import { token } from '@straits/ui/tokens';
import { FailureNotice } from '../acts/FailureNotice';
import { DiscountRow } from '../cart-line/DiscountRow';
import { TotalRows } from '../cart-line/TotalRows';
import { fault, faultsOf } from '../typing/fault';
import { TypedForm, useTyped } from '../typing/TypedForm';
import { NO_CONTACT } from './contact.rules';
import { noteTyped, type Draft } from './draft.model';
import { DepositRows, HowMuchChoice, useChosenDeposit, type HowMuch } from './HowMuch';
import { AcceptTerms, InsuranceQuestion, type Insurance } from './Agreements';
import { $orderFailure, $seenBefore, orderAsked, placeOrderFx } from './place-order.model';
import { PriceChanges } from './PriceChanges';
import { ReviewAnswers } from './ReviewAnswers';
import { SavedMark } from './SavedMark';
import { stepPath } from './steps.rules';
import { linesNamedLater } from './travellers/names-later.rules';
import { bookingAnswersOf } from './travellers/about-booking.rules';
import { isAbout, isSeat, type Task } from './travellers/task.rules';
import { passengersOf, type Seat } from './travellers/traveller.rules';
import { valuesOf } from './travellers/traveller-records.rules';

const small = css`
  font-size: ${token.text.small};
  color: ${token.color.muted};
`;
const NOTE_LENGTH = 500;

interface ReviewStepProps {
  cart: Cart;
  draft: Draft;
  tasks: Task[];
}
type Agreed = { note: string; howMuch: HowMuch; insurance: Insurance | ''; insuranceAsked: boolean; acceptTerms: boolean } & Record<
  string,
  unknown
>;

/** Check everything, agree to the terms, and order (U5). What is charged is what stands here, to the cent (A6). */
export function ReviewStep({ cart, draft, tasks }: ReviewStepProps) {
  const isAgent = useIsAgent();
  const { order, note } = useUnit({ order: orderAsked, note: noteTyped });
  const asksInsurance = !isAgent && cart.lines.some(isOutbound);
  const place = (agreed: Agreed) =>
    order({
      order: orderOf({ cart, draft, tasks, agreed: { ...agreed, insurance: asksInsurance ? agreed.insurance : '' } }),
      seen: cart.lines,
    });

  return (
    <TypedForm<Agreed>
      initialValues={{ note: draft.note, howMuch: 'whole', insurance: '', insuranceAsked: false, acceptTerms: false }}
      validate={({ insurance, insuranceAsked, acceptTerms, note: typed }) =>
        faultsOf({
          note: [...(typed ?? '')].length > NOTE_LENGTH ? fault('noteLong', { count: NOTE_LENGTH }) : undefined,
          insurance: asksInsurance && !insurance ? fault('insurance') : undefined,
          insuranceAsked: asksInsurance && !insuranceAsked ? fault('insuranceAsked') : undefined,
          acceptTerms: acceptTerms ? undefined : fault('terms'),
        })
      }
      onTyped={(typed) => typed.note !== draft.note && note(typed.note)}
      onSubmit={place}
    >
      <ReviewAnswers cart={cart} draft={draft} tasks={tasks} />
      <Note />
      {asksInsurance && <InsuranceQuestion names={namesAbroad(tasks.filter(isSeat), draft)} />}
      {cart.deposit && <HowMuchChoice cart={cart} deposit={cart.deposit} />}
      <AcceptTerms cart={cart} />
      <Finish cart={cart} tasks={tasks} />
    </TypedForm>
  );
}

/** Who the answer about insolvency insurance is kept with: who books, and who travels abroad as far as they are named. */
function namesAbroad(seats: Seat[], draft: Draft): string[] {
  const later = linesNamedLater(seats, draft.travellers);
  const abroad = seats.filter(({ line }) => isOutbound(line) && !later.includes(line));
  const named = abroad.map((seat) => displayName(valuesOf(seat, draft.travellers)));
  return [...new Set([draft.contact.name?.trim() ?? '', ...named])].filter((name) => name !== '');
}

function orderOf({ cart, draft, tasks, agreed }: ReviewStepProps & { agreed: Agreed }): PlaceOrder {
  const seats = tasks.filter(isSeat);
  const contact = { ...NO_CONTACT, ...draft.contact };
  return {
    contact: { name: contact.name.trim(), email: contact.email.trim(), phone: contact.phone.trim(), country: contact.country || undefined },
    passengers: passengersOf(seats, draft.travellers),
    namesLater: linesNamedLater(seats, draft.travellers).map(({ id }) => id),
    answers: bookingAnswersOf(tasks.filter(isAbout), draft.travellers),
    expected: cart.total.map(({ charge }) => charge),
    // As it stands here: another one is refused.
    deposit: agreed.howMuch === 'deposit' && cart.deposit ? { now: cart.deposit.now.charge, balanceOn: cart.deposit.balanceOn } : undefined,
    note: agreed.note.trim() || undefined,
    acceptTerms: true,
    insolvencyInsurance: agreed.insurance || 'not_asked',
    insuranceAcknowledged: agreed.insurance !== '' && agreed.insuranceAsked,
  };
}

function Note() {
  const { t } = useTexts('booking');
  const { value, ...field } = useTyped<string>('note');
  return (
    <Card>
      <Stack gap={2}>
        <TextArea
          {...field}
          label={t('checkout.review.note')}
          hint={t('checkout.review.noteHint')}
          optional={t('optional')}
          rows={2}
          value={value ?? ''}
          max={NOTE_LENGTH}
          counter={(left) => t('checkout.review.noteLeft', { count: left })}
        />
        <SavedMark />
      </Stack>
    </Card>
  );
}

/** What the step before can complete; a pick-up point that is gone is chosen in the cart. */
const isAnsweredHere = (code: string | undefined, tasks: Task[]) =>
  code === 'passenger_incomplete' || (code === 'answer_missing' && tasks.some(isAbout));

function Finish({ cart, tasks }: Pick<ReviewStepProps, 'cart' | 'tasks'>) {
  const { t } = useTexts('booking');
  const format = useFormat();
  const { failure, isPlacing, seen } = useUnit({ failure: $orderFailure, isPlacing: placeOrderFx.pending, seen: $seenBefore });
  const paysThere = cart.lines.some(({ paidOnBoard }) => paidOnBoard);
  const isHeld = cart.lines.every(({ state }) => state === 'held' || state === 'open');
  const code = failure ? refusalCode(failure) : undefined;
  const total = cart.total.map(({ charge }) => format.money(charge)).join(' + ');
  const deposit = useChosenDeposit(cart);
  const isFree = cart.total.every(({ charge }) => charge.amount === 0);

  return (
    <Card lifted>
      <Stack gap={4}>
        <DiscountRow cart={cart} />
        <TotalRows totals={cart.total} label={t(paysThere ? 'items.price.totalHere' : 'items.price.totalAll')} />
        {paysThere && <p css={small}>{t('items.price.notHere')}</p>}
        {deposit && <DepositRows deposit={deposit} />}
        {seen ? (
          <PriceChanges before={seen} cart={cart} />
        ) : (
          failure && (
            <FailureNotice
              failure={failure}
              actions={
                isAnsweredHere(code, tasks) && (
                  <ButtonLink size="small" href={stepPath('travellers')}>
                    {t('checkout.review.completeTravellers')}
                  </ButtonLink>
                )
              }
            />
          )
        )}
        {!seen && (
          <Button type="submit" prominence="main" size="large" full busy={isPlacing} disabled={!isHeld}>
            {deposit
              ? t('checkout.review.orderDeposit', { amount: format.money(deposit.now.charge) })
              : isFree
                ? t('checkout.review.confirm')
                : t('checkout.review.order', { amount: total })}
          </Button>
        )}
        <p css={small}>
          {t(isHeld ? (isFree ? 'checkout.review.confirmHint' : 'checkout.review.orderHint') : 'checkout.review.holdFirst')}
        </p>
      </Stack>
    </Card>
  );
}
