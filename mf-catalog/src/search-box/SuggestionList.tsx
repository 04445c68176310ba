import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { Suggestion } from '@straits/api-contract';
import { useTexts } from '@straits/i18n';
import { Icon, type IconName } from '@straits/ui/Icon';
import { token } from '@straits/ui/tokens';

const list = css`
  position: absolute;
  inset-inline: 0;
  inset-block-start: calc(100% + 0.375rem);
  z-index: 30;
  max-block-size: 22rem;
  margin: 0;
  padding: 0.375rem;
  overflow-y: auto;
  list-style: none;
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.large};
  background: ${token.color.raised};
  color: ${token.color.ink};
  box-shadow: ${token.shadow.high};
  text-align: start;
`;
const option = css`
  display: flex;
  align-items: center;
  gap: 0.75rem;
  min-block-size: 2.75rem;
  padding: 0.375rem 0.75rem;
  border-radius: ${token.radius.small};
  cursor: pointer;
  svg {
    color: ${token.color.lagoon};
  }
  &[aria-selected='true'] {
    background: ${token.color.infoSoft};
  }
`;
const words = css`
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;
const detail = css`
  display: block;
  color: ${token.color.muted};
  font-size: ${token.text.small};
  line-height: 1.3;
`;

const ICONS: Record<Suggestion['type'], IconName> = { product: 'ticket', place: 'pin', category: 'attraction' };

export interface SuggestionListProps {
  id: string;
  label: string;
  items: Suggestion[];
  active: number;
  onPoint: (index: number) => void;
  onPick: (suggestion: Suggestion) => void;
  /** What was typed, as a row of its own at the end: it is searched for as it stands. */
  query?: string | null;
  /** The answer for it is on its way: that nothing matches is not known yet. */
  isAsking?: boolean;
  onSearch?: () => void;
}

interface RowProps {
  id: string;
  icon: IconName;
  isActive: boolean;
  onPoint: () => void;
  onPick: () => void;
  children: ReactNode;
}
const Row = ({ id, icon, isActive, onPoint, onPick, children }: RowProps) => (
  // Keys are handled by the text box, which keeps the focus (aria-activedescendant).
  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
  <li
    css={option}
    id={id}
    role="option"
    aria-selected={isActive}
    onPointerMove={() => isActive || onPoint()}
    onMouseDown={(event) => event.preventDefault()}
    onClick={onPick}
  >
    <Icon name={icon} size={20} />
    <span css={words}>{children}</span>
  </li>
);

export function SuggestionList({
  id,
  label,
  items,
  active,
  onPoint,
  onPick,
  query = null,
  isAsking = false,
  onSearch,
}: SuggestionListProps) {
  const { t } = useTexts('catalog');
  const rowAt = (index: number) => ({ id: `${id}-${index}`, isActive: index === active, onPoint: () => onPoint(index) });
  return (
    <ul css={list} id={id} role="listbox" aria-label={label}>
      {items.map((item, index) => (
        <Row
          key={`${item.type}-${item.id}`}
          {...rowAt(index)}
          icon={item.type === 'product' ? (item.kind ?? ICONS.product) : ICONS[item.type]}
          onPick={() => onPick(item)}
        >
          <span lang={item.lang}>{item.name}</span>
          {item.detail && <span css={detail}>{item.detail}</span>}
        </Row>
      ))}
      {query !== null && onSearch && (
        <Row {...rowAt(items.length)} icon="search" onPick={onSearch}>
          {t('search.forWords', { words: query })}
          {items.length === 0 && !isAsking && <span css={detail}>{t('search.noneSuggested')}</span>}
        </Row>
      )}
    </ul>
  );
}
