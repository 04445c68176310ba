import { css } from '@emotion/react';
import { useTexts } from '@straits/i18n';
import { Button } from '@straits/ui/Button';
import { Icon } from '@straits/ui/Icon';
import { media, token } from '@straits/ui/tokens';
import { wide } from '../place-map/wide';

const bar = css`
  position: sticky;
  inset-block-end: 1rem;
  z-index: 15;
  display: flex;
  justify-content: center;
  gap: 0.5rem;
  margin-block-start: 1rem;
  pointer-events: none;
  & > button {
    pointer-events: auto;
    border-radius: ${token.radius.round};
    box-shadow: ${token.shadow.high};
  }
  ${wide} {
    display: none;
  }
`;
const below = css`
  position: static;
`;
const phonesOnly = css`
  ${media.desktop} {
    display: none;
  }
`;

interface Props {
  /** Filters in use. */
  applied: number;
  isMap: boolean;
  /** Nothing was found: there is nothing to map, and a floating bar would lie over the ways out. */
  isEmpty: boolean;
  onFilters: () => void;
  onMap: (shown: boolean) => void;
}

/** Floats above a list where its filters and its map have no room beside it. */
export function ListBar({ applied, isMap, isEmpty, onFilters, onMap }: Props) {
  const { t } = useTexts('catalog');
  return (
    <div css={[bar, isEmpty && below]} data-print="hide">
      <Button css={phonesOnly} icon={<Icon name="filter" size={18} />} onClick={onFilters}>
        {applied > 0 ? t('results.filters.openWith', { count: applied }) : t('results.filters.open')}
      </Button>
      {!isEmpty && (
        <Button icon={<Icon name={isMap ? 'list' : 'map'} size={18} />} aria-pressed={isMap} onClick={() => onMap(!isMap)}>
          {isMap ? t('results.showList') : t('results.showMap')}
        </Button>
      )}
    </div>
  );
}
