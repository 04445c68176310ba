import type { ContractRoute, RemoteContract } from '@straits/remote-contract/schema';
import type { PageState, RemoteSlice } from './page-state';

// What a page does not say of a contract: either it is this, or no browser reads it.
const ROUTE = {
  chunk: '',
  layout: 'default',
  middleware: [],
  texts: [],
  robots: 'index',
  mayBeMissing: false,
  render: 'server',
} satisfies Partial<ContractRoute>;
const SERVERS_OWN = ['chunk', 'mayBeMissing', 'render'];
const CONTRACT = {
  contract: 1,
  mission: '',
  criticality: 'primary',
  texts: [],
  sitemaps: [],
  budgetBytes: 0,
} satisfies Partial<RemoteContract>;

type PackedRoute = Pick<ContractRoute, 'path' | 'titleKey'> & Partial<ContractRoute>;
interface PackedRemote extends Omit<RemoteSlice, 'contract'> {
  contract: Pick<RemoteContract, 'namespace' | 'fragments' | 'navigation'> & { routes: PackedRoute[] };
}
/** The state in the page's JSON: every byte of it comes before the page's largest picture. */
export interface PackedState extends Omit<PageState, 'remotes'> {
  remotes: PackedRemote[];
}

const isUsual = (name: string, value: unknown) => JSON.stringify(value) === JSON.stringify(ROUTE[name as keyof typeof ROUTE]);
const packRoute = (route: ContractRoute) =>
  Object.fromEntries(
    Object.entries(route).filter(([name, value]) => !SERVERS_OWN.includes(name) && !isUsual(name, value)),
  ) as unknown as PackedRoute;

/** Titles of pages in the page's language; those of the menu in all, because it stays when the language is switched. */
function packTitles({ titles, contract }: RemoteSlice, language: string): RemoteSlice['titles'] {
  const ofMenu = new Set(contract.navigation.map(({ titleKey }) => titleKey));
  return Object.fromEntries(
    Object.entries(titles).map(([of, words]) => [
      of,
      of === language ? words : Object.fromEntries(Object.entries(words).filter(([key]) => ofMenu.has(key))),
    ]),
  );
}

// A version's contract is the same in every page that the server writes.
const packed = new WeakMap<RemoteContract, PackedRemote['contract']>();
function packContract(contract: RemoteContract): PackedRemote['contract'] {
  const { namespace, fragments, navigation, routes } = contract;
  const known = packed.get(contract) ?? { namespace, fragments, navigation, routes: routes.map(packRoute) };
  packed.set(contract, known);
  return known;
}

export const packState = (state: PageState): PackedState => ({
  ...state,
  remotes: state.remotes.map((remote) => ({
    ...remote,
    titles: packTitles(remote, state.language),
    contract: packContract(remote.contract),
  })),
});

export const unpackState = (packed: PackedState): PageState => ({
  ...packed,
  remotes: packed.remotes.map((remote) => ({
    ...remote,
    contract: {
      ...CONTRACT,
      ...remote.contract,
      name: remote.name,
      routes: remote.contract.routes.map((route) => ({ ...ROUTE, ...route })),
    },
  })),
});
