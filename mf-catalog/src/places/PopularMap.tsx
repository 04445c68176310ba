import type { CityPage } from '@straits/api-contract';
import { useFormat, useTexts } from '@straits/i18n';
import { Section } from '@straits/ui/Container';
import { SectionTitle } from '@straits/ui/Heading';
import { NearMap } from '../place-map/NearMap';
import { productPath } from '../product/product-links.rules';

/** Where the things are that are liked in a place. The tabs above list the same in words. */
export function PopularMap({ popular, date }: { popular: CityPage['popular']; date: string | null }) {
  const { t } = useTexts('catalog');
  const { money } = useFormat();
  const marks = popular
    .flatMap(({ items }) => items)
    .map((product) => ({
      id: product.id,
      name: product.name,
      ...product.location,
      label: product.priceFrom ? money(product.priceFrom.shown) : product.name,
      href: productPath(product, date),
    }));
  return (
    <Section heading={<SectionTitle>{t('places.map')}</SectionTitle>}>
      <NearMap marks={marks} />
    </Section>
  );
}
