export const WARN_MS = 5 * 60_000;
export const LAST_MS = 60_000;

/** How near the end is: the screen warns at five minutes and at sixty seconds (N8), and nowhere else (U43). */
export type Phase = 'calm' | 'soon' | 'last' | 'over';

export const phaseOf = (leftMs: number): Phase => {
  if (leftMs <= 0) return 'over';
  if (leftMs <= LAST_MS) return 'last';
  return leftMs <= WARN_MS ? 'soon' : 'calm';
};

/** Milliseconds from the server's now to the end; never below zero. */
export const remainingMs = (expiresAt: string, serverTimeMs: number) => Math.max(0, Date.parse(expiresAt) - serverTimeMs);

/** How long the present phase lasts; null when nothing comes after it. */
export function untilNextPhase(leftMs: number): number | null {
  const phase = phaseOf(leftMs);
  if (phase === 'over') return null;
  return leftMs - { calm: WARN_MS, soon: LAST_MS, last: 0 }[phase];
}
