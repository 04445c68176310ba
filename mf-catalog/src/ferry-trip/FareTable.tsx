import { css } from '@emotion/react';
import type { FerryFare, FerryOpenTicket, FerrySailing, Option } from '@straits/api-contract';
import { useFormat, useTexts } from '@straits/i18n';
import { token } from '@straits/ui/tokens';
import { Cancellation } from '../product-detail/Cancellation';

const table = css`
  inline-size: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  th,
  td {
    padding: 0.5rem 0.5rem 0.5rem 0;
    text-align: start;
    border-block-end: 1px solid ${token.color.line};
    font-weight: 400;
  }
  th[scope='col'] {
    color: ${token.color.muted};
    font-size: ${token.text.small};
  }
  td {
    white-space: nowrap;
  }
`;
const scroll = css`
  overflow-x: auto;
`;

export interface FareTableProps {
  sold: Pick<FerrySailing | FerryOpenTicket, 'fares'>;
  cancellation?: Option['cancellation'];
}

/** Every fare of a sailing: by nationality and age, one way and as a return. */
export function FareTable({ sold, cancellation }: FareTableProps) {
  const { t } = useTexts('catalog');
  const { money } = useFormat();
  const nameOf = ({ type, travellers }: FerryFare) =>
    [t(`ferry.age.${type.toLowerCase()}`), travellers === 'ALL' ? '' : t(`ferry.group.${travellers === 'ID' ? 'indonesian' : 'foreign'}`)]
      .filter(Boolean)
      .join(' · ');
  return (
    <>
      <div css={scroll}>
        <table css={table}>
          <thead>
            <tr>
              <th scope="col">{t('ferry.traveller')}</th>
              <th scope="col">{t('ferry.oneWayFare')}</th>
              <th scope="col">{t('ferry.returnFare')}</th>
            </tr>
          </thead>
          <tbody>
            {sold.fares.map((fare) => (
              <tr key={fare.unitId}>
                <th scope="row">{nameOf(fare)}</th>
                <td>{money(fare.price.shown)}</td>
                <td>{fare.roundTrip ? money(fare.roundTrip.price.shown) : '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p css={{ marginBlock: '0.5rem 1rem', color: token.color.muted, fontSize: token.text.small }}>{t('ferry.returnFareHint')}</p>
      {cancellation && <Cancellation option={{ cancellation }} moment="departure" level={3} />}
    </>
  );
}
