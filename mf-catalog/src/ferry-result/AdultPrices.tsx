import { css } from '@emotion/react';
import type { FerryFare, TerminalCharge } from '@straits/api-contract';
import { useFormat, useTexts } from '@straits/i18n';
import { token } from '@straits/ui/tokens';
import { fareFor } from '../ferry-trip/trip-price.rules';

const prices = css`
  display: flex;
  flex-direction: column;
  gap: 0.125rem;
  font-size: ${token.text.small};
  b {
    font-size: 1.125rem;
  }
  span {
    color: ${token.color.muted};
  }
`;

export interface AdultPricesProps {
  fares: FerryFare[];
  charge: TerminalCharge | null;
}
/** What an adult pays with either passport, all that must be paid included (D10, U1). */
export function AdultPrices({ fares, charge }: AdultPricesProps) {
  const { t } = useTexts('catalog');
  const { money } = useFormat();
  const extra = charge?.payable === 'at_terminal' ? charge.price.shown.amount : 0;
  const whole = (fare: FerryFare | undefined) => fare && money({ ...fare.price.shown, amount: fare.price.shown.amount + extra });
  const [foreign, indonesian] = [fareFor(fares, 'adult'), fareFor(fares, 'adult-id')];
  const isOne = foreign?.unitId === indonesian?.unitId;
  return (
    <div css={prices}>
      {foreign && (
        <span>
          <b css={{ color: token.color.ink }}>{whole(foreign)}</b> {isOne ? t('ferry.perAdult') : t('ferry.perAdultForeign')}
        </span>
      )}
      {!isOne && indonesian && (
        <span>
          <b css={{ color: token.color.ink }}>{whole(indonesian)}</b> {t('ferry.perAdultIndonesian')}
        </span>
      )}
      {charge && <span>{t(`ferry.charge.${charge.payable}`, { amount: money(charge.price.shown) })}</span>}
    </div>
  );
}
