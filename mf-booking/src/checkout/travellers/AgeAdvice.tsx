import type { Unit } from '@straits/api-contract';
import { useUnit } from 'effector-react';
import { useFormat, useTexts } from '@straits/i18n';
import { useNavigate } from '@straits/router';
import { Button } from '@straits/ui/Button';
import { Notice } from '@straits/ui/Notice';
import { FailureNotice } from '../../acts/FailureNotice';
import { useOption } from '../../cart-line/option.api';
import { useTyped } from '../../typing/TypedForm';
import { stepPath } from '../steps.rules';
import { visitDay } from './age.rules';
import { $changeFailure, changeTicketFx } from './change-ticket.model';
import { judgeTicket, nationalityOf, ticketOf, type TicketJudgement } from './ticket.rules';
import { useTicketDifference } from './ticket-difference';
import { travellerKind } from './traveller-records.rules';
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
  seats: Seat[];
  today: string;
}

/** A birth date or passport that belongs to another ticket: says so, what it changes in the price, and changes it on one press (R3, U38). */
export function AgeAdvice({ seat, seats, today }: AgeAdviceProps) {
  const { t } = useTexts('booking');
  const { judgement, other } = useJudgement(seat, today);
  if (judgement.kind === 'none') return <Notice tone="warning" role="status" title={t('checkout.age.none', { age: judgement.age })} />;
  return judgement.kind === 'other' && other ? <OtherTicket {...{ seat, seats }} judgement={judgement} other={other} /> : null;
}

/** What the other ticket costs more or less, in words; nothing until it is known. */
function useDifference(asked: { seat: Seat; seats: Seat[]; other: Unit }): string | undefined {
  const { t } = useTexts('booking');
  const format = useFormat();
  const difference = useTicketDifference(asked);
  if (difference === null) return undefined;
  if (difference === 0) return t('checkout.age.same');
  return t(difference > 0 ? 'checkout.age.more' : 'checkout.age.less', {
    amount: format.money({ ...asked.other.priceFrom.shown, amount: Math.abs(difference) }),
  });
}

type Other = Extract<TicketJudgement, { kind: 'other' }>;

function OtherTicket({ seat, seats, judgement, other }: { seat: Seat; seats: Seat[]; judgement: Other; other: Unit }) {
  const { t } = useTexts('booking');
  const navigate = useNavigate();
  const difference = useDifference({ seat, seats, other });
  const { changeTicket, isChanging, failure } = useUnit({
    changeTicket: changeTicketFx,
    isChanging: changeTicketFx.pending,
    failure: $changeFailure,
  });
  const change = () => {
    const index = seat.line.units.find(({ unitId }) => unitId === other.id)?.quantity ?? 0;
    const seatAfter = stepPath('travellers', { who: `${seat.line.id}.${other.id}.${index}` });
    // A refusal is shown below, by the model.
    changeTicket({
      seat,
      to: { unitId: other.id, index, kind: travellerKind({ type: other.type, nationality: nationalityOf(other) }) },
    }).then(
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
