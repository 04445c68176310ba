import { css } from '@emotion/react';
import type { Order, OrderLine } from '@straits/api-contract';
import { useTexts } from '@straits/i18n';
import { Card } from '@straits/ui/Card';
import { SectionTitle } from '@straits/ui/Heading';
import { BareLink } from '@straits/ui/Link';
import { Picture } from '@straits/ui/Picture';
import { Stack } from '@straits/ui/Stack';
import { Tag } from '@straits/ui/Tag';
import { media, token } from '@straits/ui/tokens';
import { CardTitle } from '../CardTitle';
import { canStillCancel } from '../order-cancellation/cancellation.rules';
import { CancellationTerms } from '../order-cancellation/CancellationTerms';
import { ChangeDate } from '../date-change/ChangeDate';
import { openBalanceOf } from '../order-status.rules';
import { productPath } from '../product-path.rules';
import { LineFacts } from './LineFacts';
import { Travellers } from './Travellers';

const head = css`
  display: grid;
  grid-template-columns: 6rem minmax(0, 1fr);
  gap: 1rem;
  align-items: start;
  ${media.tablet} {
    grid-template-columns: 11rem minmax(0, 1fr);
    gap: 1.25rem;
  }
  a {
    color: inherit;
  }
`;
const quiet = css`
  color: ${token.color.muted};
`;
const part = css`
  padding-block-start: 1.25rem;
  border-block-start: 1px solid ${token.color.line};
  h3 {
    font-size: ${token.text.large};
    margin-block-end: 0.625rem;
  }
`;
interface OrderLineCardProps {
  order: Order;
  line: OrderLine;
  guestKey: string | undefined;
}

/** One thing that was booked: when, for whom, how to use it, and what comes back if it is cancelled. */
export function OrderLineCard({ order, line, guestKey }: OrderLineCardProps) {
  const { t } = useTexts('account');
  const lang = line.lang ?? order.lang;
  const isOn = canStillCancel(order) && !line.isCancelled;
  return (
    <Card as="article">
      <Stack gap={5}>
        <div css={head}>
          <Picture picture={line.picture} sizes="(min-width: 640px) 176px, 96px" ratio="4 / 3" radius={10} alt="" />
          <div>
            <CardTitle lang={lang}>
              <BareLink href={productPath(line)}>{line.productName}</BareLink>
            </CardTitle>
            <p css={quiet} lang={lang}>
              {line.optionName}
            </p>
            <State line={line} isPaid={order.paidAt !== null} />
          </div>
        </div>
        <LineFacts line={line} lang={order.lang} />
        <ChangeDate order={order} line={line} guestKey={guestKey} />
        {line.passengers.length > 0 && <Travellers order={order} line={line} guestKey={guestKey} />}
        {line.redemption && !line.isCancelled && (
          <section css={part}>
            <SectionTitle level={3}>{t('order.redemption')}</SectionTitle>
            <p lang={lang}>{line.redemption}</p>
          </section>
        )}
        {isOn && line.cancellation.length > 0 && (
          <section css={part}>
            <SectionTitle level={3}>{t('order.termsLead')}</SectionTitle>
            <CancellationTerms
              line={line}
              now={Date.parse(order.serverNow)}
              isPercentOnly={
                order.discount !== null || openBalanceOf(order) !== undefined || line.passengers.some(({ isCancelled }) => isCancelled)
              }
            />
          </section>
        )}
      </Stack>
    </Card>
  );
}

/** That it is cancelled, or that its supplier has not confirmed it yet. */
function State({ line, isPaid }: { line: OrderLine; isPaid: boolean }) {
  const { t } = useTexts('account');
  if (line.isCancelled) return <Tag tone="danger">{t('order.lineCancelled')}</Tag>;
  if (!isPaid || line.confirmation === 'confirmed') return null;
  return <Tag tone="warning">{t(`order.supplier.${line.confirmation}`)}</Tag>;
}
