import { css } from '@emotion/react';
import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from '@straits/router';
import { token } from '@straits/ui/tokens';

export const menuCss = {
  root: css`
    position: relative;
    > summary {
      list-style: none;
      cursor: pointer;
      &::-webkit-details-marker {
        display: none;
      }
    }
  `,
  button: css`
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: ${token.space(1)};
    min-block-size: 2.75rem;
    min-inline-size: 2.75rem;
    padding-inline: ${token.space(2)};
    border-radius: ${token.radius.round};
    font-weight: 500;
    &:hover {
      background: ${token.color.sunken};
    }
  `,
  panel: css`
    position: absolute;
    inset-inline-end: 0;
    inset-block-start: calc(100% + 0.25rem);
    z-index: 40;
    min-inline-size: 12rem;
    padding: ${token.space(2)};
    border: 1px solid ${token.color.line};
    border-radius: ${token.radius.large};
    background: ${token.color.raised};
    box-shadow: ${token.shadow.high};
  `,
  /* As wide as its words: what holds the panel is as narrow as its button. */
  ownWidth: css`
    inline-size: max-content;
    max-inline-size: 20rem;
  `,
  list: css`
    display: grid;
    a {
      display: flex;
      align-items: center;
      justify-content: space-between;
      gap: ${token.space(4)};
      min-block-size: 2.75rem;
      padding-inline: ${token.space(3)};
      border-radius: ${token.radius.small};
      color: ${token.color.ink};
      text-decoration: none;
      &:hover {
        background: ${token.color.sunken};
      }
      &[aria-current] {
        font-weight: 700;
      }
    }
  `,
};

/** A `<details>` as a menu: Escape, a press elsewhere, or a navigation closes it, and Escape gives the focus back. */
export function useMenu(): { ref: RefObject<HTMLDetailsElement | null>; name: string } {
  const ref = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();
  const openedAt = useRef(key);
  useEffect(() => {
    // Not at start: a menu that was opened before scripts came stays open.
    if (ref.current && openedAt.current !== key) ref.current.open = false;
    openedAt.current = key;
  }, [key]);
  useEffect(() => {
    const close = (event: Event) => {
      const menu = ref.current;
      if (!menu?.open) return;
      if (event instanceof KeyboardEvent) {
        if (event.key !== 'Escape') return;
        menu.open = false;
        menu.querySelector('summary')?.focus();
      } else if (!menu.contains(event.target as Node)) menu.open = false;
    };
    document.addEventListener('keydown', close);
    document.addEventListener('pointerdown', close);
    return () => {
      document.removeEventListener('keydown', close);
      document.removeEventListener('pointerdown', close);
    };
  }, []);
  return { ref, name: 'header-menu' };
}
