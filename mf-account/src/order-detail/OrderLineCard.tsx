import { css } from '@emotion/react';
import type { Order, OrderLine } from '@straits/api-contract';
import { useFormat, useTexts } from '@straits/i18n';
import { Card } from '@straits/ui/Card';
import { Facts, type Fact } from '@straits/ui/Facts';
import { SectionTitle } from '@straits/ui/Heading';
import { BareLink } from '@straits/ui/Link';
import { Picture } from '@straits/ui/Picture';
import { Stack } from '@straits/ui/Stack';
import { media, token } from '@straits/ui/tokens';
import { CardTitle } from '../CardTitle';
import { canStillCancel } from '../order-cancellation/cancellation.rules';
import { CancellationTerms } from '../order-cancellation/CancellationTerms';
import { productPath } from './order-detail.rules';

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
const people = css`
  display: grid;
  gap: 0.5rem;
  padding: 0;
  list-style: none;
  li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 1rem;
  }
  code {
    font:
      600 0.9375rem/1.6 ui-monospace,
      SFMono-Regular,
      Menlo,
      monospace;
    letter-spacing: 0.02em;
  }
`;

interface OrderLineCardProps {
  line: OrderLine;
  now: number;
  status: Order['status'];
}

/** One thing that was booked: when, for whom, how to use it, and what comes back if it is cancelled. */
export function OrderLineCard({ line, now, status }: OrderLineCardProps) {
  const { t } = useTexts('account');
  const path = productPath(line);
  return (
    <Card as="article">
      <Stack gap={5}>
        <div css={head}>
          <Picture picture={line.picture} sizes="(min-width: 640px) 176px, 96px" ratio="4 / 3" radius={10} alt="" />
          <div>
            <CardTitle>{path ? <BareLink href={path}>{line.productName}</BareLink> : line.productName}</CardTitle>
            <p css={quiet}>{line.optionName}</p>
          </div>
        </div>
        <LineFacts line={line} />
        {line.passengers.length > 0 && <Travellers line={line} />}
        {line.redemption && (
          <section css={part}>
            <SectionTitle level={3}>{t('order.redemption')}</SectionTitle>
            <p>{line.redemption}</p>
          </section>
        )}
        {canStillCancel({ status }) && line.cancellation.length > 0 && (
          <section css={part}>
            <SectionTitle level={3}>{t('order.termsLead')}</SectionTitle>
            <CancellationTerms line={line} now={now} />
          </section>
        )}
      </Stack>
    </Card>
  );
}

function LineFacts({ line }: { line: OrderLine }) {
  const { t } = useTexts('account');
  const format = useFormat();
  const day = line.localDate ? format.date(line.localDate) : t('order.openDate');
  const facts: Fact[] = [
    { label: t('order.visit'), icon: 'calendar', value: line.startTime ? t('order.time', { date: day, time: line.startTime }) : day },
    {
      label: t('order.units'),
      icon: 'ticket',
      value: line.units.map(({ quantity, name }) => t('order.unit', { quantity, name })).join(', '),
    },
  ];
  if (line.startTime)
    facts.push({ label: t('order.timeZone'), icon: 'clock', value: t('order.zone', { zone: line.timeZone.replace('_', ' ') }) });
  return <Facts facts={facts} />;
}

function Travellers({ line }: { line: OrderLine }) {
  const { t } = useTexts('account');
  return (
    <section css={part}>
      <SectionTitle level={3}>{t('order.travellers')}</SectionTitle>
      <ul css={people} role="list">
        {line.passengers.map(({ name, unitName, ticketCode }, index) => (
          <li key={ticketCode ?? index}>
            <span>
              {name} <span css={quiet}>{unitName}</span>
            </span>
            {ticketCode && <code>{ticketCode}</code>}
          </li>
        ))}
      </ul>
    </section>
  );
}
