import { css } from '@emotion/react';
import type { HTMLAttributes, ReactNode } from 'react';
import { Icon, type IconName } from './Icon';
import { token } from './tokens';

export type Tone = 'info' | 'success' | 'warning' | 'danger';

const box = css`
  display: flex;
  gap: 0.75rem;
  padding: 0.875rem 1rem;
  border-radius: ${token.radius.large};
  line-height: 1.5;
  color: ${token.color.ink};
`;
const tones = {
  info: css({ background: token.color.infoSoft, '& > svg': { color: token.color.info } }),
  success: css({ background: token.color.successSoft, '& > svg': { color: token.color.success } }),
  warning: css({ background: token.color.warningSoft, '& > svg': { color: token.color.warning } }),
  danger: css({ background: token.color.dangerSoft, '& > svg': { color: token.color.danger } }),
};
const icons: Record<Tone, IconName> = { info: 'info', success: 'check', warning: 'warning', danger: 'warning' };
const body = css`
  flex: 1;
  min-inline-size: 0;
  display: grid;
  gap: 0.25rem;
`;
const titleCss = css`
  font-weight: 600;
`;
const actionsCss = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  margin-block-start: 0.5rem;
`;

export interface NoticeProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  tone?: Tone;
  title?: ReactNode;
  icon?: IconName;
  actions?: ReactNode;
  /** 'status' or 'alert' when it appears after the page did; nothing when it is there from the start. */
  role?: 'status' | 'alert';
}

/** Something to know, in place. */
export function Notice({ tone = 'info', title, icon, actions, children, ...rest }: NoticeProps) {
  return (
    <div css={[box, tones[tone]]} {...rest}>
      <Icon name={icon ?? icons[tone]} size={22} />
      <div css={body}>
        {title && <p css={titleCss}>{title}</p>}
        {children && <div>{children}</div>}
        {actions && <div css={actionsCss}>{actions}</div>}
      </div>
    </div>
  );
}
