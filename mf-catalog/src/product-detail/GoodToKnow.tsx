import { css } from '@emotion/react';
import type { Attraction } from '@straits/api-contract';
import { useTexts } from '@straits/i18n';
import { Disclosure } from '@straits/ui/Disclosure';
import { Icon } from '@straits/ui/Icon';
import { iconList } from '../product/icon-list.styles';

const things = css`
  display: inline;
  // Chinese has its space in the colon.
  &:not(:lang(zh))::before {
    content: ' ';
  }
  li {
    display: inline;
  }
  li + li::before {
    content: ' · ';
  }
`;

/** What the supplier wants known, and what whoever books will be asked. */
export function GoodToKnow({ product: { lang, goodToKnow, asked = [] } }: { product: Attraction }) {
  const { t } = useTexts('catalog');
  if (goodToKnow.length + asked.length === 0) return null;
  return (
    <Disclosure summary={t('detail.goodToKnow')} open>
      <ul css={iconList} role="list">
        {goodToKnow.map((item) => (
          <li key={item}>
            <Icon name="info" size={18} />
            <span lang={lang}>{item}</span>
          </li>
        ))}
        {asked.map(({ title, things: names }) => (
          <li key={title}>
            <Icon name="info" size={18} />
            <div>
              {title}
              {names.length > 0 && (
                <ul css={things} role="list">
                  {names.map(({ text, lang: own }) => (
                    <li key={text} lang={own}>
                      {text}
                    </li>
                  ))}
                </ul>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
