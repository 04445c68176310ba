import { useTexts, useTextsPart } from '@straits/i18n';
import { Section } from '@straits/ui/Container';
import { SectionTitle } from '@straits/ui/Heading';
import { catalogTexts } from '../locales/load-texts';
import { ProductShelf, ProductShelfSkeleton } from '../product/ProductShelf';
import { useNear } from '../product/use-near';
import { viewed } from '../saved/saved-products';
import { useCards } from '../saved/use-cards';

function Shelf({ ids }: { ids: string[] }) {
  useTextsPart(catalogTexts, 'viewed');
  const { t } = useTexts('catalog');
  const { place, isNear } = useNear();
  const { cards, error } = useCards(isNear ? ids : []);
  // Nothing of it is sold any more.
  if (isNear && (error || cards?.length === 0)) return null;
  return (
    <Section data-print="hide" heading={<SectionTitle>{t('viewed.title')}</SectionTitle>}>
      <div ref={place}>{isNear && cards ? <ProductShelf products={cards} /> : <ProductShelfSkeleton />}</div>
    </Section>
  );
}

/** What the shopper looked at last, but for the page's own product; asked for when it is about to be seen. Only this browser knows. */
export function RecentlyViewed({ except }: { except?: string }) {
  const ids = viewed.useIds().filter((id) => id !== except);
  return ids.length > 0 ? <Shelf ids={ids} /> : null;
}
