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
import { judgeAge, visitDay, type AgeJudgement } from './age.rules';
import { $changeFailure, changeTicketFx } from './change-ticket.model';
import type { Seat } from './traveller.rules';

/** Whose ticket somebody with this birth date needs; nothing to say while the date is not whole or the option is not known. */
function useJudgement(seat: Seat, today: string): { judgement: AgeJudgement; other: Unit | undefined } {
  const option = useOption(seat.line);
  const { value: birth } = useTyped<string>('dateOfBirth');
  const isDate = /^\d{4}-\d\d-\d\d$/.test(birth ?? '') && birth <= today;
  if (!option || !isDate) return { judgement: { kind: 'fits' }, other: undefined };
  const units = option.units.map(({ id, minAge, maxAge }) => ({ unitId: id, minAge, maxAge }));
  const judgement = judgeAge({ birth, visit: visitDay(seat.line, today), own: seat.unit, units });
  return { judgement, other: judgement.kind === 'other' ? option.units.find(({ id }) => id === judgement.unitId) : undefined };
}

interface AgeAdviceProps {
  seat: Seat;
  today: string;
}

/** A birth date that belongs to another ticket: says so, what it changes in the price, and changes it on one press (R3, U38). */
export function AgeAdvice({ seat, today }: AgeAdviceProps) {
  const { t } = useTexts('booking');
  const { judgement, other } = useJudgement(seat, today);
  if (judgement.kind === 'none') return <Notice tone="warning" role="status" title={t('age.none', { age: judgement.age })} />;
  return judgement.kind === 'other' && other ? <OtherTicket seat={seat} age={judgement.age} other={other} /> : null;
}

/** What the other ticket costs more or less on this day, in words. */
function useDifference(seat: Seat, other: Unit): string {
  const { t } = useTexts('booking');
  const format = useFormat();
  const { data: day } = useDay(seat.line.optionId, seat.line.localDate, { [seat.unit.unitId]: 1, [other.id]: 1 });
  const price = day?.unitPrices.find(({ unitId }) => unitId === other.id)?.price.shown ?? other.priceFrom.shown;
  const difference = price.amount - seat.unit.unitPrice.shown.amount;
  if (difference === 0) return t('age.same');
  return t(difference > 0 ? 'age.more' : 'age.less', { amount: format.money({ ...price, amount: Math.abs(difference) }) });
}

function OtherTicket({ seat, age, other }: { seat: Seat; age: number; other: Unit }) {
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
  const action = (
    <Button size="small" busy={isChanging} onClick={change}>
      {t('age.change', { unit: other.name })}
    </Button>
  );

  return (
    <>
      <Notice tone="warning" role="status" title={t('age.other', { age, own: seat.unit.name, other: other.name })} actions={action}>
        {difference}
      </Notice>
      {failure && <FailureNotice failure={failure} onRetry={change} />}
    </>
  );
}
