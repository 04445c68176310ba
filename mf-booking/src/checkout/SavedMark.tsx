import { css } from '@emotion/react';
import { useUnit } from 'effector-react';
import { useTexts } from '@straits/i18n';
import { Icon } from '@straits/ui/Icon';
import { token } from '@straits/ui/tokens';
import { $saveState } from './draft.model';

const mark = css`
  display: inline-flex;
  align-items: center;
  gap: 0.375rem;
  font-size: ${token.text.small};
  color: ${token.color.muted};
  min-block-size: 1.5rem;
`;

/** Whether what was typed is kept (U23): said without moving the focus. */
export function SavedMark() {
  const { t } = useTexts('booking');
  const state = useUnit($saveState);
  return (
    <span css={mark} role="status">
      <Icon name={state === 'failed' ? 'warning' : 'check'} size={16} />
      {t(`checkout.saved.${state}`)}
    </span>
  );
}
