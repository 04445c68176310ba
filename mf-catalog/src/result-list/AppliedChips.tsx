import { css } from '@emotion/react';
import { useTexts } from '@straits/i18n';
import { Button } from '@straits/ui/Button';
import { Chip } from '@straits/ui/Chip';
import type { Applied } from './list-address.rules';

const row = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem;
  margin-block-end: 1rem;
`;

interface Props<Search, Filter extends string> {
  applied: Applied<Search, Filter>[];
  words: (applied: Applied<Search, Filter>) => string;
  langOf: (applied: Applied<Search, Filter>) => string | undefined;
  go: (change: (search: Search) => Search) => void;
  withoutAll: (search: Search) => Search;
}

/** What narrows the list now; each can be taken away, or all at once. */
export function AppliedChips<Search, Filter extends string>({ applied, words, langOf, go, withoutAll }: Props<Search, Filter>) {
  const { t } = useTexts('catalog');
  if (applied.length === 0) return null;
  return (
    <div css={row} role="group" aria-label={t('results.filters.applied')}>
      {applied.map((one) => (
        <Chip
          key={`${one.filter}-${one.id}`}
          onRemove={() => go(one.without)}
          removeLabel={t('results.filters.remove', { filter: words(one) })}
        >
          <span lang={langOf(one)}>{words(one)}</span>
        </Chip>
      ))}
      {applied.length > 1 && (
        <Button prominence="quiet" size="small" onClick={() => go(withoutAll)}>
          {t('results.filters.clear')}
        </Button>
      )}
    </div>
  );
}
