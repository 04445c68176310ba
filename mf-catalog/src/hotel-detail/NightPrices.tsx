import { css } from '@emotion/react';
import type { StayRoom } from '@straits/api-contract';
import { useFormat, useTexts } from '@straits/i18n';
import { token } from '@straits/ui/tokens';
import { useStayWords } from '../hotel-stay/use-stay-words';
import { addDays } from '../place-time/plain-date.rules';
import { priceRuns } from './room-choice.rules';

const table = css`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: ${token.text.small};
  th,
  td {
    padding-block: 0.25rem;
    font-weight: 400;
    text-align: start;
  }
  td {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  tfoot th,
  tfoot td {
    border-block-start: 1px solid ${token.color.line};
    font-weight: 600;
  }
`;

/** How the total comes about, night by night; nights of the same price are one line. */
export function NightPrices({ offer, rooms }: { offer: StayRoom; rooms: number }) {
  const { t } = useTexts('catalog');
  const { money } = useFormat();
  const words = useStayWords();
  return (
    <table css={table}>
      <caption className="visually-hidden">{t('rooms.nightPrices')}</caption>
      <tbody>
        {priceRuns(offer.nights).map(({ from, count, price }) => (
          <tr key={from}>
            <th scope="row">
              {count > 1 ? words.dates({ checkIn: from, checkOut: addDays(from, count) }) : words.day(from)}
              {count * rooms > 1 && ` · ${[words.nightCount(count), words.rooms(rooms), money(price.shown)].join(' × ')}`}
            </th>
            <td>{money({ ...price.shown, amount: price.shown.amount * count * rooms })}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('booking.total')}</th>
          <td>{money(offer.total.shown)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
