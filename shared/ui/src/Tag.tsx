import { css } from '@emotion/react';
import type { HTMLAttributes, ReactNode } from 'react';
import { token } from './tokens';

const tag = css`
  display: inline-flex;
  align-items: center;
  gap: 0.25rem;
  inline-size: fit-content;
  padding: 0.125rem 0.5rem;
  border-radius: ${token.radius.small};
  font-size: 0.8125rem;
  font-weight: 600;
  line-height: 1.4;
`;
const tones = {
  neutral: css({ background: `color-mix(in srgb, ${token.color.line} 70%, transparent)`, color: token.color.ink }),
  info: css({ background: token.color.infoSoft, color: token.color.info }),
  success: css({ background: token.color.successSoft, color: token.color.success }),
  warning: css({ background: token.color.warningSoft, color: token.color.warning }),
  danger: css({ background: token.color.dangerSoft, color: token.color.danger }),
  solid: css({ background: token.color.sea, color: token.color.onSea }),
};

export interface TagProps extends HTMLAttributes<HTMLSpanElement> {
  tone?: keyof typeof tones;
  icon?: ReactNode;
}

/** A short state or property: "Confirmed", "Free cancellation". */
export const Tag = ({ tone = 'neutral', icon, children, ...rest }: TagProps) => (
  <span css={[tag, tones[tone]]} {...rest}>
    {icon}
    {children}
  </span>
);
