import { css } from '@emotion/react';
import type { User } from '@straits/api-contract';
import { useTexts } from '@straits/i18n';
import { useLocation } from '@straits/router';
import { loginPath, useSession } from '@straits/session';
import { Icon } from '@straits/ui/Icon';
import { BareLink } from '@straits/ui/Link';
import { media } from '@straits/ui/tokens';
import { Bell, useLiveUnread } from '../bell/Bell';
import { CommandKey } from '../command-bar/CommandKey';
import { entry, wideOnly } from './header-entry.styles';
import { PersonMenu } from './PersonMenu';

// The room is the same in every state, as the contract says: nothing moves when the session is known. A header with more in it gives less
// (`--account-room`) and takes the words away (`--account-words: none`).
const room = css`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: 0.25rem;
  inline-size: 2.75rem;
  block-size: 2.75rem;
  ${media.desktop} {
    inline-size: var(--account-room, 13rem);
  }
`;
const framed = css`
  ${media.desktop} {
    display: var(--account-words, inline-flex);
  }
  box-shadow: inset 0 0 0 1px color-mix(in srgb, currentColor 45%, transparent);
`;
const narrowOnly = css`
  ${media.desktop} {
    display: none;
  }
`;

/** The header's account corner: sign-in links, or the person's menu. */
export function AccountMenu() {
  const session = useSession();
  return (
    <div css={room}>
      {session.status === 'visitor' && <VisitorLinks />}
      {session.status === 'signed' && <Person user={session.user} />}
    </div>
  );
}

function Person({ user }: { user: User }) {
  useLiveUnread(user.Email);
  return (
    <>
      <Bell css={[entry, wideOnly]} />
      <PersonMenu user={user} />
      {user.AgencyRole && <CommandKey isAdmin={user.AgencyRole === 'admin'} />}
    </>
  );
}

function VisitorLinks() {
  const { t } = useTexts('account');
  const { pathname, search } = useLocation();
  const signIn = loginPath(pathname === '/register' ? '/' : pathname + search);
  return (
    <>
      <BareLink css={[entry, narrowOnly]} href={signIn} aria-label={t('menu.signIn')} title={t('menu.signIn')}>
        <Icon name="user" size={22} />
      </BareLink>
      <BareLink css={[entry, wideOnly]} href={signIn}>
        {t('menu.signIn')}
      </BareLink>
      <BareLink css={[entry, wideOnly, framed]} href="/register">
        {t('menu.register')}
      </BareLink>
    </>
  );
}
