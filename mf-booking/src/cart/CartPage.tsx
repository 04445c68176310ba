import { css } from '@emotion/react';
import { useUnit } from 'effector-react';
import type { Cart, CartLine } from '@straits/api-contract';
import { useTexts } from '@straits/i18n';
import { Notice } from '@straits/ui/Notice';
import { Stack } from '@straits/ui/Stack';
import { useCart } from '../held-places/cart.api';
import { groupLines, lineName } from '../cart-line/cart-groups.rules';
import { EmptyCart } from '../cart-line/EmptyCart';
import { FailureNotice } from '../acts/FailureNotice';
import { HoldBanner } from '../held-places/HoldBanner';
import { isOver, usePhase } from '../held-places/use-phase';
import { $removed } from './cart.model';
import { Clashes } from './Clashes';
import { CartLineCard } from './CartLineCard';
import { CartBar, CartTotals } from './CartTotals';
import { cartColumns, CartWaiting } from './CartWaiting';
import { EditLineDialog } from './EditLineDialog';
import { LapsedLines } from './LapsedLines';
import { UndoNotice } from './UndoNotice';

/* As long as the waiting cart: what is below does not come up to where it is read. */
const roomOfCart = css`
  min-block-size: calc(100svh - 8rem);
`;
const list = css`
  list-style: none;
  display: grid;
  gap: 1rem;
`;

/** What is chosen and held; below the title of /cart. */
export function CartPage() {
  const { data: cart, error, mutate } = useCart();
  return (
    <>
      {cart ? (
        <CartContent cart={cart} />
      ) : error ? (
        <FailureNotice failure={error.failure} onRetry={() => void mutate()} />
      ) : (
        <CartWaiting />
      )}
      {cart && <CartBar cart={cart} />}
    </>
  );
}

function CartContent({ cart }: { cart: Cart }) {
  const { t } = useTexts('booking');
  const removed = useUnit($removed);
  // Redraws when the first hold ends, so that its line moves at once.
  usePhase(cart.expiresAt, cart.serverNow);
  const { live, expired, unavailable } = groupLines(cart.lines, (line) => isOver(line.hold?.expiresAt));
  const rows = withUndo(live, removed && cart.lines.every(({ id }) => id !== removed.line.id) ? removed.position : null);

  if (cart.lines.length === 0)
    return (
      <div css={roomOfCart}>
        {removed && <UndoNotice />}
        <EmptyCart />
      </div>
    );
  return (
    <div css={cartColumns}>
      <Stack gap={4}>
        <HoldBanner cart={cart} />
        {cart.notice.map(({ code, productName }) => (
          <Notice
            key={code + productName}
            tone={code === 'merged' ? 'info' : 'warning'}
            title={t(`cart.notice.${code}`, { name: productName })}
          />
        ))}
        <Clashes lines={live} />
        {expired.length > 0 && <LapsedLines lines={expired} reason="expired" />}
        <ul css={list} role="list" aria-label={t('cart.list')}>
          {rows.map((row) => (row === 'undo' ? <UndoRow key="undo" /> : <LineRow key={row.id} line={row} lines={live} />))}
        </ul>
        {unavailable.length > 0 && <LapsedLines lines={unavailable} reason="unavailable" />}
      </Stack>
      <CartTotals cart={cart} />
      <EditLineDialog lines={cart.lines} />
    </div>
  );
}

const LineRow = ({ line, lines }: { line: CartLine; lines: CartLine[] }) => (
  <li>
    <CartLineCard
      line={line}
      name={lineName(line, lines)}
      position={lines.indexOf(line)}
      isOfTrip={line.groupId !== null && lines.some(({ id, groupId }) => id !== line.id && groupId === line.groupId)}
    />
  </li>
);
const UndoRow = () => (
  <li>
    <UndoNotice />
  </li>
);

/** The offer to undo stands where the removed line stood. */
function withUndo(lines: CartLine[], position: number | null): (CartLine | 'undo')[] {
  if (position === null) return lines;
  const at = Math.min(position, lines.length);
  return [...lines.slice(0, at), 'undo', ...lines.slice(at)];
}
