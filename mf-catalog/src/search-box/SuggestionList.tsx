import { css } from '@emotion/react';
import type { Suggestion } from '@straits/api-contract';
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
}

export const SuggestionList = ({ id, label, items, active, onPoint, onPick }: SuggestionListProps) => (
  <ul css={list} id={id} role="listbox" aria-label={label}>
    {items.map((item, index) => (
      // Keys are handled by the text box, which keeps the focus (aria-activedescendant).
      // eslint-disable-next-line jsx-a11y/click-events-have-key-events
      <li
        key={`${item.type}-${item.id}`}
        css={option}
        id={`${id}-${index}`}
        role="option"
        aria-selected={index === active}
        onPointerMove={() => index !== active && onPoint(index)}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => onPick(item)}
      >
        <Icon name={item.type === 'product' ? (item.kind ?? ICONS.product) : ICONS[item.type]} size={20} />
        <span>
          <span lang={item.lang}>{item.name}</span>
          {item.detail && <span css={detail}>{item.detail}</span>}
        </span>
      </li>
    ))}
  </ul>
);
