import { useEffect, useState } from 'react';
import type { Home } from '@straits/api-contract';
import { useTexts } from '@straits/i18n';
import { useSearchParams, withParam } from '@straits/router';
import { Section } from '@straits/ui/Container';
import { SectionTitle } from '@straits/ui/Heading';
import { TextLink } from '@straits/ui/Link';
import { Tabs } from '@straits/ui/Tabs';
import { ProductShelf } from '../product/ProductShelf';
import { searchPath } from '../product/product-links.rules';
import { COUNTRIES, readCountry, rememberCountry, type Country } from './country.rules';

/** Liked in each country; the last one looked at comes back on the next visit (M51). */
export function PopularByCountry({ popular }: { popular: Home['popular'] }) {
  const { t } = useTexts('catalog');
  const [search, setSearch] = useSearchParams();
  const named = readCountry(search.get('popular'));
  const [remembered, setRemembered] = useState<Country | null>(null);
  // The cookie is read after hydration: a visitor's page is the same for everyone until then.
  useEffect(() => setRemembered(readCountry(/straits_country=(\w+)/.exec(document.cookie)?.[1])), []);
  const country = named ?? remembered ?? 'SG';

  const select = (id: string) => {
    const chosen = readCountry(id);
    if (!chosen) return;
    rememberCountry(chosen);
    setSearch((now) => withParam(now, 'popular', chosen), { replace: true, preventScrollReset: true });
  };
  const tabs = COUNTRIES.map((one) => ({
    id: one,
    label: t(`country.${one}`),
    content: (
      <>
        <ProductShelf products={popular[one] ?? []} />
        <TextLink href={searchPath({ country: one, sort: 'popularity' })}>
          {t('home.allInCountry', { country: t(`country.${one}`) })}
        </TextLink>
      </>
    ),
  }));
  return (
    <Section heading={<SectionTitle>{t('home.popular')}</SectionTitle>}>
      <Tabs label={t('home.popular')} tabs={tabs} selected={country} onSelect={select} />
    </Section>
  );
}
