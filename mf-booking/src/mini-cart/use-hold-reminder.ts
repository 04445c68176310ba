import { useUnit } from 'effector-react';
import { useEffect, useEffectEvent } from 'react';
import type { Cart } from '@straits/api-contract';
import { showToast } from '@straits/http';
import { useTexts } from '@straits/i18n';
import { useLocation } from '@straits/router';
import { keepPlacesAsked } from '../held-places/keep-places.model';
import { usePhase } from '../held-places/use-phase';

/** These pages show the time themselves. */
const OWN_CLOCK = /^\/(cart|checkout|payment)$/;
const MINUTES = { soon: 5, last: 1 } as const;

/** Warns at five minutes and at sixty seconds on every other page, so that nobody loses places while looking around (N8, U40). */
export function useHoldReminder(cart: Cart | undefined) {
  const { t } = useTexts('booking');
  const { pathname } = useLocation();
  const keep = useUnit(keepPlacesAsked);
  const phase = usePhase(cart?.expiresAt ?? null, cart?.serverNow ?? null);
  const remind = useEffectEvent((near: keyof typeof MINUTES) => {
    if (!cart || OWN_CLOCK.test(pathname)) return;
    const canRenew = cart.lines.some(({ hold }) => (hold?.renewalsLeft ?? 0) > 0);
    showToast({
      tone: 'info',
      title: t('hold.remindTitle', { count: MINUTES[near] }),
      text: t(canRenew ? 'hold.remindText' : 'hold.lastTime'),
      action: canRenew ? { label: t('hold.keep'), onAct: () => keep(cart.lines) } : undefined,
    });
  });

  useEffect(() => {
    if (phase === 'soon' || phase === 'last') remind(phase);
  }, [phase]);
}
