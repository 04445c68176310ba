import { css } from '@emotion/react';
import { useUnit } from 'effector-react';
import type { User } from '@straits/api-contract';
import { useTexts } from '@straits/i18n';
import { signOutAsked, useIsAgent } from '@straits/session';
import { Icon, type IconName } from '@straits/ui/Icon';
import { BareLink } from '@straits/ui/Link';
import { Popover } from '@straits/ui/Popover';
import { media, token } from '@straits/ui/tokens';
import { UnreadBadge } from '../bell/Bell';
import { shownCount, useUnread } from '../bell/unread';
import { entry } from './header-entry.styles';

const phoneBadge = css`
  position: absolute;
  inset-block-start: 0;
  inset-inline-end: 0;
  ${media.desktop} {
    display: none;
  }
`;
const number = css`
  margin-inline-start: auto;
  color: ${token.color.muted};
  font-variant-numeric: tabular-nums;
`;
// On a phone it is as wide as its room.
const opener = css`
  padding-inline: 0.4375rem;
  ${media.desktop} {
    padding-inline: 0.625rem;
  }
`;
const nameCss = css`
  display: none;
  overflow: hidden;
  max-inline-size: 4.75rem;
  text-overflow: ellipsis;
  ${media.desktop} {
    display: var(--account-words, block);
  }
`;
const chevron = css`
  display: none;
  ${media.desktop} {
    display: var(--account-words, inline-flex);
  }
`;
const face = css`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 1.875rem;
  block-size: 1.875rem;
  border-radius: 50%;
  background: ${token.color.coral};
  color: ${token.color.onCoral};
  font-size: 0.9375rem;
`;
const popover = css`
  color: ${token.color.ink};
  & > button {
    color: inherit;
  }
`;
const who = css`
  padding: 0.5rem 0.75rem 0.75rem;
  border-block-end: 1px solid ${token.color.line};
  margin-block-end: 0.375rem;
  line-height: 1.35;
  overflow-wrap: anywhere;
  strong {
    display: block;
  }
  span {
    color: ${token.color.muted};
    font-size: ${token.text.small};
  }
`;
const list = css`
  list-style: none;
  padding: 0;
  a,
  button {
    display: flex;
    align-items: center;
    gap: 0.75rem;
    inline-size: 100%;
    min-block-size: 2.75rem;
    padding: 0.5rem 0.75rem;
    border: 0;
    border-radius: ${token.radius.small};
    background: none;
    color: ${token.color.ink};
    font-weight: 500;
    text-align: start;
    text-decoration: none;
  }
  svg {
    color: ${token.color.lagoon};
  }
  ${media.hover} {
    a:hover,
    button:hover {
      background: ${token.color.infoSoft};
    }
  }
`;

const initialOf = (name: string) => [...name.trim()][0]?.toUpperCase() ?? '?';

/** The person's name and what is theirs. */
export function PersonMenu({ user }: { user: User }) {
  const { t } = useTexts('account');
  const count = useUnread();
  return (
    <Popover
      align="end"
      label={t('menu.account')}
      trigger={(button) => (
        <button
          type="button"
          css={[entry, opener]}
          aria-label={t(count > 0 ? 'menu.openWithNews' : 'menu.open', { name: user.Name, count })}
          {...button}
        >
          <span css={face} aria-hidden="true">
            {initialOf(user.Name)}
          </span>
          <span css={nameCss} translate="no">
            {user.Name}
          </span>
          <Icon name="chevron-down" size={16} css={chevron} />
          <span css={phoneBadge}>
            <UnreadBadge />
          </span>
        </button>
      )}
    >
      {(close) => (
        <div css={popover}>
          <p css={who}>
            <strong>{user.Name}</strong>
            <span>{user.AgencyName ?? user.Email}</span>
          </p>
          <MenuList onChosen={close} />
        </div>
      )}
    </Popover>
  );
}

const LINKS: { key: string; icon: IconName; href: string; forAgents?: boolean }[] = [
  { key: 'orders', icon: 'ticket', href: '/order-history' },
  { key: 'notifications', icon: 'bell', href: '/notifications' },
  { key: 'profile', icon: 'user', href: '/profile' },
  { key: 'passengers', icon: 'list', href: '/profile/passenger' },
  { key: 'agency', icon: 'globe', href: '/agency/approvals', forAgents: true },
  { key: 'wallet', icon: 'wallet', href: '/wallet_balance', forAgents: true },
  { key: 'credit', icon: 'card', href: '/credit_balance', forAgents: true },
];

function MenuList({ onChosen }: { onChosen: () => void }) {
  const { t } = useTexts('account');
  const isAgent = useIsAgent();
  const signOut = useUnit(signOutAsked);
  const count = useUnread();
  return (
    <ul css={list} role="list">
      {LINKS.filter(({ forAgents }) => !forAgents || isAgent).map(({ key, icon, href }) => (
        <li key={key}>
          <BareLink href={href} onClick={onChosen}>
            <Icon name={icon} />
            {t(`menu.${key}`)}
            {key === 'notifications' && count > 0 && <span css={number}>{shownCount(count)}</span>}
          </BareLink>
        </li>
      ))}
      <li>
        <button
          type="button"
          onClick={() => {
            onChosen();
            signOut();
          }}
        >
          <Icon name="lock" />
          {t('menu.signOut')}
        </button>
      </li>
    </ul>
  );
}
