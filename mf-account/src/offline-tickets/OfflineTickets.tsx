import { css } from '@emotion/react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Order } from '@straits/api-contract';
import { useTexts } from '@straits/i18n';
import { Button } from '@straits/ui/Button';
import { Icon } from '@straits/ui/Icon';
import { Stack } from '@straits/ui/Stack';
import { token } from '@straits/ui/tokens';
import { useWhen } from '../use-when';
import { canBeKept } from './kept-ticket.rules';
import { canKeep, forgetTickets, isKept, keepTickets } from './keep-tickets';

const quiet = css`
  color: ${token.color.muted};
  font-size: ${token.text.small};
`;

type State = 'unknown' | 'none' | 'busy' | 'kept' | 'failed';

/** What is told is true of the order it was told of: of one that changed since, what is kept is being brought up to date. */
function useStateOf(order: Order) {
  const [told, tell] = useState<{ order: Order; state: State }>({ order, state: 'unknown' });
  const isStale = told.order !== order && told.state === 'kept';
  return [isStale ? 'busy' : told.state, (state: State) => tell({ order, state })] as const;
}

/** Keeps the tickets on this device for when there is no network. What is kept follows the order, and goes when nothing of it is left. */
export function OfflineTickets({ order }: { order: Order }) {
  const { t, language } = useTexts('account');
  const when = useWhen();
  const [state, setState] = useStateOf(order);
  const canBe = canBeKept(order);
  const keep = async () => {
    const heading = t('offline.heading');
    setState('busy');
    await keepTickets(order, { heading, language, when }).then(
      () => setState('kept'),
      () => setState('failed'),
    );
  };
  const forget = async () => {
    await forgetTickets(order.code);
    setState('none');
  };
  const follow = useEffectEvent(async () => {
    if (!(await isKept(order.code))) return setState('none');
    await (canBe ? keep() : forget());
  });
  // An order that changed (a traveller taken off, another date) is kept as it is now.
  useEffect(() => void follow(), [order]);

  if (!canBe || !canKeep() || state === 'unknown') return null;
  const isOn = state === 'kept';
  return (
    <Stack gap={2}>
      <Button
        full
        prominence="quiet"
        busy={state === 'busy'}
        icon={<Icon name={isOn ? 'trash' : 'download'} />}
        onClick={() => void (isOn ? forget() : keep())}
      >
        {t(isOn ? 'offline.forget' : 'offline.keep')}
      </Button>
      <p css={quiet} role="status">
        {isOn && t('offline.kept')}
        {state === 'failed' && t('offline.failed')}
      </p>
    </Stack>
  );
}
