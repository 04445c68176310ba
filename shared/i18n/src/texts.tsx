import { createInstance, type i18n } from 'i18next';
import { createContext, useCallback, useContext, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import type { Language } from '@straits/api-contract/constants';

export type Texts = i18n;
type Bundle = Record<string, unknown>;
type LoadTexts = (language: string) => Promise<{ default: Bundle }>;

// A remote's texts are loaded per language; the loaders are kept so that a language switch can fetch the same namespaces again.
const loaders = new WeakMap<Texts, Map<string, LoadTexts>>();

/** One instance per page or server request. Missing texts fall back to English (specification 9). */
export function createTexts(language: Language): Texts {
  const texts = createInstance();
  void texts.init({
    lng: language,
    fallbackLng: 'en',
    resources: {},
    ns: [],
    defaultNS: 'shell',
    initAsync: false,
    interpolation: { escapeValue: false },
  });
  loaders.set(texts, new Map());
  return texts;
}

/** Adds a remote's namespace in the present language, and in English for what is missing. Cheap when it is there. */
export async function addTexts(texts: Texts, namespace: string, load: LoadTexts): Promise<void> {
  loaders.get(texts)?.set(namespace, load);
  if (texts.hasResourceBundle(texts.language, namespace)) return;
  const bundle = await load(texts.language);
  texts.addResourceBundle(texts.language, namespace, bundle.default, true, true);
}

/** Loads every namespace in use in the new language, then switches: nobody sees a half-translated page. */
export async function switchTexts(texts: Texts, language: Language): Promise<void> {
  const inUse = [...(loaders.get(texts) ?? [])];
  await Promise.all(
    inUse.map(async ([namespace, load]) => {
      if (texts.hasResourceBundle(language, namespace)) return;
      texts.addResourceBundle(language, namespace, (await load(language)).default, true, true);
    }),
  );
  await texts.changeLanguage(language);
}

const TextsContext = createContext<Texts | null>(null);
export const TextsProvider = ({ texts, children }: { texts: Texts; children: ReactNode }) => (
  <TextsContext value={texts}>{children}</TextsContext>
);

// Two events change what a component shows: another language, and texts of its namespace that came. Counted, so that React sees it.
const arrivals = new WeakMap<Texts, Map<string, number>>();
function subscribe(texts: Texts, namespace: string, listener: () => void): () => void {
  const counts = arrivals.get(texts) ?? new Map<string, number>();
  arrivals.set(texts, counts);
  const added = (_language: string, added: string) => {
    if (added !== namespace) return;
    counts.set(namespace, (counts.get(namespace) ?? 0) + 1);
    listener();
  };
  texts.on('languageChanged', listener);
  texts.store.on('added', added);
  return () => {
    texts.off('languageChanged', listener);
    texts.store.off('added', added);
  };
}

/** `t('checkout.pay')` in the remote's namespace, and the language tag of what it gives. */
export function useTexts(namespace: string) {
  const texts = useContext(TextsContext);
  if (!texts) throw new Error('useTexts needs a TextsProvider around it');
  const listen = useCallback((listener: () => void) => subscribe(texts, namespace, listener), [texts, namespace]);
  const version = () => `${texts.language} ${arrivals.get(texts)?.get(namespace) ?? 0}`;
  const shown = useSyncExternalStore(listen, version, version);
  // eslint-disable-next-line react-hooks/exhaustive-deps -- other words are another t, so that what is kept by t is made anew
  const t = useMemo(() => texts.getFixedT(null, namespace), [texts, namespace, shown]);
  return { t, language: texts.language as Language };
}
