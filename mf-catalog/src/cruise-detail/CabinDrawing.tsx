import { css } from '@emotion/react';
import type { CabinCategory } from '@straits/api-contract';
import { token } from '@straits/ui/tokens';

const drawing = css`
  inline-size: 100%;
  max-inline-size: 12rem;
  block-size: auto;
  border-radius: ${token.radius.small};
  background: ${token.color.infoSoft};
  color: ${token.color.sea};
`;

const SEA = 'M48 44q4-3 8 0t8 0 8 0 8 0 8 0 8 0V60H48Z';
const BED = 'M12 52h26v12H12ZM12 46h8v6h-8Z';
/** What is behind the bed: a wall, a window, a door to a balcony, a second room. */
const VIEWS: Record<CabinCategory, string> = {
  inside: 'M56 26h28v20H56ZM60 30h20v12H60Z',
  oceanview: 'M56 24h32v26H56Z',
  balcony: 'M52 18h40v46H52ZM72 18v46M52 52h40M56 52v12M64 52v12M80 52v12M88 52v12',
  suite: 'M44 14h52v50H44ZM70 14v50M44 50h52M50 50v14M58 50v14M78 50v14M88 50v14',
};

/** The cabin in a few lines: how much of the sea one sees from the bed. */
export const CabinDrawing = ({ category }: { category: CabinCategory }) => (
  <svg css={drawing} viewBox="0 0 100 72" aria-hidden="true">
    {category !== 'inside' && <path d={SEA} fill={token.color.lagoon} opacity="0.35" />}
    <path d={VIEWS[category]} fill="none" stroke="currentColor" strokeWidth="2" />
    <path d={BED} fill="currentColor" />
    <path d="M4 66h92" stroke="currentColor" strokeWidth="2" />
  </svg>
);
