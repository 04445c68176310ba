import { css } from '@emotion/react';
import type { State } from '@straits/api-contract';
import { media } from '@straits/ui/tokens';
import { StateTile } from './StateTile';

const grid = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 0.75rem;
  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 1.25rem;
  }
  ${media.desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

/** States as posters: two abreast on phones, four on wide screens. */
export const StateGrid = ({ states, date }: { states: State[]; date?: string | null }) => (
  <ul css={grid} role="list">
    {states.map((state) => (
      <li key={state.id}>
        <StateTile state={state} sizes="(min-width: 1024px) 285px, (min-width: 640px) 33vw, 50vw" date={date} />
      </li>
    ))}
  </ul>
);
