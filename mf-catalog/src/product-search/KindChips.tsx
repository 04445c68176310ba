import { css } from '@emotion/react';
import { useFormat, useTexts } from '@straits/i18n';
import { Chip } from '@straits/ui/Chip';
import { Icon } from '@straits/ui/Icon';
import { KIND_ICONS, PRODUCT_KINDS_IN_ORDER } from '../product/product-kinds';
import type { SearchState } from './use-search';

const row = css`
  display: flex;
  gap: 0.5rem;
  margin-block-start: 1rem;
  margin-inline: calc(-1 * var(--gutter, 1rem));
  padding: 0.25rem var(--gutter, 1rem);
  min-block-size: 2.75rem;
  overflow-x: auto;
  scrollbar-width: none;
  & > * {
    flex: none;
  }
`;

/** The kinds that were found, with how many of each: one of them, or all. */
export function KindChips({ state: { search, result, go } }: { state: SearchState }) {
  const { t } = useTexts('catalog');
  const { number } = useFormat();
  const counts = new Map(result?.facets.kind.map(({ id, count }) => [id, count]));
  const kinds = PRODUCT_KINDS_IN_ORDER.filter((kind) => counts.has(kind) || search.kind === kind);
  return (
    <div css={row} role="group" aria-label={t('everything.kinds')}>
      {result && (
        <Chip pressed={search.kind === null} onPress={() => go((now) => ({ ...now, kind: null, category: [] }))}>
          {t('everything.all')}
        </Chip>
      )}
      {kinds.map((kind) => (
        <Chip
          key={kind}
          pressed={search.kind === kind}
          icon={<Icon name={KIND_ICONS[kind]} size={18} />}
          onPress={() => go((now) => ({ ...now, kind, category: [] }))}
        >
          {t(`kind.${kind}`)} {number(counts.get(kind) ?? 0)}
        </Chip>
      ))}
    </div>
  );
}
