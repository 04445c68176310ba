import { css } from '@emotion/react';
import type { Attraction, PackageFacts } from '@straits/api-contract';
import { useTexts } from '@straits/i18n';
import { Facts } from '@straits/ui/Facts';
import { SectionTitle } from '@straits/ui/Heading';
import { Icon } from '@straits/ui/Icon';
import { token } from '@straits/ui/tokens';
import { useFreeUntil } from '../product/free-until';
import { iconList } from '../product/icon-list.styles';

const box = css`
  margin-block-start: 1rem;
  padding: 1.25rem 1.5rem;
  border-radius: ${token.radius.large};
  background: ${token.color.sunken};
`;

/** The package in short: length, fewest travellers, cancellation, and what one comes for. */
export function PackageFactsList({ product, facts }: { product: Attraction; facts: PackageFacts }) {
  const { t } = useTexts('catalog');
  const { freeCancellationHours: hours } = product;
  const freeUntil = useFreeUntil();
  const free = hours === null ? t('detail.noFreeCancellation') : freeUntil(hours);
  return (
    <section aria-label={t('detail.overview')}>
      <Facts
        css={{ gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}
        facts={[
          { icon: 'clock', label: t('package.length'), value: t('package.daysNights', { count: facts.days, nights: facts.nights }) },
          { icon: 'user', label: t('package.leaves'), value: t('package.leavesWith', { count: facts.minTravellers }) },
          { icon: 'refresh', label: t('detail.cancellation'), value: free },
          {
            icon: 'check',
            label: t('detail.confirmation'),
            value: product.instantConfirmation ? t('product.instant') : t('detail.onRequest'),
          },
        ]}
      />
      <p css={{ fontSize: token.text.large, marginBlockStart: '1.5rem' }} lang={product.lang}>
        {product.summary}
      </p>
      {product.highlights.length > 0 && (
        <>
          <SectionTitle css={{ fontSize: token.text.title, marginBlockStart: '1.25rem' }}>{t('detail.highlights')}</SectionTitle>
          <ul css={[iconList, box]} role="list" lang={product.lang}>
            {product.highlights.map((item) => (
              <li key={item}>
                <Icon name="star" size={18} />
                <span>{item}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
