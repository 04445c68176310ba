import { css } from '@emotion/react';
import type { KindCount, Picture as PictureOf } from '@straits/api-contract';
import { useFormat } from '@straits/i18n';
import { BareLink } from '@straits/ui/Link';
import { Picture } from '@straits/ui/Picture';
import { media, token } from '@straits/ui/tokens';
import { KindCounts } from './KindCounts';

const tile = css`
  display: grid;
  grid-template-columns: 6.5rem minmax(0, 1fr);
  block-size: 100%;
  overflow: clip;
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.large};
  background: ${token.color.surface};
  color: inherit;
  text-decoration: none;
  & > picture {
    block-size: 100%;
  }
  strong {
    display: block;
    font-family: ${token.font.display};
    font-size: 1.125rem;
    line-height: 1.25;
  }
  &:focus-visible {
    border-radius: ${token.radius.large};
  }
  ${media.hover} {
    &:hover {
      border-color: ${token.color.lagoon};
    }
    &:hover strong {
      text-decoration: underline;
    }
  }
`;
const words = css`
  display: grid;
  gap: 0.25rem;
  align-content: center;
  padding: 0.75rem 1rem;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;
const where = css`
  color: ${token.color.muted};
  font-size: ${token.text.small};
`;
const grid = css`
  display: grid;
  gap: 0.75rem;
  padding: 0;
  list-style: none;
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 1rem;
  }
  ${media.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

export interface PlaceOfTile {
  id: string;
  name: string;
  /** What it belongs to. */
  /** Where it lies, or how much it has; what is said already is left out. */
  detail: readonly string[];
  href: string;
  picture: PictureOf;
  counts: KindCount[];
}

function PlaceTile({ place: { name, detail, href, picture, counts } }: { place: PlaceOfTile }) {
  const { row } = useFormat();
  return (
    <BareLink css={tile} href={href}>
      <Picture picture={picture} sizes="104px" alt="" style={{ aspectRatio: 'auto', minBlockSize: '5.5rem' }} />
      <span css={words}>
        <strong>{name}</strong>
        <span css={where}>{row(detail)}</span>
        <KindCounts counts={counts} />
      </span>
    </BareLink>
  );
}

/** Places as cards with how much of each kind is sold there. */
export const PlaceGrid = ({ places }: { places: PlaceOfTile[] }) => (
  <ul css={grid} role="list">
    {places.map((place) => (
      <li key={place.id}>
        <PlaceTile place={place} />
      </li>
    ))}
  </ul>
);
