import { css } from '@emotion/react';
import type { KindCount } from '@straits/api-contract';
import { useFormat, useTexts } from '@straits/i18n';
import { Icon } from '@straits/ui/Icon';
import { token } from '@straits/ui/tokens';
import { KIND_ICONS, PRODUCT_KINDS_IN_ORDER } from '../product/product-kinds';

const row = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0.125rem 0.75rem;
  color: ${token.color.muted};
  font-size: ${token.text.small};
  & > span {
    display: inline-flex;
    align-items: center;
    gap: 0.25rem;
  }
`;

/** How much of each kind there is: a drawing and a number, read as words. */
export function KindCounts({ counts }: { counts: KindCount[] }) {
  const { t } = useTexts('catalog');
  const { number } = useFormat();
  const countOf = new Map(counts.map(({ kind, count }) => [kind, count]));
  return (
    <span css={row}>
      {PRODUCT_KINDS_IN_ORDER.filter((kind) => countOf.has(kind)).map((kind) => (
        <span key={kind} title={t(`kind.${kind}`)}>
          <Icon name={KIND_ICONS[kind]} size={16} />
          <span className="visually-hidden">{t(`kind.${kind}`)} </span>
          {number(countOf.get(kind) ?? 0)}
        </span>
      ))}
    </span>
  );
}
