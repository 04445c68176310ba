import type { Base, Company, Currency } from '@straits/api-contract';
import { DEFAULT_TOUR_HOST } from '@straits/api-contract/constants';
import { http } from '@straits/http';
import { arrivedShop } from '../page/arrived-shop';
import type { PageState } from '../page/page-state';

const LOCAL = ['localhost', '127.0.0.1', '[::1]'];

/** One quiet try for the settings that the server did not get (N6): the page stands on defaults and works, so a failure is nobody's news. */
export async function askShopAgain({ isShopAssumed, shop }: Pick<PageState, 'isShopAssumed' | 'shop'>): Promise<void> {
  if (!isShopAssumed) return;
  const quietly = { notices: false };
  const web = LOCAL.includes(location.hostname) ? DEFAULT_TOUR_HOST : location.hostname;
  const [base, company, currencies] = await Promise.all([
    http.get<Base>('/base', { ...quietly, query: { web } }),
    http.get<Company>('/company', quietly),
    http.get<Currency[]>('/currency', quietly),
  ]);
  if (!base.ok) return;
  arrivedShop.set({
    base: base.value,
    company: company.ok ? company.value : shop.company,
    currencies: currencies.ok ? currencies.value : shop.currencies,
  });
}
