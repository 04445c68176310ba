import { css } from '@emotion/react';
import { useUnit } from 'effector-react';
import { useTexts } from '@straits/i18n';
import { Icon, type IconName } from '@straits/ui/Icon';
import { token } from '@straits/ui/tokens';
import { $saveState, type SaveState } from './draft.model';

const mark = css`
  display: inline-flex;
  align-items: center;
  gap: 0.375rem;
  font-size: ${token.text.small};
  color: ${token.color.muted};
  min-block-size: 1.5rem;
`;

const ICONS: Partial<Record<SaveState, IconName>> = { saved: 'check', failed: 'warning' };

/** Whether what was typed is kept (U23): said without moving the focus. */
export function SavedMark() {
  const { t } = useTexts('booking');
  const state = useUnit($saveState);
  const icon = ICONS[state];
  return (
    <span css={mark} role="status">
      {icon && <Icon name={icon} size={16} />}
      {state !== 'untouched' && t(`checkout.saved.${state}`)}
    </span>
  );
}
