import { css } from '@emotion/react';
import type { Attraction } from '@straits/api-contract';
import { useTexts } from '@straits/i18n';
import { Disclosure } from '@straits/ui/Disclosure';
import { Facts, type Fact } from '@straits/ui/Facts';
import { SectionTitle } from '@straits/ui/Heading';
import { Icon, type IconName } from '@straits/ui/Icon';
import { media, token } from '@straits/ui/tokens';
import { useFreeUntil } from '../product/free-until';
import { iconList } from '../product/icon-list.styles';
import { AskUs } from './AskUs';
import { GoodToKnow } from './GoodToKnow';

const paragraphs = css`
  white-space: pre-line;
  max-inline-size: 68ch;
`;
const pair = css`
  display: grid;
  gap: 1.5rem;
  margin-block: 0.75rem;
  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
  }
  h3 {
    font-size: ${token.text.body};
    font-family: ${token.font.text};
    margin-block-end: 0.5rem;
  }
`;
const highlights = css`
  margin-block-start: 1rem;
  padding: 1.25rem 1.5rem;
  border-radius: ${token.radius.large};
  background: ${token.color.sunken};
`;

const Marked = ({ items, icon, lang }: { items: string[]; icon: IconName; lang: string | undefined }) => (
  <ul css={iconList} role="list" lang={lang}>
    {items.map((item) => (
      <li key={item}>
        <Icon name={icon} size={18} />
        <span>{item}</span>
      </li>
    ))}
  </ul>
);

/** Without a promise that holds for all package types: some of them may still be cancelled free of charge. */
const isFreeForSome = ({ options }: Attraction) =>
  options.some(({ cancellation }) => cancellation.some(({ refundPercent }) => refundPercent === 100));

function useFacts(attraction: Attraction): Fact[] {
  const { t } = useTexts('catalog');
  const { durationMinutes: minutes, freeCancellationHours: hours } = attraction;
  const freeUntil = useFreeUntil();
  const duration =
    minutes === null
      ? null
      : minutes >= 60
        ? t('detail.hours', { count: Math.round(minutes / 30) / 2 })
        : t('detail.minutes', { count: minutes });
  return [
    ...(duration ? [{ icon: 'clock' as const, label: t('detail.duration'), value: duration }] : []),
    {
      icon: 'check',
      label: t('detail.confirmation'),
      value: attraction.instantConfirmation ? t('product.instant') : t('detail.onRequest'),
    },
    {
      icon: 'refresh',
      label: t('detail.cancellation'),
      value: hours === null ? t(isFreeForSome(attraction) ? 'detail.byOption' : 'detail.noFreeCancellation') : freeUntil(hours),
    },
    { icon: 'ticket', label: t('detail.ticket'), value: attraction.openDated ? t('product.openDated') : t('detail.mobileTicket') },
  ];
}

function Before({ attraction }: { attraction: Attraction }) {
  const { t } = useTexts('catalog');
  const facts = useFacts(attraction);
  return (
    <section aria-label={t('detail.overview')}>
      <Facts facts={facts} css={{ gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }} />
      <p css={{ fontSize: token.text.large, marginBlockStart: '1.5rem' }} lang={attraction.lang}>
        {attraction.summary}
      </p>
      {attraction.highlights.length > 0 && (
        <div css={highlights}>
          <SectionTitle level={2} css={{ fontSize: token.text.title, marginBlockEnd: '0.75rem' }}>
            {t('detail.highlights')}
          </SectionTitle>
          <Marked items={attraction.highlights} icon="star" lang={attraction.lang} />
        </div>
      )}
    </section>
  );
}

function After({ attraction }: { attraction: Attraction }) {
  const { t } = useTexts('catalog');
  const { lang, inclusions, exclusions, redemption, terms } = attraction;
  return (
    <section>
      <SectionTitle>{t('detail.about')}</SectionTitle>
      <p css={[paragraphs, { marginBlock: '0.75rem 1rem' }]} lang={lang}>
        {attraction.description}
      </p>
      <div css={pair}>
        {inclusions.length > 0 && (
          <div>
            <h3>{t('detail.included')}</h3>
            <Marked items={inclusions} icon="check" lang={lang} />
          </div>
        )}
        {exclusions.length > 0 && (
          <div>
            <h3>{t('detail.notIncluded')}</h3>
            <Marked items={exclusions} icon="minus" lang={lang} />
          </div>
        )}
      </div>
      <GoodToKnow product={attraction} />
      {redemption && (
        <Disclosure summary={t('detail.redemption')}>
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
      <AskUs product={attraction.name} />
    </section>
  );
}

/** What the supplier says: the short form before the package types, the long one after them. */
export const DetailText = ({ attraction, part }: { attraction: Attraction; part: 'before' | 'after' }) =>
  part === 'before' ? <Before attraction={attraction} /> : <After attraction={attraction} />;
