import { css } from '@emotion/react';
import type { Approval } from '@straits/api-contract';
import { useFormat, useTexts } from '@straits/i18n';
import { Button } from '@straits/ui/Button';
import { Card } from '@straits/ui/Card';
import { ButtonLink, TextLink } from '@straits/ui/Link';
import { Row, Stack } from '@straits/ui/Stack';
import { Tag } from '@straits/ui/Tag';
import { token } from '@straits/ui/tokens';
import { SHOP_ZONE } from '../shop-zone';

const head = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0.25rem 1rem;
  font: 600 ${token.text.title} ${token.font.display};
`;
const quiet = css`
  color: ${token.color.muted};
`;
const TONES = { waiting: 'warning', approved: 'success', refused: 'danger', over: 'neutral' } as const;

interface ApprovalCardProps {
  approval: Approval;
  busy: boolean;
  /** Missing where the reader does not decide on it. */
  onApprove?: () => void;
  onRefuse: () => void;
}

/** One request: what, for how much, who asked, and what came of it by whom and when. */
export function ApprovalCard({ approval, busy, onApprove, onRefuse }: ApprovalCardProps) {
  const { t } = useTexts('account');
  const format = useFormat();
  const { orderCode, title, lang, amount, askedBy, askedAt, note, state, decidedBy, decidedAt, reason, keptUntil } = approval;
  const somebody = t('agency.somebody');
  const at = (instant: string) => format.instant(instant, SHOP_ZONE);
  return (
    <Card as="article">
      <Stack gap={3}>
        <div css={head}>
          <span lang={lang}>{title}</span>
          <span>{format.money(amount)}</span>
        </div>
        <Row gap={2} wrap>
          <Tag tone={TONES[state]}>{t(`agency.approvals.state.${state}`)}</Tag>
          <TextLink href={`/order-detail?order=${orderCode}`}>{t('agency.approvals.order', { code: orderCode })}</TextLink>
        </Row>
        <div css={quiet}>
          <p>{t('agency.approvals.asked', { by: askedBy ?? somebody, at: at(askedAt) })}</p>
          {decidedAt && <p>{t(`agency.approvals.decided_${state}`, { by: decidedBy ?? somebody, at: at(decidedAt) })}</p>}
          {state === 'waiting' && keptUntil && <p>{t('agency.approvals.kept', { at: at(keptUntil) })}</p>}
        </div>
        <Written label={t('agency.approvals.note')} words={note} />
        <Written label={t('agency.approvals.reason')} words={reason} />
        <Acts approval={approval} busy={busy} onApprove={onApprove} onRefuse={onRefuse} />
      </Stack>
    </Card>
  );
}

/** What a colleague wrote: in which language nobody knows, so it is not said to be in the page's. */
function Written({ label, words }: { label: string; words: string | null }) {
  if (!words) return null;
  return (
    <p>
      <span css={quiet}>{label}</span> <span lang="">{words}</span>
    </p>
  );
}

function Acts({ approval: { state, orderCode, isYours, keptUntil }, busy, onApprove, onRefuse }: ApprovalCardProps) {
  const { t } = useTexts('account');
  if (state === 'waiting' && onApprove)
    return (
      <Row gap={2} wrap>
        <Button prominence="main" busy={busy} aria-label={t('agency.approvals.approveOf', { code: orderCode })} onClick={onApprove}>
          {t('agency.approvals.approve')}
        </Button>
        <Button aria-label={t('agency.approvals.refuseOf', { code: orderCode })} onClick={onRefuse}>
          {t('agency.approvals.refuse')}
        </Button>
      </Row>
    );
  if (state !== 'approved' || !isYours || !keptUntil) return null;
  return (
    <div>
      <ButtonLink href={`/payment?order=${orderCode}`} prominence="main">
        {t('agency.approvals.pay')}
      </ButtonLink>
    </div>
  );
}
