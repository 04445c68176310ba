import { css } from '@emotion/react';
import type { Attraction, Option } from '@straits/api-contract';
import { useFormat, useTexts } from '@straits/i18n';
import { useSearchParams } from '@straits/router';
import { SectionTitle } from '@straits/ui/Heading';
import { ButtonLink } from '@straits/ui/Link';
import { PriceTag } from '@straits/ui/PriceTag';
import { Tag } from '@straits/ui/Tag';
import { media, token } from '@straits/ui/tokens';
import { useFromWords } from '../product/from-words';
import { CabinDrawing } from './CabinDrawing';

const card = css`
  display: grid;
  gap: 0.75rem 1.25rem;
  padding: 1.25rem;
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.large};
  background: ${token.color.surface};
  & + & {
    margin-block-start: 0.875rem;
  }
  ${media.tablet} {
    grid-template-columns: 8.5rem minmax(0, 1fr) auto;
  }
  h3 {
    font-size: ${token.text.title};
  }
`;
const tags = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0.375rem;
  margin-block: 0.5rem;
`;
const guests = css`
  margin-block-start: 0.5rem;
  color: ${token.color.muted};
  font-size: ${token.text.small};
  span {
    display: inline-block;
    margin-inline-end: 1rem;
  }
  b {
    font-weight: inherit;
  }
`;
const buy = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 0.75rem;
  ${media.tablet} {
    flex-direction: column;
    align-items: end;
    justify-content: flex-start;
  }
`;

function OneClass({ option, href }: { option: Option; href: string }) {
  const { t } = useTexts('catalog');
  const { money } = useFormat();
  const fromWords = useFromWords();
  if (option.facts?.kind !== 'cruise') return null;
  const { category, maxOccupancy, sizeSqm } = option.facts;
  const [first, ...others] = option.units;
  return (
    <article css={card}>
      <CabinDrawing category={category} />
      <div>
        <h3 lang={option.lang}>{option.name}</h3>
        <p css={{ marginBlockStart: '0.25rem' }} lang={option.lang}>
          {option.description}
        </p>
        <div css={tags}>
          <Tag>{t('cruise.holds', { count: maxOccupancy })}</Tag>
          {sizeSqm !== null && <Tag>{t('cruise.size', { size: sizeSqm })}</Tag>}
          {option.inclusions.map((item) => (
            <Tag key={item} tone="success" lang={option.lang}>
              {item}
            </Tag>
          ))}
        </div>
        <p css={guests}>
          {others.map((unit) => (
            <span key={unit.id}>
              <b lang={unit.lang}>{unit.name}</b>
              {t('colon')}
              {money(unit.priceFrom.shown)}
            </span>
          ))}
        </p>
      </div>
      <div css={buy}>
        {first && <PriceTag align="end" amount={money(first.priceFrom.shown)} {...fromWords(t('cruise.perGuest'))} />}
        <ButtonLink href={href} css={{ flex: 'none' }}>
          {t('option.choose')}
          <span className="visually-hidden" lang={option.lang}>
            {' '}
            {option.name}
          </span>
        </ButtonLink>
      </div>
    </article>
  );
}

/** The cabins: what they are like, how many they hold, what the first two and the further guests pay. */
export function CabinClasses({ product }: { product: Attraction }) {
  const { t } = useTexts('catalog');
  const [search] = useSearchParams();
  const hrefOf = (cabin: string) => {
    const query = new URLSearchParams(search);
    query.set('cabin', cabin);
    return `/cruise/${product.id}/available-date?${query}`;
  };
  return (
    <section id="cabins">
      <SectionTitle css={{ marginBlockEnd: '1rem' }}>{t('cruise.cabins')}</SectionTitle>
      {product.options.map((option) => (
        <OneClass key={option.id} option={option} href={hrefOf(option.id)} />
      ))}
    </section>
  );
}
