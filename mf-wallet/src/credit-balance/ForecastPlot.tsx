import { css } from '@emotion/react';
import type { CreditForecast } from '@straits/api-contract';
import { exponentOf, useFormat, useTexts } from '@straits/i18n';
import { Card } from '@straits/ui/Card';
import { SectionTitle } from '@straits/ui/Heading';
import { Skeleton } from '@straits/ui/Skeleton';
import { Stack } from '@straits/ui/Stack';
import { Table } from '@straits/ui/Table';
import { Tag } from '@straits/ui/Tag';
import { media, token } from '@straits/ui/tokens';
import { areaPath, heightOf, labelDigits, scaleOf, stepPath } from '../statement/plot.rules';
import { useForecast } from './credit.api';
import { forecastPoints, hasOpenOrders } from './forecast.rules';

const columns = css`
  display: grid;
  gap: 1.5rem;
  ${media.desktop} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    align-items: start;
  }
`;
const figure = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0.5rem 0.75rem;
  color: ${token.color.muted};
  font-size: ${token.text.small};
  font-variant-numeric: tabular-nums;
`;
const scaleCss = css`
  position: relative;
  inline-size: 6.5rem;
  span {
    position: absolute;
    inset-inline-end: 0;
    translate: 0 -50%;
    white-space: nowrap;
  }
`;
const plot = css`
  block-size: clamp(9rem, 6rem + 10vw, 13rem);
  overflow: visible;
  path,
  line {
    vector-effect: non-scaling-stroke;
  }
`;
const grid = css`
  stroke: ${token.color.line};
`;
const limitLine = css`
  stroke: ${token.color.lineStrong};
  stroke-dasharray: 4 4;
`;
const area = css`
  fill: ${token.color.lagoon};
  opacity: 0.16;
`;
const line = css`
  fill: none;
  stroke: ${token.color.lagoon};
  stroke-width: 2.5px;
`;
const planned = css`
  stroke-width: 2px;
  stroke-dasharray: 5 4;
`;
const note = css`
  margin-block-start: 0.75rem;
  color: ${token.color.muted};
  font-size: ${token.text.small};
`;
const days = css`
  grid-column: 2;
  display: flex;
  justify-content: space-between;
`;

/** The unused credit of the next 60 days as a step line, with what changes it as a table (D20). */
export function ForecastPlot() {
  const { t } = useTexts('wallet');
  const { data } = useForecast();
  return (
    <section aria-labelledby="forecast-title">
      <Stack gap={5}>
        <SectionTitle id="forecast-title">{t('forecast.title')}</SectionTitle>
        {data ? (
          <div css={columns}>
            <Card data-print="hide">
              <Drawing forecast={data} />
              {hasOpenOrders(data.days) && <p css={note}>{t('forecast.dashed')}</p>}
            </Card>
            <Events forecast={data} />
          </div>
        ) : (
          <Skeleton height={260} radius={14} />
        )}
      </Stack>
    </section>
  );
}

function Drawing({ forecast }: { forecast: CreditForecast }) {
  const { t } = useTexts('wallet');
  const format = useFormat();
  const points = forecastPoints(forecast.days, 'available');
  const dashed = hasOpenOrders(forecast.days) ? forecastPoints(forecast.days, 'withOrders') : [];
  const limit = forecast.limit.amount;
  const scale = scaleOf([...[...points, ...dashed].map(({ amount }) => amount), limit]);
  const [first, last] = [forecast.days[0], forecast.days.at(-1)];
  if (!first || !last) return null;
  const { currency } = forecast.limit;
  const exponent = exponentOf(currency);
  const digits = labelDigits(scale, exponent);
  const words = t('forecast.plot', {
    now: format.exact(first.available),
    then: format.exact(last.available),
    date: format.date(last.date),
  });
  return (
    <figure css={figure} role="img" aria-label={words}>
      <div css={scaleCss}>
        {scale.ticks.map((amount) => (
          <span key={amount} style={{ insetBlockStart: `${heightOf(amount, scale)}%` }}>
            {`${currency}\u00a0${format.number(amount / 10 ** exponent, digits)}`}
          </span>
        ))}
      </div>
      <svg css={plot} viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" aria-hidden="true">
        {scale.ticks.map((amount) => (
          <line key={amount} css={grid} x1="0" x2="100" y1={heightOf(amount, scale)} y2={heightOf(amount, scale)} />
        ))}
        <line css={limitLine} x1="0" x2="100" y1={heightOf(limit, scale)} y2={heightOf(limit, scale)} />
        <path css={area} d={areaPath(points, scale)} />
        <path css={line} d={stepPath(points, scale)} />
        <path css={[line, planned]} d={stepPath(dashed, scale)} />
      </svg>
      <div css={days} aria-hidden="true">
        <span>{format.shortDate(first.date)}</span>
        <span>{format.shortDate(last.date)}</span>
      </div>
    </figure>
  );
}

function Events({ forecast }: { forecast: CreditForecast }) {
  const { t } = useTexts('wallet');
  const format = useFormat();
  if (forecast.events.length === 0) return <p css={{ color: token.color.muted }}>{t('forecast.none')}</p>;
  return (
    <Table
      caption={t('forecast.events')}
      rows={forecast.events}
      rowKey={({ date, kind, description, amount }) => `${date} ${kind} ${description} ${amount.amount}`}
      columns={[
        {
          key: 'date',
          header: t('statement.date'),
          isRowHeader: true,
          cell: ({ date, isOverdue }) => (
            <span>
              {format.date(date)} {isOverdue && <Tag tone="danger">{t('credit.overdue')}</Tag>}
            </span>
          ),
        },
        { key: 'what', header: t('statement.description'), cell: ({ kind, description }) => t(`forecast.${kind}`, { what: description }) },
        { key: 'amount', header: t('credit.amount'), align: 'end', cell: ({ amount }) => format.exact(amount) },
      ]}
    />
  );
}
