import type { ReactNode } from 'react';
import { refusalCode, type HttpFailure } from '@straits/http';
import { useTexts } from '@straits/i18n';
import { useSearchParams } from '@straits/router';
import { Button } from '@straits/ui/Button';
import { ButtonLink } from '@straits/ui/Link';
import { Notice } from '@straits/ui/Notice';

/** The words for a failure: of the table of refusals, or of a lost connection. */
export function useFailureText() {
  const { t } = useTexts('booking');
  const { t: ofShell } = useTexts('shell');
  return (failure: HttpFailure): string =>
    failure.kind === 'refused'
      ? ofShell(`refusals.${failure.error.code}`, { defaultValue: failure.error.message })
      : t(`failure.${failure.reason}`);
}

interface FailureNoticeProps {
  failure: HttpFailure;
  /** What can be done about it (N17). */
  actions?: ReactNode;
  /** Shown for what may work next time: a lost connection, a busy API. */
  onRetry?: () => void;
  className?: string;
}

const mayWorkNextTime = (failure: HttpFailure) =>
  failure.kind === 'network' || failure.status >= 500 || refusalCode(failure) === 'rate_limited';

/** Limits of what one visitor can keep: groups are booked by the agency. */
const LIMITS: ReadonlySet<string> = new Set(['places_limited', 'network_places_limited', 'hold_used_up']);

/** A failure at the place of the act, with what to do next. */
export function FailureNotice({ failure, actions, onRetry, className }: FailureNoticeProps) {
  const { t } = useTexts('booking');
  const textOf = useFailureText();
  const isFault = mayWorkNextTime(failure);
  const mayAsk = LIMITS.has(refusalCode(failure) ?? '');
  const needsApproval = refusalCode(failure) === 'approval_needed';
  const retry = onRetry && isFault && (
    <Button size="small" onClick={onRetry}>
      {t('failure.retry')}
    </Button>
  );

  return (
    <Notice
      tone={isFault ? 'danger' : 'warning'}
      role="alert"
      className={className}
      title={textOf(failure)}
      actions={
        actions || retry || needsApproval || mayAsk ? (
          <>
            {retry}
            {needsApproval && <AskApproval />}
            {mayAsk && (
              <ButtonLink href="/contact" size="small">
                {t('failure.contact')}
              </ButtonLink>
            )}
            {actions}
          </>
        ) : undefined
      }
    >
      {isFault && t('failure.kept')}
    </Notice>
  );
}

/** An order above the reader's spending limit: where their administrator is asked. */
function AskApproval() {
  const { t } = useTexts('booking');
  const [search] = useSearchParams();
  return (
    <ButtonLink href={`/agency/approvals?order=${search.get('order') ?? ''}`} size="small" prominence="main">
      {t('failure.askApproval')}
    </ButtonLink>
  );
}
