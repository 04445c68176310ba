import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { useTexts } from '@straits/i18n';
import { Button } from '@straits/ui/Button';
import { Notice } from '@straits/ui/Notice';
import { FailureNotice } from '../acts/FailureNotice';
import { $isUndoing, $lineFailures, $removed, undoAsked } from './cart.model';

/** "Data success deleted" with Undo for ten seconds (M320). Takes the focus, because the pressed button is gone. */
export function UndoNotice() {
  const { t } = useTexts('booking');
  const { removed, failures, isUndoing, undo } = useUnit({
    removed: $removed,
    failures: $lineFailures,
    isUndoing: $isUndoing,
    undo: undoAsked,
  });
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), [removed?.line.id]);
  if (!removed) return null;
  const failure = failures[removed.line.id];

  if (failure) return <FailureNotice failure={failure} onRetry={() => undo()} />;
  return (
    <Notice
      tone="success"
      role="status"
      title={t('cart.deleted')}
      actions={
        <Button ref={button} size="small" busy={isUndoing} onClick={() => undo()}>
          {t('cart.undo')}
        </Button>
      }
    >
      <span lang={removed.line.lang}>{removed.line.productName}</span>
    </Notice>
  );
}
