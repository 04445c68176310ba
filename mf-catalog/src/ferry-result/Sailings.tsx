import { css } from '@emotion/react';
import { useEffect, useRef, useState, type RefObject } from 'react';
import type { FerrySailings } from '@straits/api-contract';
import { later } from '@straits/federation';
import { useTexts } from '@straits/i18n';
import { Button } from '@straits/ui/Button';
import { token } from '@straits/ui/tokens';
import { seatsOf } from '../ferry-trip/trip-url.rules';
import { OpenTicketCard } from './OpenTicketCard';
import { SailingCard } from './SailingCard';
import { sifted, type Sift } from './sifted.rules';
import type { TripState } from './use-trip';

const SailingSifter = later(() => import(/* webpackChunkName: "ferry-sifter" */ './SailingSifter').then((part) => part.SailingSifter));
/** Fewer are seen at a glance. */
const MANY = 4;
const ALL: Sift = { time: '', operator: '', order: '' };

const listed = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.75rem;
`;
const stale = css`
  opacity: 0.6;
  transition: opacity ${token.motion.calm};
`;

interface ListedProps {
  state: TripState;
  index: number;
  answer: FerrySailings;
}

/** The sailings that are asked for; once one is chosen it alone, until all are wanted again. */
export function Sailings({ state, index, answer }: ListedProps) {
  const { t } = useTexts('catalog');
  const chosen = state.picks[index]?.optionId;
  const [isUnfolded, setUnfolded] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  // The button that showed all of them is gone: the keyboard goes on from here.
  useEffect(() => {
    if (isUnfolded) list.current?.focus({ preventScroll: true });
  }, [isUnfolded]);
  const count = answer.sailings.length + answer.openTickets.length;
  const isFolded = chosen !== undefined && !isUnfolded && count > 1;
  const isListed = ({ optionId }: { optionId: string }) => !isFolded || optionId === chosen;
  const sift = state.sifts[index] ?? ALL;
  // What is chosen is shown whatever is asked for.
  const { sailings, openTickets } = isFolded ? answer : sifted(answer, sift, state.trip.party);
  const choose = (optionId: string) => () => {
    setUnfolded(false);
    state.choose(index, chosen === optionId ? '' : optionId);
  };
  return (
    <>
      {!isFolded && count > MANY && (
        <SailingSifter {...sift} answer={answer} shown={sailings.length + openTickets.length} leg={index} legs={state.trip.legs.length} />
      )}
      <SailingList
        {...{ state, index, answer, list }}
        sailings={sailings.filter(isListed)}
        tickets={openTickets.filter(isListed)}
        choose={choose}
      />
      {isFolded && (
        <div>
          <Button size="small" onClick={() => setUnfolded(true)}>
            {t('ferry.showAll', { count })}
          </Button>
        </div>
      )}
    </>
  );
}

interface SailingListProps extends ListedProps {
  list: RefObject<HTMLUListElement | null>;
  sailings: FerrySailings['sailings'];
  tickets: FerrySailings['openTickets'];
  choose: (optionId: string) => () => void;
}

function SailingList({ state, index, answer, list, sailings, tickets, choose }: SailingListProps) {
  const isBusy = state.answers[index]?.isBusy;
  const chosen = state.picks[index]?.optionId;
  return (
    <ul css={[listed, isBusy && stale]} role="list" ref={list} tabIndex={-1} aria-busy={isBusy}>
      {sailings.map((sailing) => (
        <li key={sailing.optionId}>
          <SailingCard
            sailing={sailing}
            from={answer.from.name}
            to={answer.to.name}
            wish={{ localDate: answer.localDate, quantity: Math.max(1, seatsOf(state.trip.party)) }}
            isChosen={chosen === sailing.optionId}
            onChoose={choose(sailing.optionId)}
          />
        </li>
      ))}
      {tickets.map((ticket) => (
        <li key={ticket.optionId}>
          <OpenTicketCard ticket={ticket} isChosen={chosen === ticket.optionId} onChoose={choose(ticket.optionId)} />
        </li>
      ))}
    </ul>
  );
}
