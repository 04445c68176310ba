import { css } from '@emotion/react';
import { fragment } from '@straits/federation';
import { useFormat, useTexts } from '@straits/i18n';
import { PriceTag } from '@straits/ui/PriceTag';
import { Tag } from '@straits/ui/Tag';
import { token } from '@straits/ui/tokens';
import { isSailing, type PricedLeg } from '../ferry-trip/trip-price.rules';
import { useMissingLegWords } from './use-missing-leg-words';
import type { TripState } from './use-trip';

const AddToCart = fragment('mf_booking/AddToCart');

const box = css`
  display: grid;
  gap: 0.875rem;
`;
const legs = css`
  display: grid;
  gap: 0.875rem;
  li {
    display: grid;
    gap: 0.25rem;
    padding-block-end: 0.875rem;
    border-block-end: 1px solid ${token.color.line};
  }
`;
const row = css`
  display: flex;
  justify-content: space-between;
  gap: 1rem;
  font-size: ${token.text.small};
  span:last-of-type {
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
`;
const muted = css`
  color: ${token.color.muted};
  font-size: ${token.text.small};
`;

/** A leg that is priced: who pays which fare, and what is paid at the terminal, as lines of their own (U1). */
function PricedRows({ leg, place }: { leg: PricedLeg; place: string }) {
  const { t } = useTexts('catalog');
  const { money } = useFormat();
  return (
    <>
      {leg.rows.map(({ key, quantity, each }) => (
        <div key={key} css={row}>
          <span>
            {quantity} × {t(`ferry.who.${key}`)}
          </span>
          <span>{money({ ...each.shown, amount: each.shown.amount * quantity })}</span>
        </div>
      ))}
      {leg.atTerminal && (
        <div css={row}>
          <span>{t('ferry.atTerminal', { place })}</span>
          <span>{money(leg.atTerminal.shown)}</span>
        </div>
      )}
      {leg.isReturnFare && (
        <span>
          <Tag tone="success">{t('ferry.returnFareUsed')}</Tag>
        </span>
      )}
    </>
  );
}

function useMissing({ trip, picks, faults, clashes }: TripState): string {
  const { t } = useTexts('catalog');
  const legWords = useMissingLegWords(trip);
  const [fault] = faults;
  if (fault) return t(`ferry.fault.${fault.code}`);
  if (clashes.some((clash) => clash !== null)) return t('ferry.clash');
  const open = picks.findIndex((pick) => pick === null);
  return open < 0 ? '' : legWords(open);
}

/** The trip so far, its whole price, and the way into the cart: all legs together or none. */
export function TripSummary({ state, onTried }: { state: TripState; onTried: () => void }) {
  const { t } = useTexts('catalog');
  const { money, row, shortDate } = useFormat();
  const missing = useMissing(state);
  const { trip, picks, priced, lines, answers, clashes } = state;
  const showMissing = () => {
    onTried();
    const clash = clashes.findIndex((one) => one !== null);
    const leg = document.getElementById(`leg-${(clash < 0 ? picks.indexOf(null) : clash) + 1}`);
    leg?.scrollIntoView({ block: 'start', behavior: 'smooth' });
    // Who listens is told which leg it is about.
    leg?.focus({ preventScroll: true });
  };
  return (
    <div css={box}>
      <strong css={{ fontSize: token.text.title }}>{t('ferry.yourTrip')}</strong>
      <ol css={legs} role="list">
        {trip.legs.map((leg, index) => {
          const pick = picks[index];
          const answer = answers[index]?.answer;
          const [from, to] = [answer?.from.name ?? '', answer?.to.name ?? ''];
          const ofLeg = priced?.legs[index];
          return (
            <li key={index}>
              <b>
                {from} → {to}
              </b>
              <span css={muted}>
                {pick
                  ? isSailing(pick)
                    ? `${row([shortDate(leg.date), pick.departs])} → ${pick.arrives} · ${pick.operator}`
                    : `${t('ferry.openTicket')} · ${pick.operator}`
                  : t('ferry.notChosen')}
              </span>
              {ofLeg && <PricedRows leg={ofLeg} place={from} />}
            </li>
          );
        })}
      </ol>
      <div aria-live="polite" css={{ minBlockSize: '4.5rem' }}>
        {priced && (
          <>
            <div css={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: '1rem' }}>
              <strong>{t(priced.legs.some(({ atTerminal }) => atTerminal) ? 'ferry.totalWithCharges' : 'booking.total')}</strong>
              <PriceTag size="large" align="end" amount={money(priced.allIn)} sub={t('booking.allIn')} />
            </div>
            <p css={muted}>{t('ferry.payNow', { amount: priced.fares.map(({ charge }) => money(charge)).join(' + ') })}</p>
            {priced.saved && <p css={[muted, { color: token.color.success }]}>{t('ferry.saved', { amount: money(priced.saved) })}</p>}
          </>
        )}
      </div>
      <AddToCart selection={lines} hint={missing} onMissing={showMissing} />
    </div>
  );
}
