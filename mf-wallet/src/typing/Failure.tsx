import type { ReactNode } from 'react';
import { refusalCode, type HttpFailure } from '@straits/http';
import { useTexts } from '@straits/i18n';
import { Notice } from '@straits/ui/Notice';

interface FailureProps {
  failure: HttpFailure;
  actions?: ReactNode;
  /** A second line under the refusal's own words. */
  children?: ReactNode;
}

/** Why an act did not happen, at its place; what was typed is still there. */
export function Failure({ failure, actions, children }: FailureProps) {
  const { t } = useTexts('wallet');
  const { t: ofShell } = useTexts('shell');
  const code = refusalCode(failure);
  const title = code ? ofShell(`refusals.${code}`, { defaultValue: ofShell('toast.fallback') }) : t('form.offline');
  return (
    <Notice tone={code ? 'warning' : 'danger'} role="alert" title={title} actions={actions}>
      {children ?? (code ? undefined : t('form.kept'))}
    </Notice>
  );
}
