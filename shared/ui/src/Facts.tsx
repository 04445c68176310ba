import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Icon, type IconName } from './Icon';
import { token } from './tokens';

export interface Fact {
  label: string;
  /** The label's language, where it is not the page's. */
  labelLang?: string | undefined;
  value: ReactNode;
  icon?: IconName;
}

const grid = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 13rem), 1fr));
  gap: 1.125rem 1.5rem;
`;
const fact = css`
  position: relative;
  min-inline-size: 0;
  svg {
    position: absolute;
    inset-inline-start: 0;
    inset-block-start: 0.125rem;
    color: ${token.color.lagoon};
  }
  dt {
    color: ${token.color.muted};
    font-size: ${token.text.small};
    line-height: 1.4;
  }
  dd {
    font-weight: 500;
    line-height: 1.45;
  }
`;
const withIcon = css`
  padding-inline-start: 2.125rem;
`;
const rows = css`
  display: grid;
  gap: 0.5rem;
`;
const row = css`
  display: flex;
  justify-content: space-between;
  gap: 1.5rem;
  dt {
    flex: none;
    max-inline-size: 60%;
    color: ${token.color.muted};
  }
  dd {
    min-inline-size: 0;
    overflow-wrap: anywhere;
    text-align: end;
    font-weight: 500;
    font-variant-numeric: tabular-nums;
  }
`;

const lines = css`
  display: grid;
  gap: 0.125rem;
  font-size: ${token.text.small};
`;
const oneLine = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 0.5rem;
  dt {
    color: ${token.color.muted};
  }
  dd {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;
const LIST = { grid, rows, lines };

export interface FactsProps {
  facts: readonly Fact[];
  /** 'rows': label at the start, value at the end, for receipts. 'lines': small, the value after its label, inside of something else. */
  variant?: keyof typeof LIST;
  className?: string;
}

/** Labels with values. */
export const Facts = ({ facts, variant = 'grid', className }: FactsProps) => (
  <dl css={LIST[variant]} className={className}>
    {facts.map(({ label, labelLang, value, icon }) => (
      <div key={label} css={variant === 'rows' ? row : variant === 'lines' ? oneLine : [fact, icon && withIcon]}>
        <dt lang={labelLang}>
          {icon && variant === 'grid' && <Icon name={icon} size={22} />}
          {label}
        </dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
