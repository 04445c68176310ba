import { css } from '@emotion/react';
import type { FacetValue } from '@straits/api-contract';
import { useFormat } from '@straits/i18n';
import { BareLink } from '@straits/ui/Link';
import { token } from '@straits/ui/tokens';

const list = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0.625rem;
`;
const chip = css`
  display: inline-flex;
  align-items: center;
  gap: 0.5rem;
  min-block-size: 2.75rem;
  padding: 0.375rem 1rem;
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.round};
  background: ${token.color.surface};
  color: ${token.color.ink};
  font-weight: 600;
  text-decoration: none;
  &:hover {
    border-color: ${token.color.lagoon};
  }
  &[aria-current] {
    border-color: ${token.color.lagoon};
    background: ${token.color.infoSoft};
  }
  small {
    color: ${token.color.muted};
    font-weight: 400;
  }
`;

export interface ChipLinksProps {
  label: string;
  values: readonly FacetValue[];
  hrefOf: (id: string) => string;
  current?: string | null;
}

/** Values of a facet as links, with how many each has. */
export function ChipLinks({ label, values, hrefOf, current }: ChipLinksProps) {
  const { number } = useFormat();
  return (
    <nav aria-label={label}>
      <ul css={list} role="list">
        {values.map((value) => (
          <li key={value.id}>
            <BareLink css={chip} href={hrefOf(value.id)} aria-current={value.id === current ? 'page' : undefined}>
              <span lang={value.lang}>{value.name}</span> <small>{number(value.count)}</small>
            </BareLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
