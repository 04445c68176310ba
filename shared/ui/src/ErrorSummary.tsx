import { css } from '@emotion/react';
import { useEffect, useId, useRef, type MouseEvent } from 'react';
import { token } from './tokens';

export interface FieldFault {
  /** The field's `id`, or its `name`. */
  field: string;
  /** The same words as at the field. */
  text: string;
}

export interface ErrorSummaryProps {
  /** "There is a problem", in the shopper's language. */
  title: string;
  errors: readonly FieldFault[];
  /** Changes at each submit, so that a second attempt with the same faults takes the focus again. */
  attempt?: number;
  className?: string;
}

const box = css`
  padding: 1rem 1.25rem;
  border: 2px solid ${token.color.danger};
  border-radius: ${token.radius.large};
  background: ${token.color.surface};
  scroll-margin-block: 6rem;
  &:focus-visible {
    outline: 3px solid ${token.color.lagoon};
    border-radius: ${token.radius.large};
  }
  h2 {
    font-size: ${token.text.title};
    margin-block-end: 0.5rem;
  }
  ul {
    padding-inline-start: 1.125rem;
    display: grid;
    gap: 0.375rem;
  }
  a {
    color: ${token.color.danger};
    font-weight: 600;
  }
`;

const FOCUSABLE = 'input:not([type=hidden]), select, textarea, button, [tabindex]';

function findField(field: string): HTMLElement | null {
  const group = () => [...document.querySelectorAll<HTMLElement>('[data-field]')].find((element) => element.dataset.field === field);
  const found = document.getElementById(field) ?? document.getElementsByName(field)[0] ?? group();
  if (!found) return null;
  return found.matches(FOCUSABLE) ? found : found.querySelector<HTMLElement>(FOCUSABLE);
}

// The label is brought into sight, not only the box below it.
function goTo(event: MouseEvent, field: string) {
  const target = findField(field);
  if (!target) return;
  event.preventDefault();
  target.focus({ preventScroll: true });
  (target.closest('[data-field-root]') ?? target).scrollIntoView?.({ block: 'start' });
}

/** All faults of a form at its top. Takes the focus when it appears; each line leads to its field. Nothing without faults. */
export function ErrorSummary({ title, errors, attempt = 0, className }: ErrorSummaryProps) {
  const panel = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const present = errors.length > 0;

  useEffect(() => {
    if (!present) return;
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView?.({ block: 'start' });
  }, [present, attempt]);

  if (!present) return null;
  return (
    <div css={box} className={className} ref={panel} role="alert" aria-labelledby={titleId} tabIndex={-1}>
      <h2 id={titleId}>{title}</h2>
      <ul>
        {errors.map((error) => (
          <li key={error.field}>
            <a href={`#${error.field}`} onClick={(event) => goTo(event, error.field)}>
              {error.text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
