import type { Unit } from '@straits/api-contract';
import { useUnit } from 'effector-react';
import { useFormat, useTexts } from '@straits/i18n';
import { useNavigate } from '@straits/router';
import { Button } from '@straits/ui/Button';
import { Notice } from '@straits/ui/Notice';
import { FailureNotice } from '../../acts/FailureNotice';
import { useDay, useOption } from '../../cart-line/option.api';
import { useTyped } from '../../typing/TypedForm';
import { stepPath } from '../steps.rules';
import { visitDay } from './age.rules';
import { $changeFailure, changeTicketFx } from './change-ticket.model';
import { judgeTicket, ticketOf, type TicketJudgement } from './ticket.rules';
import type { Seat } from './traveller.rules';

/** Whose ticket somebody with this birth date and passport needs; nothing to say while neither is whole or the option is not known. */
function useJudgement(seat: Seat, today: string): { judgement: TicketJudgement; other: Unit | undefined } {
  const option = useOption(seat.line);
  const { value: typed } = useTyped<string>('dateOfBirth');
  const { value: nationality } = useTyped<string>('nationality');
  const own = option?.units.find(({ id }) => id === seat.unit.unitId);
  if (!option || !own) return { judgement: { kind: 'fits' }, other: undefined };
  const birth = /^\d{4}-\d\d-\d\d$/.test(typed ?? '') && typed <= today ? typed : '';
  const person = { birth, nationality: nationality ?? '', visit: visitDay(seat.line, today) };
  const judgement = judgeTicket(person, ticketOf(own), option.units.map(ticketOf));
  return { judgement, other: judgement.kind === 'other' ? option.units.find(({ id }) => id === judgement.unitId) : undefined };
}

interface AgeAdviceProps {
  seat: Seat;
  today: string;
}

/** A birth date or passport that belongs to another ticket: says so, what it changes in the price, and changes it on one press (R3, U38). */
export function AgeAdvice({ seat, today }: AgeAdviceProps) {
  const { t } = useTexts('booking');
  const { judgement, other } = useJudgement(seat, today);
  if (judgement.kind === 'none') return <Notice tone="warning" role="status" title={t('checkout.age.none', { age: judgement.age })} />;
  return judgement.kind === 'other' && other ? <OtherTicket seat={seat} judgement={judgement} other={other} /> : null;
}

/** What the other ticket costs more or less on this day, in words. */
function useDifference(seat: Seat, other: Unit): string {
  const { t } = useTexts('booking');
  const format = useFormat();
  const { data: day } = useDay(seat.line.optionId, seat.line.localDate, { [seat.unit.unitId]: 1, [other.id]: 1 });
  const price = day?.unitPrices.find(({ unitId }) => unitId === other.id)?.price.shown ?? other.priceFrom.shown;
  const difference = price.amount - seat.unit.unitPrice.shown.amount;
  if (difference === 0) return t('checkout.age.same');
  return t(difference > 0 ? 'checkout.age.more' : 'checkout.age.less', {
    amount: format.money({ ...price, amount: Math.abs(difference) }),
  });
}

type Other = Extract<TicketJudgement, { kind: 'other' }>;

function OtherTicket({ seat, judgement, other }: { seat: Seat; judgement: Other; other: Unit }) {
  const { t } = useTexts('booking');
  const navigate = useNavigate();
  const difference = useDifference(seat, other);
  const { changeTicket, isChanging, failure } = useUnit({
    changeTicket: changeTicketFx,
    isChanging: changeTicketFx.pending,
    failure: $changeFailure,
  });
  const change = () => {
    const index = seat.line.units.find(({ unitId }) => unitId === other.id)?.quantity ?? 0;
    const seatAfter = stepPath('travellers', { who: `${seat.line.id}.${other.id}.${index}` });
    // A refusal is shown below, by the model.
    changeTicket({ seat, to: { unitId: other.id, index } }).then(
      () => void navigate(seatAfter, { replace: true }),
      () => undefined,
    );
  };
  const names = { own: seat.unit.name, other: other.name };
  const title = judgement.why === 'age' ? t('checkout.age.other', { age: judgement.age, ...names }) : t('checkout.age.passport', names);
  const action = (
    <Button size="small" busy={isChanging} onClick={change}>
      {t('checkout.age.change', { unit: other.name })}
    </Button>
  );

  return (
    <>
      <Notice tone="warning" role="status" title={title} actions={action}>
        {difference}
      </Notice>
      {failure && <FailureNotice failure={failure} onRetry={change} />}
    </>
  );
}
