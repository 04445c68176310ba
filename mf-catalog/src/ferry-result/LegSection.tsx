import { css } from '@emotion/react';
import { useState } from 'react';
import { useFormat, useTexts } from '@straits/i18n';
import { Button } from '@straits/ui/Button';
import { SectionTitle } from '@straits/ui/Heading';
import { Notice } from '@straits/ui/Notice';
import { Skeleton } from '@straits/ui/Skeleton';
import { token } from '@straits/ui/tokens';
import { LoadFailure } from '../product/LoadFailure';
import { seatsOf, type Trip } from '../ferry-trip/trip-url.rules';
import { DayStrip } from './DayStrip';
import { isBookable } from './picks.rules';
import { OpenTicketCard } from './OpenTicketCard';
import { SailingCard } from './SailingCard';
import type { TripState } from './use-trip';

const section = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.875rem;
  scroll-margin-block-start: 5.5rem;
`;
const sub = css`
  margin-block-start: 0.125rem;
  color: ${token.color.muted};
`;
const list = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.75rem;
`;
const stale = css`
  opacity: 0.6;
  transition: opacity ${token.motion.calm};
`;

interface LegProps {
  state: TripState;
  index: number;
  onModify: () => void;
  onOneWay: () => void;
}

/** What to do when nothing of a day can be had: other days; of a way back also another search, or none (M317). */
function Nothing({ state, index, onModify, onOneWay }: LegProps) {
  const { t } = useTexts('catalog');
  const { date } = useFormat();
  const { trip, answers } = state;
  const near = answers[index]?.answer?.nearestDates.filter((day) => day >= (trip.legs[index - 1]?.date ?? '')) ?? [];
  const isReturn = trip.mode === 'round' && index === 1;
  return (
    <Notice
      tone="warning"
      role="status"
      title={t(isReturn ? 'ferry.noReturn' : 'ferry.noSailing')}
      actions={
        isReturn && (
          <>
            <Button size="small" prominence="main" onClick={onModify}>
              {t('ferry.modify')}
            </Button>
            <Button size="small" onClick={onOneWay}>
              {t('ferry.goOneWay')}
            </Button>
          </>
        )
      }
    >
      {t(near.length > 0 ? 'ferry.nearest' : isReturn ? 'ferry.noReturnText' : 'ferry.noSailingText')}
      {near.length > 0 && (
        <span css={{ display: 'flex', flexWrap: 'wrap', gap: '0.5rem', marginBlockStart: '0.5rem' }}>
          {near.map((day) => (
            <Button key={day} size="small" onClick={() => state.chooseDate(index, day)}>
              {date(day)}
            </Button>
          ))}
        </span>
      )}
    </Notice>
  );
}

function Answered(props: LegProps) {
  const { t } = useTexts('catalog');
  const { state, index } = props;
  const { answer, isBusy } = state.answers[index] ?? {};
  const chosen = state.picks[index]?.optionId;
  const [isUnfolded, setUnfolded] = useState(false);
  if (!answer) return null;
  const count = answer.sailings.length + answer.openTickets.length;
  const isFolded = chosen !== undefined && !isUnfolded && count > 1;
  const isListed = ({ optionId }: { optionId: string }) => !isFolded || optionId === chosen;
  const choose = (optionId: string) => () => {
    setUnfolded(false);
    state.choose(index, chosen === optionId ? '' : optionId);
  };
  return (
    <>
      <DayStrip days={answer.days} selected={answer.localDate} party={state.trip.party} onChoose={(day) => state.chooseDate(index, day)} />
      {!answer.sailings.some(isBookable) && <Nothing {...props} />}
      <ul css={[list, isBusy && stale]} role="list" aria-busy={isBusy}>
        {answer.sailings.filter(isListed).map((sailing) => (
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
        {answer.openTickets.filter(isListed).map((ticket) => (
          <li key={ticket.optionId}>
            <OpenTicketCard ticket={ticket} isChosen={chosen === ticket.optionId} onChoose={choose(ticket.optionId)} />
          </li>
        ))}
      </ul>
      {isFolded && (
        <div>
          <Button size="small" onClick={() => setUnfolded(true)}>
            {t('ferry.showAll', { count })}
          </Button>
        </div>
      )}
      {answer.from.timeZone !== answer.to.timeZone && (
        <p css={{ color: token.color.muted, fontSize: token.text.small }}>
          {t('ferry.localTimes', { from: answer.from.area, to: answer.to.area })}
        </p>
      )}
    </>
  );
}

const LegSkeleton = () => (
  <div css={list} aria-hidden="true">
    <Skeleton height="4.75rem" />
    {[1, 2, 3, 4].map((place) => (
      <Skeleton key={place} height="8.75rem" radius={token.radius.large} />
    ))}
  </div>
);

function LegContent(props: LegProps) {
  const { answer, error, retry } = props.state.answers[props.index] ?? {};
  if (answer) return <Answered {...props} />;
  return error && retry ? <LoadFailure onRetry={retry} /> : <LegSkeleton />;
}

function useLegTitle({ mode }: Trip, index: number) {
  const { t } = useTexts('catalog');
  if (mode === 'multi') return t('ferry.leg', { number: index + 1 });
  return t(index === 0 ? 'ferry.departureSchedule' : 'ferry.returnSchedule');
}

/** One leg's schedule: its route and day, other days, its sailings. */
export function LegSection(props: LegProps) {
  const { t } = useTexts('catalog');
  const { date } = useFormat();
  const { state, index } = props;
  const leg = state.trip.legs[index];
  const title = useLegTitle(state.trip, index);
  const nameOf = (id: string) => state.ports?.find((port) => port.id === id)?.name ?? '';
  if (!leg) return null;
  return (
    <section css={section} id={`leg-${index + 1}`} tabIndex={-1} aria-label={title}>
      <div>
        <SectionTitle>{title}</SectionTitle>
        <p css={sub}>
          {nameOf(leg.from)} → {nameOf(leg.to)} · {leg.date && date(leg.date)}
        </p>
      </div>
      {typeof state.clashes[index] === 'number' && <Notice tone="danger" role="alert" title={t('ferry.clash')} />}
      <LegContent {...props} />
    </section>
  );
}
