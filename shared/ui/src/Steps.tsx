import { css } from '@emotion/react';
import { Icon } from './Icon';
import { BareLink } from './Link';
import { media, token } from './tokens';

export interface Step {
  id: string;
  label: string;
  /** Leads back to a step that is done. */
  href?: string;
}

export interface StepsProps {
  /** Name of the whole: "Booking progress". */
  label: string;
  steps: readonly Step[];
  /** `id` of the present step. */
  current: string;
  /** For phones, beside the bars: "Step 2 of 4: Travellers". */
  summary: string;
  className?: string;
}

const list = css`
  display: flex;
  gap: 0.5rem;
  list-style: none;
  padding: 0;
`;
const item = css`
  flex: 1;
  min-inline-size: 0;
  padding-block-start: 0.625rem;
  border-block-start: 3px solid ${token.color.line};
  color: ${token.color.muted};
  font-size: 0.9375rem;
  line-height: 1.35;
  &[data-state='done'],
  &[data-state='current'] {
    border-color: ${token.color.lagoon};
  }
  &[data-state='current'] {
    color: ${token.color.ink};
    font-weight: 600;
  }
  a {
    padding-block: 0.1875rem;
    color: ${token.color.link};
  }
`;
const line = css`
  display: none;
  ${media.tablet} {
    display: flex;
    gap: 0.375rem;
    align-items: center;
  }
`;
const short = css`
  margin-block-start: 0.5rem;
  font-weight: 600;
  ${media.tablet} {
    display: none;
  }
`;

/** Where in a process the traveller is. */
export function Steps({ label, steps, current, summary, className }: StepsProps) {
  const present = steps.findIndex((step) => step.id === current);
  return (
    <nav aria-label={label} className={className}>
      <ol css={list} role="list">
        {steps.map((step, index) => {
          const state = index < present ? 'done' : index === present ? 'current' : 'ahead';
          return (
            <li key={step.id} css={item} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
              <span css={line}>
                {state === 'done' && <Icon name="check" size={16} />}
                {state === 'done' && step.href ? <BareLink href={step.href}>{step.label}</BareLink> : step.label}
              </span>
            </li>
          );
        })}
      </ol>
      <p css={short}>{summary}</p>
    </nav>
  );
}
