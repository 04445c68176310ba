import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { token } from './tokens';

export interface TimelineStep {
  /** Money back: all, a part, nothing; 'plain' for other events. */
  tone: 'full' | 'part' | 'none' | 'plain';
  /** "Until 3 March 2027, 18:00 (SGT)". */
  when: ReactNode;
  /** "Full refund". */
  title: ReactNode;
  text?: ReactNode;
  isCurrent?: boolean;
}

const list = css`
  list-style: none;
  padding: 0;
`;
const step = css`
  --tone: ${token.color.lineStrong};
  position: relative;
  padding-inline-start: 1.875rem;
  padding-block-end: 1.25rem;
  &::before {
    content: '';
    position: absolute;
    inset-inline-start: 0.1875rem;
    inset-block-start: 0.3125rem;
    inline-size: 0.875rem;
    block-size: 0.875rem;
    border: 3px solid var(--tone);
    border-radius: 50%;
    background: ${token.color.surface};
  }
  &[data-current]::before {
    background: var(--tone);
  }
  &:not(:last-of-type)::after {
    content: '';
    position: absolute;
    inset-inline-start: 0.5rem;
    inset-block: 1.375rem -0.125rem;
    inline-size: 4px;
    border-radius: 2px;
    background: color-mix(in srgb, var(--tone) 55%, transparent);
  }
  &:last-of-type {
    padding-block-end: 0;
  }
`;
const tones = {
  full: css({ '--tone': token.color.success }),
  part: css({ '--tone': token.color.star }),
  none: css({ '--tone': token.color.danger }),
  plain: css({ '--tone': token.color.lagoon }),
};
const titleCss = css`
  display: block;
  font-weight: 600;
  line-height: 1.5;
`;
const quiet = css`
  display: block;
  color: ${token.color.muted};
  font-size: ${token.text.small};
`;

export interface TimelineProps {
  steps: readonly TimelineStep[];
  className?: string;
}

/** What happens until when: cancellation terms, an order's history. */
export const Timeline = ({ steps, className }: TimelineProps) => (
  <ol css={list} role="list" className={className}>
    {steps.map((item, index) => (
      <li
        key={index}
        css={[step, tones[item.tone]]}
        data-current={item.isCurrent || undefined}
        aria-current={item.isCurrent ? 'step' : undefined}
      >
        <span css={titleCss}>{item.title}</span>
        <span css={quiet}>{item.when}</span>
        {item.text && <div>{item.text}</div>}
      </li>
    ))}
  </ol>
);
