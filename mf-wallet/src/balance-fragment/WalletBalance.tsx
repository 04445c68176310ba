import { css } from '@emotion/react';
import { useFormat, useTexts } from '@straits/i18n';
import { useIsAgent } from '@straits/session';
import { Icon } from '@straits/ui/Icon';
import { BareLink } from '@straits/ui/Link';
import { Skeleton } from '@straits/ui/Skeleton';
import { media, token } from '@straits/ui/tokens';
import { useWallet } from '../wallet.api';

/** Narrower, a header with all of an agent's links has room for the icon alone; the amount stays its name. */
const ROOMY = '@media (min-width: 1400px)';
// The room is the contract's: the amount may come late without moving its neighbours.
const link = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.5rem;
  inline-size: 2.75rem;
  block-size: 2.75rem;
  border-radius: ${token.radius.round};
  color: inherit;
  font-weight: 600;
  font-size: 0.9375rem;
  font-variant-numeric: tabular-nums;
  text-decoration: none;
  white-space: nowrap;
  &:focus-visible {
    border-radius: ${token.radius.round};
  }
  ${media.hover} {
    &:hover {
      background: color-mix(in srgb, currentColor 10%, transparent);
    }
  }
  ${ROOMY} {
    inline-size: 9.25rem;
  }
`;
const amountCss = css`
  display: none;
  ${ROOMY} {
    display: inline-block;
    overflow: hidden;
    text-overflow: ellipsis;
  }
`;

/** An agent's balance in the header; nothing for others. */
export function WalletBalance() {
  const { t } = useTexts('wallet');
  const format = useFormat();
  const isAgent = useIsAgent();
  const { data } = useWallet();
  if (!isAgent) return null;
  const amount = data && format.exact(data.availableBalance);
  const label = amount ? t('fragment.label', { amount }) : t('fragment.name');
  return (
    <BareLink css={link} href="/wallet_balance" aria-label={label} title={label}>
      <Icon name="wallet" size={22} />
      <span css={amountCss}>{amount ?? <Skeleton width="5.5rem" />}</span>
    </BareLink>
  );
}
