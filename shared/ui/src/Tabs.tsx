import { css } from '@emotion/react';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { bringIntoSight } from './bring-into-sight';
import { media, token } from './tokens';

export interface Tab {
  id: string;
  label: ReactNode;
  icon?: ReactNode;
  content: ReactNode;
}

export interface TabsProps {
  /** Name of the set, for screen readers. */
  label: string;
  tabs: readonly Tab[];
  /** With `onSelect`: the caller keeps which one (the address, usually). Without: the first is open. */
  selected?: string;
  onSelect?: (id: string) => void;
  /** 'poster': on the sea-coloured hero panel. */
  variant?: 'line' | 'poster';
  className?: string;
}

const list = css`
  display: flex;
  gap: 0.25rem;
  overflow-x: auto;
  scrollbar-width: none;
  border-block-end: 1px solid ${token.color.line};
  scroll-snap-type: x proximity;
`;
const tabCss = css`
  display: inline-flex;
  align-items: center;
  gap: 0.5rem;
  flex: none;
  min-block-size: 3rem;
  padding: 0.5rem 0.875rem;
  border: 0;
  border-block-end: 3px solid transparent;
  margin-block-end: -1px;
  background: none;
  color: ${token.color.muted};
  font-weight: 600;
  white-space: nowrap;
  scroll-snap-align: start;
  transition: color ${token.motion.quick};
  ${media.hover} {
    &:hover {
      color: ${token.color.ink};
    }
  }
  &[aria-selected='true'] {
    color: ${token.color.ink};
    border-color: ${token.color.lagoon};
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  ${media.print} {
    &[aria-selected='false'] {
      display: none;
    }
  }
`;
const poster = css`
  border: 0;
  gap: 0;
  & > button {
    border: 0;
    margin: 0;
    padding-inline: 1.125rem;
    border-start-start-radius: ${token.radius.large};
    border-start-end-radius: ${token.radius.large};
    color: ${token.color.onSea};
  }
  & > button:hover {
    color: ${token.color.onSea};
    background: rgb(255 255 255 / 0.12);
  }
  & > button[aria-selected='true'] {
    background: ${token.color.raised};
    color: ${token.color.ink};
  }
`;
const panelCss = css`
  padding-block-start: 1.25rem;
  &:focus-visible {
    border-radius: ${token.radius.small};
  }
`;
const posterPanel = css`
  padding: clamp(1rem, 0.7rem + 1.2vw, 1.75rem);
  border-radius: ${token.radius.large};
  border-start-start-radius: 0;
  background: ${token.color.raised};
  color: ${token.color.ink};
  box-shadow: ${token.shadow.high};
`;

// Arrows follow the direction of reading.
function nextIndex(event: KeyboardEvent, index: number, count: number): number | null {
  const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  if (event.key === 'Home') return 0;
  if (event.key === 'End') return count - 1;
  if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return null;
  return (index + (event.key === forward ? 1 : -1) + count) % count;
}

/** One of several views in the same place. Arrow keys, Home and End move. */
export function Tabs({ label, tabs, selected, onSelect, variant = 'line', className }: TabsProps) {
  const id = useId();
  const [own, setOwn] = useState(tabs[0]?.id);
  const listRef = useRef<HTMLDivElement>(null);
  const open = tabs.find((tab) => tab.id === (selected ?? own)) ?? tabs[0];
  const isFirst = open === tabs[0];
  const openId = open?.id;
  // The first is in sight without being measured.
  useEffect(() => {
    if (!isFirst && listRef.current) bringIntoSight(listRef.current, '[aria-selected=true]');
  }, [isFirst, openId]);
  if (!open) return null;

  const select = (tab: Tab) => {
    setOwn(tab.id);
    onSelect?.(tab.id);
  };
  const press = (event: KeyboardEvent<HTMLButtonElement>) => {
    const next = nextIndex(event, tabs.indexOf(open), tabs.length);
    const tab = next === null ? undefined : tabs[next];
    if (!tab) return;
    event.preventDefault();
    select(tab);
    listRef.current?.querySelector<HTMLElement>(`[data-tab="${tab.id}"]`)?.focus();
  };
  const isPoster = variant === 'poster';

  return (
    <div className={className}>
      <div css={[list, isPoster && poster]} role="tablist" aria-label={label} ref={listRef}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            css={tabCss}
            role="tab"
            id={`${id}-${tab.id}-tab`}
            data-tab={tab.id}
            aria-selected={tab === open}
            aria-controls={tab === open ? `${id}-${tab.id}` : undefined}
            tabIndex={tab === open ? 0 : -1}
            onClick={() => select(tab)}
            onKeyDown={press}
          >
            {tab.icon}
            {tab.label}
          </button>
        ))}
      </div>
      <div
        css={[panelCss, isPoster && posterPanel]}
        role="tabpanel"
        id={`${id}-${open.id}`}
        aria-labelledby={`${id}-${open.id}-tab`}
        tabIndex={0}
      >
        {open.content}
      </div>
    </div>
  );
}
