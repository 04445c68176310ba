import { css } from '@emotion/react';
import type { Attraction } from '@straits/api-contract';
import { useFormat, useTexts } from '@straits/i18n';
import { media, token } from '@straits/ui/tokens';

const box = css`
  display: grid;
  gap: 1rem 2.5rem;
  align-items: center;
  margin-block: 1rem 1.5rem;
  ${media.tablet} {
    grid-template-columns: auto minmax(0, 24rem);
  }
`;
const figure = css`
  line-height: 1.2;
  strong {
    font: 600 3rem/1 ${token.font.display};
  }
  small {
    display: block;
    margin-block-start: 0.25rem;
    color: ${token.color.muted};
  }
`;
const bars = css`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: ${token.text.small};
  th,
  td {
    padding-block: 0.1875rem;
    font-weight: 400;
    white-space: nowrap;
    text-align: start;
  }
  td:nth-of-type(1) {
    inline-size: 100%;
    padding-inline: 0.75rem;
  }
  td:last-of-type {
    text-align: end;
    color: ${token.color.muted};
    font-variant-numeric: tabular-nums;
  }
`;
const bar = css`
  display: block;
  block-size: 0.5rem;
  border-radius: 99px;
  background: ${token.color.line};
  overflow: clip;
  span {
    display: block;
    block-size: 100%;
    background: ${token.color.star};
  }
`;

/** The mean and how the stars spread, as a table that is drawn. */
export function ReviewSummary({ attraction }: { attraction: Attraction }) {
  const { t } = useTexts('catalog');
  const { number } = useFormat();
  const { rating, ratingCount, reviews } = attraction;
  const most = Math.max(1, ...reviews.histogram.map(({ count }) => count));
  return (
    <div css={box}>
      <p css={figure}>
        <strong>{rating === null ? '' : number(rating, 1)}</strong> / 5
        <small>{t('reviews.count', { count: ratingCount, reviews: number(ratingCount) })}</small>
      </p>
      <table css={bars}>
        <caption className="visually-hidden">{t('reviews.histogram')}</caption>
        <tbody>
          {[...reviews.histogram]
            .sort((a, b) => b.rating - a.rating)
            .map(({ rating: stars, count }) => (
              <tr key={stars}>
                <th scope="row">{t('reviews.starsShort', { count: stars })}</th>
                <td aria-hidden="true">
                  <span css={bar}>
                    <span style={{ inlineSize: `${(count / most) * 100}%` }} />
                  </span>
                </td>
                <td>{number(count)}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  );
}
