import { css } from '@emotion/react';
import type { Hotel } from '@straits/api-contract';
import { useTexts } from '@straits/i18n';
import { Disclosure } from '@straits/ui/Disclosure';
import { Facts } from '@straits/ui/Facts';
import { SectionTitle } from '@straits/ui/Heading';
import { Icon } from '@straits/ui/Icon';
import { media, token } from '@straits/ui/tokens';
import { useFreeUntil } from '../product/free-until';

const paragraphs = css`
  white-space: pre-line;
  max-inline-size: 68ch;
`;
const marked = css`
  display: grid;
  gap: 0.5rem 1.25rem;
  li {
    display: flex;
    gap: 0.625rem;
  }
  svg {
    margin-block-start: 0.2rem;
    color: ${token.color.lagoon};
  }
`;
const columns = css`
  grid-template-columns: repeat(2, minmax(0, 1fr));
  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;
const box = css`
  margin-block-start: 1rem;
  padding: 1.25rem 1.5rem;
  border-radius: ${token.radius.large};
  background: ${token.color.sunken};
`;

/** The short form, before the rooms: times, confirmation, what is special. */
export function HotelOverview({ hotel }: { hotel: Hotel }) {
  const { t } = useTexts('catalog');
  const { facts, freeCancellationHours: hours } = hotel;
  const freeUntil = useFreeUntil();
  const times =
    facts?.kind === 'hotel'
      ? [
          { icon: 'clock' as const, label: t('hotel.checkIn'), value: t('hotel.from', { time: facts.checkIn }) },
          { icon: 'clock' as const, label: t('hotel.checkOut'), value: t('hotel.until', { time: facts.checkOut }) },
        ]
      : [];
  return (
    <section aria-label={t('detail.overview')}>
      <Facts
        css={{ gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}
        facts={[
          ...times,
          {
            icon: 'check',
            label: t('detail.confirmation'),
            value: hotel.instantConfirmation ? t('product.instant') : t('detail.onRequest'),
          },
          {
            icon: 'refresh',
            label: t('detail.cancellation'),
            value: hours === null ? t('hotel.byRoom') : freeUntil(hours),
          },
        ]}
      />
      <p css={{ fontSize: token.text.large, marginBlockStart: '1.5rem' }}>{hotel.summary}</p>
      {hotel.highlights.length > 0 && (
        <ul css={[marked, box]} role="list">
          {hotel.highlights.map((item) => (
            <li key={item}>
              <Icon name="star" size={18} />
              <span>{item}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

export function Facilities({ hotel: { facts } }: { hotel: Hotel }) {
  const { t } = useTexts('catalog');
  if (facts?.kind !== 'hotel' || facts.facilities.length === 0) return null;
  return (
    <section id="facilities">
      <SectionTitle css={{ marginBlockEnd: '0.75rem' }}>{t('hotel.facilities')}</SectionTitle>
      <ul css={[marked, columns]} role="list">
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
  const { description, goodToKnow, redemption, terms } = hotel;
  return (
    <section>
      <SectionTitle>{t('hotel.about')}</SectionTitle>
      <p css={[paragraphs, { marginBlock: '0.75rem 1rem' }]}>{description}</p>
      {goodToKnow.length > 0 && (
        <Disclosure summary={t('detail.goodToKnow')} open>
          <ul css={marked} role="list">
            {goodToKnow.map((item) => (
              <li key={item}>
                <Icon name="info" size={18} />
                <span>{item}</span>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
      {redemption && (
        <Disclosure summary={t('hotel.redemption')}>
          <p css={paragraphs}>{redemption}</p>
        </Disclosure>
      )}
      {terms && (
        <Disclosure summary={t('detail.terms')}>
          <p css={paragraphs}>{terms}</p>
        </Disclosure>
      )}
    </section>
  );
}
