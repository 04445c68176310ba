import type { CityPage, KindCount, ProductKind } from '@straits/api-contract';
import { useFormat, useTexts } from '@straits/i18n';
import { useSearchParams, withParam } from '@straits/router';
import { Icon } from '@straits/ui/Icon';
import { TextLink } from '@straits/ui/Link';
import { Tabs } from '@straits/ui/Tabs';
import { KIND_ICONS, PRODUCT_KINDS_IN_ORDER } from '../product/product-kinds';
import { ProductShelf } from '../product/ProductShelf';

export interface KindTabsProps {
  label: string;
  popular: CityPage['popular'];
  counts: KindCount[];
  date: string | null;
  /** The list of a kind in this place. */
  allOf: (kind: ProductKind) => string;
}

/** What is liked in a place, a tab per kind that is sold there; the address holds the open one. */
export function KindTabs({ label, popular, counts, date, allOf }: KindTabsProps) {
  const { t } = useTexts('catalog');
  const { number } = useFormat();
  const [search, setSearch] = useSearchParams();
  const shelves = PRODUCT_KINDS_IN_ORDER.flatMap((kind) => popular.find((one) => one.kind === kind) ?? []);
  const countOf = (kind: ProductKind) => counts.find((one) => one.kind === kind)?.count ?? 0;
  const select = (kind: string) => setSearch((now) => withParam(now, 'kind', kind), { replace: true, preventScrollReset: true });
  const tabs = shelves.map(({ kind, items }) => ({
    id: kind,
    label: `${t(`kind.${kind}`)} (${number(countOf(kind))})`,
    icon: <Icon name={KIND_ICONS[kind]} size={20} />,
    content: (
      <>
        <ProductShelf products={items} date={date} />
        <p css={{ marginBlockStart: '0.75rem' }}>
          <TextLink href={allOf(kind)}>{t('places.allOf', { kind: t(`kind.${kind}`) })}</TextLink>
        </p>
      </>
    ),
  }));
  return <Tabs label={label} tabs={tabs} selected={search.get('kind') ?? undefined} onSelect={select} />;
}
