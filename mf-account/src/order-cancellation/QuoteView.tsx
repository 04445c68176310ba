import { css } from '@emotion/react';
import type { CancelQuote } from '@straits/api-contract';
import { useFormat, useTexts } from '@straits/i18n';
import { Facts } from '@straits/ui/Facts';
import { Skeleton } from '@straits/ui/Skeleton';
import { Stack } from '@straits/ui/Stack';
import { token } from '@straits/ui/tokens';

const box = css`
  min-block-size: 9.5rem;
  padding: 1rem 1.25rem;
  border-radius: ${token.radius.large};
  background: ${token.color.sunken};
`;
const back = css`
  font-size: ${token.text.title};
  font-weight: 700;
  font-variant-numeric: tabular-nums;
`;
const quiet = css`
  color: ${token.color.muted};
  font-size: ${token.text.small};
`;

interface QuoteViewProps {
  quote: CancelQuote | null;
  isWaiting: boolean;
  isNothing: boolean;
}

/** Paid, kept, given back and where to: the API's own figures, read out when they change. */
export function QuoteView({ quote, isWaiting, isNothing }: QuoteViewProps) {
  const { t } = useTexts('account');
  return (
    <div css={box} role="status" aria-busy={isWaiting || undefined}>
      {quote ? <Figures quote={quote} /> : isNothing ? <p>{t('cancellation.chooseFirst')}</p> : isWaiting && <Skeleton height="7rem" />}
    </div>
  );
}

function Figures({ quote }: { quote: CancelQuote }) {
  const { t } = useTexts('account');
  const format = useFormat();
  if (quote.paid.amount === 0) return <p>{t('cancellation.unpaid')}</p>;
  const rows = [
    { label: t('cancellation.paid'), value: format.money(quote.paid) },
    { label: t('cancellation.fee'), value: format.money(quote.fee) },
    { label: t('cancellation.refund'), value: <span css={back}>{format.money(quote.refund)}</span> },
  ];
  return (
    <Stack gap={3}>
      <Facts variant="rows" facts={rows} />
      {quote.refunds.length > 1 ? (
        quote.refunds.map(({ method, amount }, index) => (
          <p key={index} css={quiet}>
            {t('cancellation.share', { amount: format.money(amount), where: t(`cancellation.to.${method}`) })}
          </p>
        ))
      ) : (
        <p css={quiet}>{quote.refundTo ? t(`cancellation.to.${quote.refundTo}`) : t('cancellation.noRefund')}</p>
      )}
    </Stack>
  );
}
