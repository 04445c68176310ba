import { css } from '@emotion/react';
import type { DateQuote } from '@straits/api-contract';
import { useFormat, useTexts } from '@straits/i18n';
import { Facts } from '@straits/ui/Facts';
import { Skeleton } from '@straits/ui/Skeleton';
import { token } from '@straits/ui/tokens';

const box = css`
  min-block-size: 5.5rem;
  padding: 1rem 1.25rem;
  border-radius: ${token.radius.large};
  background: ${token.color.sunken};
`;

interface DateQuoteViewProps {
  quote: DateQuote | null;
  isWaiting: boolean;
  /** What to do while there is no price. */
  hint: string;
}

/** The old price, the new one and what comes back, by the API; read out when it changes. */
export function DateQuoteView({ quote, isWaiting, hint }: DateQuoteViewProps) {
  const { t } = useTexts('account');
  const format = useFormat();
  return (
    <div css={box} role="status" aria-busy={isWaiting || undefined}>
      {quote ? (
        <Facts
          variant="rows"
          facts={[
            { label: t('dateChange.priceBefore'), value: format.money(quote.before) },
            { label: t('dateChange.priceAfter'), value: format.money(quote.after) },
            { label: t('dateChange.back'), value: format.money(quote.refund) },
          ]}
        />
      ) : isWaiting ? (
        <Skeleton height="3.5rem" />
      ) : (
        <p>{hint}</p>
      )}
    </div>
  );
}
