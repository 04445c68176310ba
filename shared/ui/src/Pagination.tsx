import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Button } from './Button';
import { Icon } from './Icon';
import { ButtonLink } from './Link';
import { Progress } from './Progress';
import { token } from './tokens';

const row = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 1rem;
  padding-block: 1.5rem;
  font-variant-numeric: tabular-nums;
`;

export interface PaginationProps {
  /** Name of the navigation: "Pages". */
  label: string;
  previousLabel: string;
  nextLabel: string;
  previousHref?: string;
  nextHref?: string;
  /** "Page 2 of 9". */
  text?: ReactNode;
  className?: string;
}

/** Earlier and later pages of a list. */
export const Pagination = ({ label, previousLabel, nextLabel, previousHref, nextHref, text, className }: PaginationProps) => (
  <nav aria-label={label} css={row} className={className}>
    {previousHref && (
      <ButtonLink href={previousHref} rel="prev" icon={<Icon name="chevron-left" size={18} />}>
        {previousLabel}
      </ButtonLink>
    )}
    {text && <span>{text}</span>}
    {nextHref && (
      <ButtonLink href={nextHref} rel="next">
        {nextLabel}
        <Icon name="chevron-right" size={18} />
      </ButtonLink>
    )}
  </nav>
);

const more = css`
  display: grid;
  justify-items: center;
  gap: 0.875rem;
  padding-block: 1.75rem;
  text-align: center;
  color: ${token.color.muted};
`;
const measure = css`
  inline-size: min(16rem, 100%);
`;

export interface LoadMoreProps {
  /** "Show 24 more". */
  label: string;
  onMore: () => void;
  busy?: boolean;
  /** "24 of 312 shown"; said when it changes. */
  text?: string;
  /** Part shown, 0 to 1, drawn as a bar. */
  part?: number;
  hasMore: boolean;
  className?: string;
}

/** The next rows of a list, on demand. */
export const LoadMore = ({ label, onMore, busy, text, part, hasMore, className }: LoadMoreProps) => (
  <div css={more} className={className}>
    {text && <p role="status">{text}</p>}
    {part !== undefined && text && <Progress css={measure} label={text} value={part} />}
    {hasMore && (
      <Button onClick={onMore} busy={busy}>
        {label}
      </Button>
    )}
  </div>
);
