import { css } from '@emotion/react';
import { useId } from 'react';
import { useFormat, useTexts } from '@straits/i18n';
import { Button } from '@straits/ui/Button';
import { FieldError } from '@straits/ui/Field';
import { SectionTitle } from '@straits/ui/Heading';
import { Notice } from '@straits/ui/Notice';
import { Skeleton } from '@straits/ui/Skeleton';
import { token } from '@straits/ui/tokens';
import { LoadFailure } from '../product/LoadFailure';
import type { Trip } from '../ferry-trip/trip-url.rules';
import { DayStrip } from './DayStrip';
import { isBookable } from './picks.rules';
import { Sailings } from './Sailings';
import { useMissingLegWords } from './use-missing-leg-words';
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

interface LegProps {
  state: TripState;
  index: number;
  /** The way into the cart was pressed: a leg without a sailing is a fault now. */
  isTried: boolean;
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
  const { answer } = state.answers[index] ?? {};
  if (!answer) return null;
  return (
    <>
      <DayStrip days={answer.days} selected={answer.localDate} party={state.trip.party} onChoose={(day) => state.chooseDate(index, day)} />
      {!answer.sailings.some(isBookable) && <Nothing {...props} />}
      <Sailings state={state} index={index} answer={answer} />
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
  const id = useId();
  const { state, index, isTried } = props;
  const missingWords = useMissingLegWords(state.trip);
  const fault = isTried && state.picks[index] === null ? missingWords(index) : null;
  const leg = state.trip.legs[index];
  const title = useLegTitle(state.trip, index);
  const nameOf = (id: string) => state.ports?.find((port) => port.id === id)?.name ?? '';
  if (!leg) return null;
  return (
    <section css={section} id={`leg-${index + 1}`} tabIndex={-1} aria-label={title} aria-describedby={fault ? `${id}-fault` : undefined}>
      <div>
        <SectionTitle>{title}</SectionTitle>
        <p css={sub}>
          {nameOf(leg.from)} → {nameOf(leg.to)} · {leg.date && date(leg.date)}
        </p>
      </div>
      {fault && <FieldError id={`${id}-fault`} text={fault} />}
      {typeof state.clashes[index] === 'number' && <Notice tone="danger" role="alert" title={t('ferry.clash')} />}
      <LegContent {...props} />
    </section>
  );
}
