import { useUnit } from 'effector-react';
import type { Cart } from '@straits/api-contract';
import { useTexts } from '@straits/i18n';
import { Button } from '@straits/ui/Button';
import { ButtonLink } from '@straits/ui/Link';
import { Notice } from '@straits/ui/Notice';
import { FailureNotice } from '../acts/FailureNotice';
import { groupLines, lacksPoint, lineName } from '../cart-line/cart-groups.rules';
import { isOver } from '../held-places/use-phase';
import { $holdFailure, allHeldAgain, holdAllFx } from '../held-places/hold-again.model';

/** The time is over: nothing typed is lost, and one button holds the places again (N8, M172). */
export function LapsedPanel({ cart }: { cart: Cart }) {
  const { t } = useTexts('booking');
  const { holdAgain, isHolding, failure } = useUnit({ holdAgain: allHeldAgain, isHolding: holdAllFx.pending, failure: $holdFailure });
  const { live, expired, unavailable } = groupLines(cart.lines, (line) => isOver(line.hold?.expiresAt));
  const [impossible] = [...unavailable, ...live.filter(lacksPoint)];
  if (expired.length === 0 && !impossible) return null;

  const otherDate = (
    <ButtonLink size="small" href="/cart">
      {t('hold.otherDate')}
    </ButtonLink>
  );
  if (impossible)
    return (
      <Notice
        tone="warning"
        role="alert"
        title={t('checkout.unavailable', { name: lineName(impossible, cart.lines) })}
        actions={
          <ButtonLink size="small" href="/cart">
            {t('checkout.toCart')}
          </ButtonLink>
        }
      />
    );
  return (
    <>
      <Notice
        tone="warning"
        role="alert"
        icon="clock"
        title={t('hold.expired')}
        actions={
          <>
            <Button size="small" prominence="main" busy={isHolding} onClick={() => holdAgain(expired.map(({ id }) => id))}>
              {t('hold.again')}
            </Button>
            {otherDate}
          </>
        }
      >
        {t('hold.saved')}
      </Notice>
      {failure && <FailureNotice failure={failure} actions={otherDate} onRetry={() => holdAgain(expired.map(({ id }) => id))} />}
    </>
  );
}
