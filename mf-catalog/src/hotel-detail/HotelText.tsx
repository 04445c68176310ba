import { css } from '@emotion/react';
import type { Hotel } from '@straits/api-contract';
import { useTexts } from '@straits/i18n';
import { Disclosure } from '@straits/ui/Disclosure';
import { SectionTitle } from '@straits/ui/Heading';
import { Icon } from '@straits/ui/Icon';
import { media } from '@straits/ui/tokens';
import { AskUs } from '../product-detail/AskUs';
import { GoodToKnow } from '../product-detail/GoodToKnow';
import { iconList } from '../product/icon-list.styles';

const paragraphs = css`
  white-space: pre-line;
  max-inline-size: 68ch;
`;
const columns = css`
  grid-template-columns: repeat(2, minmax(0, 1fr));
  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;
export function Facilities({ hotel: { facts } }: { hotel: Hotel }) {
  const { t } = useTexts('catalog');
  if (facts?.kind !== 'hotel' || facts.facilities.length === 0) return null;
  return (
    <section id="facilities">
      <SectionTitle css={{ marginBlockEnd: '0.75rem' }}>{t('rooms.facilities')}</SectionTitle>
      <ul css={[iconList, columns]} role="list">
        {facts.facilities.map(({ id, name }) => (
          <li key={id}>
            <Icon name="check" size={18} />
            <span>{name}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The long form: description, what to know, how the voucher is used, terms. */
export function HotelDescription({ hotel }: { hotel: Hotel }) {
  const { t } = useTexts('catalog');
  const { lang, description, redemption, terms } = hotel;
  return (
    <section>
      <SectionTitle>{t('rooms.about')}</SectionTitle>
      <p css={[paragraphs, { marginBlock: '0.75rem 1rem' }]} lang={lang}>
        {description}
      </p>
      <GoodToKnow product={hotel} />
      {redemption && (
        <Disclosure summary={t('rooms.redemption')}>
          <p css={paragraphs} lang={lang}>
            {redemption}
          </p>
        </Disclosure>
      )}
      {terms && (
        <Disclosure summary={t('detail.terms')}>
          <p css={paragraphs} lang={lang}>
            {terms}
          </p>
        </Disclosure>
      )}
      <AskUs product={hotel.name} />
    </section>
  );
}
