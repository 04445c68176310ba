import { css } from '@emotion/react';
import { useEffect } from 'react';
import { useTexts } from '@straits/i18n';
import { Icon } from '@straits/ui/Icon';
import { BareLink } from '@straits/ui/Link';
import { token } from '@straits/ui/tokens';
import { shownCount, unread, useUnread } from './unread';

const room = css`
  position: relative;
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
  text-align: center;
  font-variant-numeric: tabular-nums;
`;

// The page answers first; what is new can wait for it.
const START_MS = 2_000;

/** Follows what is unread while somebody is signed in. Its code comes when the page has long been answering. */
export function useLiveUnread(whose: string) {
  useEffect(() => {
    let stop: (() => void) | null = null;
    let isOver = false;
    const timer = setTimeout(() => {
      void import(/* webpackChunkName: "follow-unread" */ './follow-unread').then(({ followUnread }) => {
        if (!isOver) stop = followUnread(whose, unread.set);
      });
    }, START_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
      stop?.();
      unread.set(0);
    };
  }, [whose]);
}

/** How many are unread, on the corner of what it stands in. */
export const UnreadBadge = () => {
  const count = useUnread();
  return count > 0 ? (
    <span css={badge} aria-hidden="true">
      {shownCount(count)}
    </span>
  ) : null;
};

/** The way to the notifications, with how many are unread. */
export function Bell({ className }: { className?: string }) {
  const { t } = useTexts('account');
  const count = useUnread();
  return (
    <BareLink
      css={room}
      className={className}
      href="/notifications"
      aria-label={count > 0 ? t('bell.some', { count }) : t('bell.none')}
      title={t('menu.notifications')}
    >
      <Icon name="bell" size={22} />
      <UnreadBadge />
    </BareLink>
  );
}
