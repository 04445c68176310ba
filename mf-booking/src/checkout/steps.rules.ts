/** The steps of the checkout; 'travellers' only when an option asks who travels. */
export type Step = 'contact' | 'travellers' | 'review';
export const isStep = (text: string | null): text is Step => text === 'contact' || text === 'travellers' || text === 'review';

export interface Progress {
  isContactDone: boolean;
  hasTravellers: boolean;
  areTravellersDone: boolean;
}

/** The first step that is not done; 'review' when all are. */
export function firstOpenStep({ isContactDone, hasTravellers, areTravellersDone }: Progress): Step {
  if (!isContactDone) return 'contact';
  return hasTravellers && !areTravellersDone ? 'travellers' : 'review';
}

const ORDER: Step[] = ['contact', 'travellers', 'review'];

/** The step that an address asks for, but none that would skip one that is not done. */
export function stepToShow(asked: string | null, progress: Progress): Step {
  const open = firstOpenStep(progress);
  if (!isStep(asked) || (asked === 'travellers' && !progress.hasTravellers)) return open;
  return ORDER.indexOf(asked) <= ORDER.indexOf(open) ? asked : open;
}

export const stepPath = (step: Step, query: Record<string, string> = {}) => `/checkout?${new URLSearchParams({ step, ...query })}`;
