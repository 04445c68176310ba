import { useState } from 'react';
import type { ProductCard as Product } from '@straits/api-contract';
import { useTexts } from '@straits/i18n';
import { BottomBar } from '@straits/ui/BottomBar';
import { Button } from '@straits/ui/Button';
import { Checkbox } from '@straits/ui/Checkbox';
import { Container } from '@straits/ui/Container';
import { EmptyState } from '@straits/ui/EmptyState';
import { Grid } from '@straits/ui/Grid';
import { PageTitle } from '@straits/ui/Heading';
import { ButtonLink } from '@straits/ui/Link';
import { Skeleton } from '@straits/ui/Skeleton';
import { Stack } from '@straits/ui/Stack';
import { LoadFailure } from '../product/LoadFailure';
import { ProductCard } from '../product/ProductCard';
import { RecentlyViewed } from '../recently-viewed/RecentlyViewed';
import { wishlist } from '../saved/saved-products';
import { MOST_COMPARED } from '../saved/saved-products.rules';
import { useCards } from '../saved/use-cards';
import { COMPARED, CompareTable } from './CompareTable';
import { useFocusKept } from './use-focus-kept';

const SIZES = '(min-width: 1200px) 285px, (min-width: 640px) 45vw, 92vw';

function Saved({ products }: { products: Product[] }) {
  const { t } = useTexts('catalog');
  const [chosen, setChosen] = useState<string[]>([]);
  const compared = products.filter(({ id }) => chosen.includes(id));
  const toggle = (id: string) => setChosen((before) => (before.includes(id) ? before.filter((one) => one !== id) : [...before, id]));
  return (
    <Stack gap={6}>
      <Grid as="ul" min={250} gap={5}>
        {products.map((product) => (
          <li key={product.id}>
            <Stack gap={2}>
              <ProductCard product={product} level={2} sizes={SIZES} />
              <Checkbox
                label={t('wishlist.compare', { name: product.name })}
                checked={chosen.includes(product.id)}
                disabled={!chosen.includes(product.id) && compared.length >= MOST_COMPARED}
                onChange={() => toggle(product.id)}
              />
            </Stack>
          </li>
        ))}
      </Grid>
      {compared.length > 0 && <CompareBar count={compared.length} />}
      {compared.length > 1 && <CompareTable products={compared} />}
    </Stack>
  );
}

/** The table stands below all that is kept: the bar leads there from the box that was just ticked. */
function CompareBar({ count }: { count: number }) {
  const { t } = useTexts('catalog');
  const show = () => {
    const table = document.getElementById(COMPARED);
    table?.focus({ preventScroll: true });
    table?.scrollIntoView({ block: 'start', behavior: 'smooth' });
  };
  return (
    <BottomBar always>
      <span role="status">{count === 1 ? t('wishlist.oneMore') : t('wishlist.chosen', { count })}</span>
      {count > 1 && (
        <Button prominence="main" onClick={show}>
          {t('wishlist.compared')}
        </Button>
      )}
    </BottomBar>
  );
}

/** What the shopper keeps in sight, side by side if wanted, and what was looked at last. Both stay in this browser. */
export function WishlistPage() {
  const { t } = useTexts('catalog');
  const { cards, error, retry } = useCards(wishlist.useIds());
  const place = useFocusKept(cards);
  return (
    // As tall as what stands here while it comes, so that the footer stays.
    <Container css={{ minBlockSize: '70vh', paddingBlock: '1.5rem 3rem' }}>
      <PageTitle>{t('wishlist.title')}</PageTitle>
      <p css={{ marginBlock: '0.5rem 1.5rem' }}>{t('wishlist.lead')}</p>
      {!cards && (error ? <LoadFailure onRetry={retry} /> : <Skeleton height="24rem" />)}
      <div ref={place} tabIndex={-1}>
        {cards?.length === 0 && (
          <EmptyState title={t('wishlist.empty')} actions={<ButtonLink href="/search">{t('everything.show')}</ButtonLink>}>
            {t('wishlist.emptyText')}
          </EmptyState>
        )}
        {cards && cards.length > 0 && <Saved products={cards} />}
      </div>
      <RecentlyViewed />
    </Container>
  );
}
