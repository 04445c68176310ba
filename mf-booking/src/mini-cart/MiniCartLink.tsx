import { css } from '@emotion/react';
import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { refreshResource } from '@straits/http';
import { useTexts } from '@straits/i18n';
import { $session } from '@straits/session';
import { Icon } from '@straits/ui/Icon';
import { BareLink } from '@straits/ui/Link';
import { token } from '@straits/ui/tokens';
import { useCart } from '../held-places/cart.api';
import { onNewsFromOtherTabs } from '../held-places/cart-news';
import { useHoldReminder } from './use-hold-reminder';

const link = css`
  position: relative;
  display: inline-grid;
  place-items: center;
  /* A full header takes its room elsewhere. */
  flex: none;
  inline-size: 2.75rem;
  block-size: 2.75rem;
  border-radius: ${token.radius.small};
  color: inherit;
`;
const badge = css`
  position: absolute;
  inset-block-start: 0.125rem;
  inset-inline-end: 0;
  min-inline-size: 1.25rem;
  padding-inline: 0.3125rem;
  border-radius: ${token.radius.round};
  background: ${token.color.coral};
  color: ${token.color.onCoral};
  font: 700 0.75rem/1.25rem ${token.font.text};
  font-variant-numeric: tabular-nums;
  text-align: center;
`;

/** The cart in the header with its number of items, the same in all of the shopper's tabs. */
export function MiniCartLink() {
  const { t } = useTexts('booking');
  const { data: cart } = useCart();
  const session = useUnit($session);
  const count = cart?.count ?? 0;
  const person = session.status === 'signed' ? session.user.Id : session.status;

  useEffect(() => onNewsFromOtherTabs(() => void refreshResource('/cart')), []);
  // Signing in or out changes whose cart it is. What a visitor's page asked for at its start was a visitor's already.
  const askedAs = useRef(person === 'visitor' ? person : 'unknown');
  useEffect(() => {
    if (person === askedAs.current) return;
    askedAs.current = person;
    void refreshResource('/cart');
  }, [person]);

  useHoldReminder(cart);
  return (
    <BareLink href="/cart" css={link} aria-label={t('miniCart.label', { count })}>
      <Icon name="cart" size={24} />
      {count > 0 && (
        <span css={badge} aria-hidden="true">
          {count > 99 ? '99+' : count}
        </span>
      )}
    </BareLink>
  );
}
