import { css } from '@emotion/react';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { Review } from '@straits/api-contract';
import { REPORT_REASONS } from '@straits/api-contract/constants';
import { http } from '@straits/http';
import { useTexts } from '@straits/i18n';
import { Button } from '@straits/ui/Button';
import { Select } from '@straits/ui/Select';
import { token } from '@straits/ui/tokens';

const details = css`
  margin-block-start: 0.5rem;
  summary {
    display: inline-block;
    min-block-size: 1.5rem;
    color: ${token.color.muted};
    font-size: ${token.text.small};
    text-decoration: underline;
    text-underline-offset: 0.2em;
    cursor: pointer;
    list-style: none;
  }
  summary::-webkit-details-marker {
    display: none;
  }
`;
const form = css`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 0.75rem;
  margin-block-start: 0.75rem;
`;

function ReportForm({ id, onSent }: { id: string; onSent: () => void }) {
  const { t } = useTexts('catalog');
  const [reason, setReason] = useState('');
  const [state, setState] = useState<'open' | 'busy' | 'missing'>('open');
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (!reason) return setState('missing');
    setState('busy');
    const sent = await http.post(`/reviews/${id}/report`, { reason });
    if (sent.ok) onSent();
    else setState('open');
  };
  return (
    <form css={form} noValidate onSubmit={(event) => void send(event)}>
      <Select
        label={t('reviews.reportReason')}
        placeholder={t('reviews.reportChoose')}
        options={REPORT_REASONS.map((value) => ({ value, label: t(`reviews.reasons.${value}`) }))}
        value={reason}
        onChange={setReason}
        error={state === 'missing' && !reason ? t('reviews.reportMissing') : undefined}
      />
      <Button type="submit" busy={state === 'busy'}>
        {t('reviews.reportSend')}
      </Button>
    </form>
  );
}

/** The way to tell staff that a review should not stand (N18). Staff decides; the page says that it was received. */
export function ReportReview({ review }: { review: Pick<Review, 'id' | 'author'> }) {
  const { t } = useTexts('catalog');
  const [isSent, setSent] = useState(false);
  // What has been opened once stays, with what was chosen. It may be open before its code is here.
  const [isWanted, setWanted] = useState(false);
  const own = useRef<HTMLDetailsElement>(null);
  useEffect(() => setWanted(own.current?.open ?? false), []);
  return (
    <details css={details} data-print="hide" ref={own} onToggle={() => setWanted(true)}>
      <summary aria-label={t('reviews.reportOf', { author: review.author })}>{t('reviews.report')}</summary>
      {isWanted && !isSent && <ReportForm id={review.id} onSent={() => setSent(true)} />}
      <p role="status">{isSent ? t('reviews.reported') : ''}</p>
    </details>
  );
}
