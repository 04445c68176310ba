import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';

export interface TimeLeft {
  /** Whole seconds in all, never negative. */
  total: number;
  hours: number;
  minutes: number;
  seconds: number;
  /** "4:07" or "1:04:07". */
  clock: string;
}

export interface CountdownProps {
  /** The end by the server's clock: ISO text or ms since 1970. */
  endsAt: string | number;
  /** Server's time less this device's, in ms. */
  clockOffset?: number;
  children: (left: TimeLeft) => ReactNode;
  /** Words said to screen readers when a threshold is passed. */
  announce?: (left: TimeLeft) => string;
  /** Seconds left at which something is said. */
  thresholds?: readonly number[];
  /** Once, when nothing is left. */
  onEnd?: () => void;
  className?: string;
}

const pad = (value: number) => String(value).padStart(2, '0');

/** Seconds as parts for a text. */
export function timeLeft(total: number): TimeLeft {
  const hours = Math.floor(total / 3600);
  const minutes = Math.floor(total / 60) % 60;
  const seconds = total % 60;
  return { total, hours, minutes, seconds, clock: hours > 0 ? `${hours}:${pad(minutes)}:${pad(seconds)}` : `${minutes}:${pad(seconds)}` };
}

const everySecond = (tick: () => void) => {
  const timer = setInterval(tick, 1000);
  // A sleeping tab's timers are late: catch up when it is looked at again.
  document.addEventListener('visibilitychange', tick);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', tick);
  };
};

/** With five minutes left and with one, not each second (U43). */
const SPOKEN_SECONDS = [300, 60] as const;

/** Time until an end that the server set. Nothing is drawn on the server: its second is not the browser's. */
export function Countdown({ endsAt, clockOffset = 0, children, announce, thresholds = SPOKEN_SECONDS, onEnd, className }: CountdownProps) {
  const end = typeof endsAt === 'number' ? endsAt : Date.parse(endsAt);
  const total = useSyncExternalStore(
    everySecond,
    () => Math.max(0, Math.ceil((end - Date.now() - clockOffset) / 1000)),
    () => null,
  );
  const said = useAnnouncement(total, thresholds, announce);
  const ended = useEffectEvent(() => onEnd?.());
  const isOver = total === 0;
  useEffect(() => {
    if (isOver) ended();
  }, [isOver, end]);

  return (
    <>
      <span role="timer" aria-live="off" className={className} style={{ fontVariantNumeric: 'tabular-nums' }}>
        {total === null ? null : children(timeLeft(total))}
      </span>
      <span className="visually-hidden" role="status">
        {said}
      </span>
    </>
  );
}

function useAnnouncement(total: number | null, thresholds: readonly number[], announce: CountdownProps['announce']) {
  const [said, setSaid] = useState('');
  const before = useRef<number | null>(null);
  const words = useEffectEvent((left: number) => announce?.(timeLeft(left)) ?? '');
  useEffect(() => {
    const earlier = before.current;
    before.current = total;
    if (total === null || earlier === null) return;
    // A sleeping tab may jump over a threshold: passing counts, not meeting.
    if (thresholds.some((threshold) => earlier > threshold && total <= threshold)) setSaid(words(total));
  }, [total, thresholds]);
  return said;
}
