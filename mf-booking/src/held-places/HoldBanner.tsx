import { css } from '@emotion/react';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import type { Cart } from '@straits/api-contract';
import { refreshResource } from '@straits/http';
import { useTexts } from '@straits/i18n';
import { Button } from '@straits/ui/Button';
import { Countdown } from '@straits/ui/Countdown';
import { Icon } from '@straits/ui/Icon';
import { media, token } from '@straits/ui/tokens';
import { FailureNotice } from '../acts/FailureNotice';
import { $keepFailure, extendHoldsFx, keepPlacesAsked } from './keep-places.model';
import { clockOffset } from './server-clock';
import { usePhase } from './use-phase';

const bar = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem 0.75rem;
  min-block-size: 3.25rem;
  padding: 0.5rem 1rem;
  border-radius: ${token.radius.large};
  background: ${token.color.infoSoft};
  color: ${token.color.ink};
  transition: background-color ${token.motion.calm};
  &[data-phase='soon'] {
    background: ${token.color.warningSoft};
  }
  &[data-phase='last'] {
    background: ${token.color.dangerSoft};
  }
  & > svg {
    color: ${token.color.info};
    flex: none;
  }
  &[data-phase='soon'] > svg {
    color: ${token.color.warning};
  }
  &[data-phase='last'] > svg {
    color: ${token.color.danger};
  }
`;
const words = css`
  flex: 1 1 14rem;
  min-inline-size: 0;
`;
const clock = css`
  font-weight: 700;
  font-size: ${token.text.large};
`;
const quiet = css`
  color: ${token.color.muted};
  font-size: ${token.text.small};
  ${media.phone} {
    display: block;
  }
`;

/** How long the places are kept, by the API's clock; from five minutes on with a way to keep them longer. Nothing without a real hold (U44). */
export function HoldBanner({ cart, note }: { cart: Cart; note?: string }) {
  const { t } = useTexts('booking');
  const phase = usePhase(cart.expiresAt, cart.serverNow);
  const { keep, isKeeping, failure } = useUnit({ keep: keepPlacesAsked, isKeeping: extendHoldsFx.pending, failure: $keepFailure });
  const held = cart.lines.filter((line) => line.state === 'held');
  const canRenew = held.some((line) => (line.hold?.renewalsLeft ?? 0) > 0);

  // The API gives the places back within a second of the end: then the cart is what it says.
  useEffect(() => {
    if (phase !== 'over') return;
    const timer = setTimeout(() => void refreshResource('/cart'), 1_000);
    return () => clearTimeout(timer);
  }, [phase]);

  if (cart.expiresAt === null || phase === 'over' || held.length === 0) return null;
  const isNear = phase !== 'calm';
  return (
    <>
      <div css={bar} data-phase={phase}>
        <Icon name="clock" size={22} />
        <span css={words}>
          {t('hold.kept')}{' '}
          <Countdown
            css={clock}
            endsAt={cart.expiresAt}
            clockOffset={clockOffset()}
            announce={({ minutes, seconds }) =>
              minutes > 0 ? t('hold.minutesLeft', { count: minutes }) : t('hold.secondsLeft', { count: seconds })
            }
          >
            {(left) => left.clock}
          </Countdown>{' '}
          <span css={quiet}>{isNear && !canRenew ? t('hold.lastTime') : note}</span>
        </span>
        {isNear && canRenew && (
          <Button size="small" busy={isKeeping} onClick={() => keep(cart.lines)}>
            {t('hold.keep')}
          </Button>
        )}
      </div>
      {failure && <FailureNotice failure={failure} onRetry={() => keep(cart.lines)} />}
    </>
  );
}
