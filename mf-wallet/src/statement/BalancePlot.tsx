import { css } from '@emotion/react';
import type { WalletStatement } from '@straits/api-contract';
import { exponentOf, formatDate, useFormat, useTexts } from '@straits/i18n';
import { token } from '@straits/ui/tokens';
import { areaPath, heightOf, labelDigits, scaleOf, stepPath } from './plot.rules';
import { balancePoints, signedMoney } from './statement.rules';

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
  block-size: clamp(9rem, 6rem + 10vw, 14rem);
  overflow: visible;
  path,
  line {
    vector-effect: non-scaling-stroke;
  }
`;
const grid = css`
  stroke: ${token.color.line};
`;
const zero = css`
  stroke: ${token.color.lineStrong};
`;
const area = css`
  fill: ${token.color.lagoon};
  opacity: 0.16;
`;
const line = css`
  fill: none;
  stroke: ${token.color.lagoon};
  stroke-width: 2.5px;
  stroke-linejoin: round;
`;
const frame = css`
  position: relative;
`;
const nowDot = css`
  position: absolute;
  inline-size: 0.75rem;
  block-size: 0.75rem;
  border: 3px solid ${token.color.surface};
  border-radius: 50%;
  background: ${token.color.lagoon};
  box-shadow: 0 0 0 2px ${token.color.lagoon};
  translate: -50% -50%;
`;
const days = css`
  grid-column: 2;
  position: relative;
  block-size: 1.5rem;
  span {
    position: absolute;
    translate: -50% 0;
    white-space: nowrap;
  }
  span:first-of-type {
    translate: 0 0;
  }
`;
/** A label a week; a month begins on its first. */
const LABELLED_DAYS = [1, 8, 15, 22, 29];

/** The balance through the month as a step line; the same figures stand in the table below it. */
export function BalancePlot({ statement, now }: { statement: WalletStatement; now: number }) {
  const { t, language } = useTexts('wallet');
  const format = useFormat();
  const points = balancePoints(statement, now);
  const scale = scaleOf(points.map(({ amount }) => amount));
  const { currency } = statement.opening;
  const exponent = exponentOf(currency);
  const digits = labelDigits(scale, exponent);
  const month = format.month(`${statement.month}-01`);
  const words = t('statement.plot', {
    month,
    opening: signedMoney(format, statement.opening),
    closing: signedMoney(format, statement.closing),
  });
  const last = points.at(-1);
  const length = daysIn(statement.month);

  return (
    <figure css={figure} role="img" aria-label={words} data-print="hide">
      <div css={scaleCss}>
        {scale.ticks.map((amount) => (
          <span key={amount} style={{ insetBlockStart: `${heightOf(amount, scale)}%` }}>
            {`${amount < 0 ? '−' : ''}${currency}\u00a0${format.number(Math.abs(amount) / 10 ** exponent, digits)}`}
          </span>
        ))}
      </div>
      <div css={frame} aria-hidden="true">
        <svg css={plot} viewBox="0 0 100 100" preserveAspectRatio="none" width="100%">
          {scale.ticks.map((amount) => (
            <line key={amount} css={amount === 0 ? zero : grid} x1="0" x2="100" y1={heightOf(amount, scale)} y2={heightOf(amount, scale)} />
          ))}
          <path css={area} d={areaPath(points, scale)} />
          <path css={line} d={stepPath(points, scale)} />
        </svg>
        {last && (
          <span css={nowDot} style={{ insetInlineStart: `${last.x * 100}%`, insetBlockStart: `${heightOf(last.amount, scale)}%` }} />
        )}
      </div>
      <div css={days} aria-hidden="true">
        {LABELLED_DAYS.filter((day) => day <= length).map((day) => (
          <span key={day} style={{ insetInlineStart: `${((day - 1) / length) * 100}%` }}>
            {formatDate(`${statement.month}-${String(day).padStart(2, '0')}`, language, { day: 'numeric' })}
          </span>
        ))}
      </div>
    </figure>
  );
}

const daysIn = (month: string) => new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate();
