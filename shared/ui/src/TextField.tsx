import { css } from '@emotion/react';
import { useState, type HTMLInputAutoCompleteAttribute, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { Field, type ControlIds, type FieldTexts } from './Field';
import { inputCss } from './field.styles';
import { Icon } from './Icon';
import { token } from './tokens';

export interface TextFieldProps extends FieldTexts {
  name?: string;
  type?: 'text' | 'email' | 'tel' | 'password' | 'search' | 'url' | 'time' | 'date';
  value: string;
  /** Gets the text, as react-final-form's `input.onChange` takes it. */
  onChange: (value: string) => void;
  onBlur?: () => void;
  onFocus?: () => void;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  placeholder?: string;
  maxLength?: number;
  /** Of a date, `2026-12-31`, or a time: the first and last that can be chosen. */
  min?: string;
  max?: string;
  disabled?: boolean;
  readOnly?: boolean;
  spellCheck?: boolean;
  /** In front of the text: a currency code, a country code, an icon. */
  prefix?: ReactNode;
  suffix?: ReactNode;
  /** Words of the password's show button; without them it has none. */
  showLabel?: string;
  hideLabel?: string;
  /** Where the label is in another language than the page. */
  labelLang?: string;
  /** Width of the expected text in characters: a short box says "short answer". */
  characters?: number;
  ref?: Ref<HTMLInputElement>;
}

const box = css`
  position: relative;
  display: flex;
  align-items: stretch;
`;
const prefixCss = css`
  display: inline-flex;
  align-items: center;
  padding-inline: 0.75rem;
  border: 1px solid ${token.color.lineStrong};
  border-inline-end: 0;
  border-start-start-radius: ${token.radius.small};
  border-end-start-radius: ${token.radius.small};
  background: ${token.color.sunken};
  color: ${token.color.muted};
  white-space: nowrap;
  & + input {
    border-start-start-radius: 0;
    border-end-start-radius: 0;
  }
`;
const iconInside = css`
  position: absolute;
  inset-block: 0;
  inset-inline-start: 0.8125rem;
  display: inline-flex;
  align-items: center;
  color: ${token.color.muted};
  pointer-events: none;
`;
const roomForIcon = css`
  padding-inline-start: 2.625rem;
  &[aria-invalid='true'] {
    padding-inline-start: 2.625rem;
  }
`;
const suffixCss = css`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 0.25rem;
  display: inline-flex;
  align-items: center;
`;
const suffixWords = css`
  inset-inline-end: 0.75rem;
  color: ${token.color.muted};
`;
const roomForSuffix = css`
  padding-inline-end: 3.25rem;
`;
const toggleCss = css`
  display: inline-grid;
  place-items: center;
  inline-size: 2.75rem;
  block-size: 2.5rem;
  padding: 0;
  border: 0;
  border-radius: ${token.radius.small};
  background: none;
  color: ${token.color.muted};
`;

// Capitals and spelling help spoil addresses and secrets.
const plain = { autoCapitalize: 'none', spellCheck: false };
const plainTyping: Partial<Record<string, typeof plain>> = { email: plain, url: plain, password: plain };

/** One line of text. Never checks while typing: the caller decides when `error` is set. */
export function TextField({ label, labelLang, hint, error, optional, required, labelHidden, id, className, ...input }: TextFieldProps) {
  return (
    <Field {...{ label, labelLang, hint, error, optional, required, labelHidden, id, className }}>
      {(control) => <Box control={control} {...input} />}
    </Field>
  );
}

type BoxProps = Omit<TextFieldProps, keyof FieldTexts | 'labelLang'> & { control: ControlIds };

const Box = ({ showLabel, hideLabel, ...props }: BoxProps) =>
  props.type === 'password' && showLabel !== undefined ? (
    <SecretBox {...props} showLabel={showLabel} hideLabel={hideLabel ?? showLabel} />
  ) : (
    <PlainBox {...props} />
  );

function SecretBox({ showLabel, hideLabel, ...props }: BoxProps & { showLabel: string; hideLabel: string }) {
  const [shown, setShown] = useState(false);
  const toggle = <Toggle label={shown ? hideLabel : showLabel} shown={shown} onPress={() => setShown(!shown)} />;
  return <PlainBox {...props} {...plain} type={shown ? 'text' : 'password'} suffix={toggle} />;
}

function PlainBox({ control, onChange, type = 'text', prefix, suffix, characters, ...input }: Omit<BoxProps, 'showLabel' | 'hideLabel'>) {
  // A drawing stands inside the box; words (a currency, a country code) get a box of their own.
  const isIcon = typeof prefix === 'object';
  return (
    <span css={box} style={characters ? { maxInlineSize: `calc(${characters}ch + 2.5rem)` } : undefined}>
      {prefix && <span css={isIcon ? iconInside : prefixCss}>{prefix}</span>}
      <input
        css={[inputCss, isIcon && roomForIcon, Boolean(suffix) && roomForSuffix]}
        {...control}
        {...plainTyping[type]}
        {...input}
        type={type}
        onChange={(event) => onChange(event.target.value)}
      />
      {suffix && <span css={[suffixCss, typeof suffix === 'string' && suffixWords]}>{suffix}</span>}
    </span>
  );
}

const Toggle = ({ label, shown, onPress }: { label: string; shown: boolean; onPress: () => void }) => (
  <button type="button" css={toggleCss} aria-label={label} title={label} onClick={onPress}>
    <Icon name={shown ? 'eye-off' : 'eye'} />
  </button>
);
