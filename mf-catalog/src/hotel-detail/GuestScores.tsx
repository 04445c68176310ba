import { css } from '@emotion/react';
import type { Hotel, HotelScores } from '@straits/api-contract';
import { useFormat, useTexts } from '@straits/i18n';
import { media, token } from '@straits/ui/tokens';

const table = css`
  display: grid;
  gap: 0.5rem 2.5rem;
  margin-block: 1.75rem 0.5rem;
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  h3 {
    grid-column: 1 / -1;
    font: 600 1.0625rem/1.3 ${token.font.text};
  }
  div {
    display: grid;
    grid-template-columns: minmax(6rem, 1fr) 2fr 2rem;
    align-items: center;
    gap: 0.75rem;
    font-size: ${token.text.small};
  }
  dd {
    margin: 0;
  }
  dd:last-of-type {
    font-weight: 600;
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
`;
const bar = css`
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
const NAMES: (keyof HotelScores)[] = ['cleanliness', 'comfort', 'service', 'location', 'facilities'];
const MOST = 5;

/** The five things that guests rate one by one (M85 to M89). */
export function GuestScores({ hotel: { scores } }: { hotel: Hotel }) {
  const { t } = useTexts('catalog');
  const { number } = useFormat();
  if (!scores) return null;
  return (
    <section aria-labelledby="guest-scores">
      <div css={{ marginBlockStart: '0.25rem' }}>
        <h3 id="guest-scores" css={{ font: `600 1.0625rem/1.3 ${token.font.text}` }}>
          {t('rooms.scores.title')}
        </h3>
        <dl css={[table, { marginBlock: '0.75rem 0' }]}>
          {NAMES.map((name) => (
            <div key={name}>
              <dt>{t(`rooms.scores.${name}`)}</dt>
              <dd css={bar} aria-hidden="true">
                <span style={{ inlineSize: `${(scores[name] / MOST) * 100}%` }} />
              </dd>
              <dd>{number(scores[name], 1)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
