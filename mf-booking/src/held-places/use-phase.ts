import { useEffect, useState } from 'react';
import { phaseOf, remainingMs, untilNextPhase, type Phase } from './countdown.rules';
import { noteServerTime, serverTime } from './server-clock';

const phaseNow = (expiresAt: string | null): Phase => (expiresAt === null ? 'calm' : phaseOf(remainingMs(expiresAt, serverTime())));

/** How near the end is, by the API's clock; redrawn only when that changes. 'calm' while nothing runs out. */
export function usePhase(expiresAt: string | null, serverNow: string | null): Phase {
  const [phase, setPhase] = useState(() => {
    if (serverNow) noteServerTime(serverNow);
    return phaseNow(expiresAt);
  });

  useEffect(() => {
    if (serverNow) noteServerTime(serverNow);
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      clearTimeout(timer);
      setPhase(phaseNow(expiresAt));
      const wait = expiresAt === null ? null : untilNextPhase(remainingMs(expiresAt, serverTime()));
      if (wait !== null) timer = setTimeout(look, wait);
    };
    look();
    // A tab in the background is woken rarely: it catches up when it is looked at.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [expiresAt, serverNow]);

  return phase;
}

/** Whether these places were given back in the meantime. */
export const isOver = (expiresAt: string | undefined) => expiresAt !== undefined && remainingMs(expiresAt, serverTime()) <= 0;
