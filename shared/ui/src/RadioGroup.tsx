import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { choiceCss, choiceInputCss } from './choice.styles';
import { useFieldId, type FieldTexts } from './Field';
import { hintCss } from './field.styles';
import { FieldGroup } from './FieldGroup';
import { media, token } from './tokens';

export interface RadioOption {
  value: string;
  label: ReactNode;
  hint?: ReactNode;
  disabled?: boolean;
  icon?: ReactNode;
  /** At the end of the row: a price, a tag. */
  aside?: ReactNode;
}

export interface RadioGroupProps extends FieldTexts {
  options: readonly RadioOption[];
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  name?: string;
  /** Of the label, where it is not the page's. */
  labelLang?: string;
  /** 'cards' draws each choice as a large surface; 'row' beside each other. */
  variant?: 'plain' | 'cards' | 'row';
}

const list = css`
  display: flex;
  flex-direction: column;
`;
const cards = css`
  gap: 0.625rem;
`;
const beside = css`
  flex-direction: row;
  flex-wrap: wrap;
  column-gap: 1.5rem;
`;
const cardCss = css`
  padding: 0.875rem 1rem;
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.large};
  background: ${token.color.surface};
  transition: border-color ${token.motion.quick};
  ${media.hover} {
    &:hover:not(:has(:disabled)) {
      border-color: ${token.color.lineStrong};
    }
  }
  &:has(:checked) {
    border-color: ${token.color.lagoon};
    box-shadow: inset 0 0 0 1px ${token.color.lagoon};
    background: ${token.color.infoSoft};
  }
`;
const text = css`
  flex: 1;
  min-inline-size: 0;
`;
const strong = css`
  font-weight: 600;
`;

/** One of few, all in sight. */
export function RadioGroup({ options, value, onChange, onBlur, name, variant = 'plain', id, ...texts }: RadioGroupProps) {
  const groupId = useFieldId(id);
  return (
    <FieldGroup {...texts} id={groupId} name={name} role="radiogroup">
      <div css={[list, variant === 'cards' && cards, variant === 'row' && beside]}>
        {options.map((option, index) => (
          <label key={option.value} css={[choiceCss, variant === 'cards' && cardCss]}>
            <input
              type="radio"
              css={choiceInputCss}
              id={index === 0 ? groupId : undefined}
              name={name ?? groupId}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
              onBlur={onBlur}
            />
            {option.icon}
            <span css={text}>
              <span css={variant === 'cards' && strong}>{option.label}</span>
              {option.hint && <span css={hintCss}>{option.hint}</span>}
            </span>
            {option.aside}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
