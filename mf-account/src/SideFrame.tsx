import { css } from '@emotion/react';
import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from '@straits/router';
import { bringIntoSight } from '@straits/ui/bring-into-sight';
import { Container } from '@straits/ui/Container';
import { PageTitle } from '@straits/ui/Heading';
import { Icon, type IconName } from '@straits/ui/Icon';
import { BareLink } from '@straits/ui/Link';
import { Stack } from '@straits/ui/Stack';
import { media, token } from '@straits/ui/tokens';

const page = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(1.25rem, 1rem + 2vw, 3rem);
  align-content: start;
  /* As tall as the window, so that the footer stays where it is when the content comes. */
  min-block-size: 100vh;
  padding-block: clamp(1.25rem, 1rem + 2vw, 3rem) clamp(3rem, 2rem + 4vw, 6rem);
  ${media.print} {
    min-block-size: 0;
    padding-block: 0;
  }
  ${media.desktop} {
    grid-template-columns: 14rem minmax(0, 1fr);
  }
`;
const list = css`
  display: flex;
  gap: 0.25rem;
  margin: 0;
  padding: 0.25rem;
  list-style: none;
  overflow-x: auto;
  scrollbar-width: thin;
  a {
    display: flex;
    align-items: center;
    gap: 0.625rem;
    min-block-size: 2.75rem;
    padding: 0.375rem 0.875rem;
    border-radius: ${token.radius.round};
    color: ${token.color.ink};
    font-weight: 500;
    text-decoration: none;
    white-space: nowrap;
  }
  svg {
    flex: none;
    color: ${token.color.lagoon};
  }
  a[aria-current] {
    background: ${token.color.sea};
    color: ${token.color.onSea};
    svg {
      color: inherit;
    }
  }
  ${media.hover} {
    a:hover:not([aria-current]) {
      background: ${token.color.infoSoft};
    }
  }
  ${media.desktop} {
    display: grid;
    position: sticky;
    inset-block-start: 6.5rem;
    a {
      white-space: normal;
    }
  }
`;
const leadCss = css`
  max-inline-size: 42rem;
  color: ${token.color.muted};
  font-size: ${token.text.large};
`;
const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: 0.75rem 1.5rem;
`;

/** One of the pages that belong together. */
export interface SidePlace {
  href: string;
  icon: IconName;
  label: string;
}

export interface SideFrameProps {
  /** What the list of pages is called. */
  label: string;
  places: readonly SidePlace[];
  title: string;
  lead?: ReactNode;
  /** Beside the title: the page's main act. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A page with the way to those that belong with it: beside it on wide screens, above it on narrow ones. */
export function SideFrame({ label, places, title, lead, actions, children }: SideFrameProps) {
  const { pathname } = useLocation();
  const listRef = useRef<HTMLUListElement>(null);
  // Some places come when it is known who is here.
  useEffect(() => {
    if (listRef.current) bringIntoSight(listRef.current, '[aria-current]');
  }, [pathname, places.length]);
  return (
    <Container css={page}>
      <nav aria-label={label} data-print="hide">
        <ul ref={listRef} css={list} role="list">
          {places.map((place) => (
            <li key={place.href}>
              <BareLink href={place.href} aria-current={pathname === place.href ? 'page' : undefined}>
                <Icon name={place.icon} size={20} />
                {place.label}
              </BareLink>
            </li>
          ))}
        </ul>
      </nav>
      <Stack gap={6}>
        <div css={head}>
          <Stack gap={2}>
            <PageTitle>{title}</PageTitle>
            {lead && <p css={leadCss}>{lead}</p>}
          </Stack>
          {actions}
        </div>
        {children}
      </Stack>
    </Container>
  );
}
