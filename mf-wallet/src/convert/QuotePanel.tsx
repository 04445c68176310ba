import { css } from '@emotion/react';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import type { RateQuote } from '@straits/api-contract';
import { refusalCode } from '@straits/http';
import { useFormat, useTexts } from '@straits/i18n';
import { Button } from '@straits/ui/Button';
import { Card } from '@straits/ui/Card';
import { Countdown } from '@straits/ui/Countdown';
import { Facts } from '@straits/ui/Facts';
import { Notice } from '@straits/ui/Notice';
import { Row, Stack } from '@straits/ui/Stack';
import { Table } from '@straits/ui/Table';
import { token } from '@straits/ui/tokens';
import { Failure } from '../typing/Failure';
import { rateText } from './rate-text.rules';
import { $clockOffset, $convertFailure, askAgain, askRateFx, convertAsked, convertFx, quoteLeft } from './convert.model';

const headline = css`
  font: 600 clamp(1.5rem, 1.2rem + 1.4vw, 2.125rem) / 1.15 ${token.font.display};
  font-variant-numeric: tabular-nums;
`;
const SPOKEN_SECONDS = [30, 10] as const;

/** The offered rate, as long as it holds, with what both balances were and will be. */
export function QuotePanel({ quote }: { quote: RateQuote }) {
  const { t } = useTexts('wallet');
  const format = useFormat();
  const rows = [
    { key: quote.from.currency, before: quote.fromBefore, after: quote.fromAfter },
    { key: quote.to.currency, before: quote.toBefore, after: quote.toAfter },
  ];
  const facts = [
    { label: t('convert.give'), value: format.exact(quote.from) },
    { label: t('convert.fee'), value: format.exact(quote.fee) },
    { label: t('convert.rate'), value: `1 ${quote.from.currency} = ${rateText(quote.rate, format)} ${quote.to.currency}` },
    {
      label: t('convert.rateAt'),
      value: `${format.instant(quote.rateAt, 'Asia/Singapore')} · ${t(`convert.source.${quote.rateSource === 'ECB' ? 'ecb' : 'fixed'}`)}`,
    },
  ];
  return (
    <Card lifted role="group" aria-label={t('convert.offer')}>
      <Stack gap={5}>
        <div>
          <p css={{ color: token.color.muted }}>{t('convert.get')}</p>
          <p css={headline}>{format.exact(quote.to)}</p>
        </div>
        <Facts variant="rows" facts={facts} />
        <Table
          caption={t('convert.balances')}
          phone="scroll"
          rows={rows}
          rowKey={({ key }) => key}
          columns={[
            { key: 'currency', header: t('statement.currency'), isRowHeader: true, cell: ({ key }) => key },
            { key: 'before', header: t('convert.before'), align: 'end', cell: ({ before }) => format.exact(before) },
            { key: 'after', header: t('convert.after'), align: 'end', cell: ({ after }) => format.exact(after) },
          ]}
        />
        <Decide key={quote.id} quote={quote} />
      </Stack>
    </Card>
  );
}

function Decide({ quote }: { quote: RateQuote }) {
  const { t } = useTexts('wallet');
  const [isOver, setOver] = useState(false);
  const { convert, again, leave, isBusy, isAsking, failure, clockOffset } = useUnit({
    convert: convertAsked,
    again: askAgain,
    leave: quoteLeft,
    isBusy: convertFx.pending,
    isAsking: askRateFx.pending,
    failure: $convertFailure,
    clockOffset: $clockOffset,
  });
  const hasRunOut = isOver || (failure !== null && refusalCode(failure) === 'rate_expired');
  if (hasRunOut)
    return (
      <Notice
        tone="warning"
        role="alert"
        title={t('convert.over')}
        actions={
          <Button prominence="main" busy={isAsking} onClick={() => again()}>
            {t('convert.newRate')}
          </Button>
        }
      >
        {t('convert.overText')}
      </Notice>
    );
  return (
    <Stack gap={4}>
      {failure && <Failure failure={failure} />}
      <p>
        {t('convert.holds')}{' '}
        <Countdown
          css={{ fontWeight: 700 }}
          endsAt={quote.expiresAt}
          clockOffset={clockOffset}
          thresholds={SPOKEN_SECONDS}
          announce={({ total }) => t('convert.secondsLeft', { count: total })}
          onEnd={() => setOver(true)}
        >
          {({ clock }) => clock}
        </Countdown>
      </p>
      <Row gap={3} wrap>
        <Button prominence="main" size="large" busy={isBusy} onClick={() => convert()}>
          {t('convert.confirm')}
        </Button>
        <Button size="large" onClick={() => leave()}>
          {t('convert.leave')}
        </Button>
      </Row>
    </Stack>
  );
}
