import { css } from '@emotion/react';
import type { SearchResult } from '@straits/api-contract';
import { useResource } from '@straits/http';
import { useTexts } from '@straits/i18n';
import { TextLink } from '@straits/ui/Link';
import { Picture } from '@straits/ui/Picture';
import { media, token } from '@straits/ui/tokens';

const SHOWN = 4;
const MOST_CHOSEN = { kind: 'attraction', sort: 'popularity', limit: SHOWN };
// Its room is kept, so that nothing moves when the products come.
const list = css`
  display: grid;
  gap: ${token.space(3)};
  inline-size: 100%;
  min-block-size: calc(${SHOWN} * 4.75rem);
  align-content: start;
  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
    min-block-size: calc(${SHOWN / 2} * 4.75rem);
  }
  li {
    display: flex;
    align-items: center;
    gap: ${token.space(3)};
    min-block-size: 4rem;
  }
`;
const picture = css`
  flex: none;
  inline-size: 5rem;
`;

/** What most people choose: somebody who came by an old link has somewhere to go on to (M42). Said by the browser alone. */
export function PopularHere({ allPath }: { allPath: string }) {
  const { t } = useTexts('shell');
  const { data, error } = useResource<SearchResult>('/search', MOST_CHOSEN);
  const all = <TextLink href={allPath}>{t('notFound.popular')}</TextLink>;
  if (error || data?.items.length === 0) return all;
  return (
    <>
      <h2>{t('notFound.popularNow')}</h2>
      <ul css={list} role="list">
        {data?.items.map((card) => (
          <li key={card.id}>
            <Picture css={picture} picture={card.picture} sizes="80px" ratio="4 / 3" alt="" radius={token.radius.small} />
            <TextLink href={`/attraction/${card.id}`} lang={card.lang}>
              {card.name}
            </TextLink>
          </li>
        ))}
      </ul>
      {all}
    </>
  );
}
