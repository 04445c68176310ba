import { css } from '@emotion/react';
import { useUnit } from 'effector-react';
import type { MouseEvent } from 'react';
import type { Cart } from '@straits/api-contract';
import { useFormat, useTexts } from '@straits/i18n';
import { BottomBar } from '@straits/ui/BottomBar';
import { Card } from '@straits/ui/Card';
import { SectionTitle } from '@straits/ui/Heading';
import { Icon } from '@straits/ui/Icon';
import { ButtonLink } from '@straits/ui/Link';
import { PriceTag } from '@straits/ui/PriceTag';
import { Spread, Stack } from '@straits/ui/Stack';
import { media, token } from '@straits/ui/tokens';
import { groupLines, lacksPoint, lineName } from '../cart-line/cart-groups.rules';
import { TotalRows } from '../cart-line/TotalRows';
import { isOver } from '../held-places/use-phase';
import { editOpened } from './cart.model';
import { $mustApplyFirst, leaveAsked } from './discount.model';
import { DiscountCode } from './DiscountCode';

// The bar at the bottom has the button there.
const belowDesktop = '@media (max-width: 1023.98px)';
const box = css`
  ${media.desktop} {
    position: sticky;
    inset-block-start: 6rem;
  }
`;
const promise = css`
  display: flex;
  gap: 0.5rem;
  font-size: ${token.text.small};
  color: ${token.color.muted};
  svg {
    flex: none;
    color: ${token.color.success};
  }
`;
const wideOnly = css`
  ${belowDesktop} {
    display: none;
  }
`;
const rows = css`
  display: grid;
  gap: 0.5rem;
  padding-block: 0.25rem 1rem;
  border-block-end: 1px solid ${token.color.line};
  font-size: ${token.text.small};
`;

/** What is paid for all that is held, one sum per currency, and the way on. */
export function CartTotals({ cart }: { cart: Cart }) {
  const { t } = useTexts('booking');
  const format = useFormat();
  const { live } = groupLines(cart.lines, (line) => isOver(line.hold?.expiresAt));
  const guard = useGuard(cart);
  if (live.length === 0) return <div />;

  return (
    <Card as="aside" lifted css={box} aria-label={t('cart.summary')}>
      <Stack gap={4}>
        <SectionTitle level={2} css={{ fontSize: token.text.title }}>
          {t('cart.summary')}
        </SectionTitle>
        <div css={rows}>
          {live.map((line) => (
            <Spread key={line.id} wrap={false} align="start">
              <span lang={line.lang}>{lineName(line, cart.lines)}</span>
              <span css={{ whiteSpace: 'nowrap' }}>{format.money(line.total.shown)}</span>
            </Spread>
          ))}
        </div>
        <DiscountCode cart={cart} />
        <TotalRows totals={cart.total} label={cart.discount ? undefined : t('cart.subtotal')} />
        {cart.deposit && (
          <p>
            {t('items.price.orDeposit', {
              amount: format.money(cart.deposit.now.charge),
              rest: format.money(cart.deposit.balance.charge),
              date: format.date(cart.deposit.balanceOn),
            })}
          </p>
        )}
        <ButtonLink css={wideOnly} href="/checkout" prominence="main" size="large" full onClick={guard}>
          {t('cart.checkout')}
        </ButtonLink>
        <p css={promise}>
          {live.some(({ paidOnBoard }) => paidOnBoard) ? (
            <>
              <Icon name="wallet" size={18} />
              {t('items.price.notHere')}
            </>
          ) : (
            <>
              <Icon name="check" size={18} />
              {t('cart.noFees')}
            </>
          )}
        </p>
        <p css={promise}>
          <Icon name="user" size={18} />
          {t('cart.guest')}
        </p>
      </Stack>
    </Card>
  );
}

/** A code that was typed but not applied is applied first; a pick-up point that is gone is chosen again first. */
function useGuard(cart: Cart) {
  const { mustApply, leave, edit } = useUnit({ mustApply: $mustApplyFirst, leave: leaveAsked, edit: editOpened });
  return (event: MouseEvent) => {
    const pointless = cart.lines.find((line) => line.state !== 'unavailable' && lacksPoint(line));
    if (pointless) {
      event.preventDefault();
      edit(pointless.id);
      return;
    }
    if (mustApply) event.preventDefault();
    leave();
  };
}

/** The same on a phone, at the thumb. */
export function CartBar({ cart }: { cart: Cart }) {
  const { t } = useTexts('booking');
  const format = useFormat();
  const guard = useGuard(cart);
  if (cart.total.length === 0) return null;
  return (
    <BottomBar>
      <PriceTag amount={cart.total.map(({ shown }) => format.money(shown)).join(' + ')} sub={t('cart.items', { count: cart.count })} />
      <ButtonLink href="/checkout" prominence="main" size="large" onClick={guard}>
        {t('cart.checkout')}
      </ButtonLink>
    </BottomBar>
  );
}
