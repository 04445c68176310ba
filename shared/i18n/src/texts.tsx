import { createInstance, type i18n } from 'i18next';
import { createContext, useCallback, useContext, useSyncExternalStore, type ReactNode } from 'react';
import type { Language } from '@straits/api-contract/constants';

export type Texts = i18n;
type Bundle = Record<string, unknown>;
export type LoadTexts = (language: string, part?: string) => Promise<{ default: Bundle }>;

/** Texts of a namespace that come in one file: all of it, or a part. */
interface Source {
  namespace: string;
  load: (language: string) => Promise<{ default: Bundle }>;
  /** Hardly anybody shows words of a part before it is here: the page is drawn again for it only where somebody did. */
  isPart: boolean;
  /** Languages that have come. */
  here: Set<string>;
}

// A remote's texts are loaded per language; the sources are kept so that a language switch can fetch the same ones again.
const sources = new WeakMap<Texts, Map<string, Source>>();

// Namespaces that were asked for words which had not come.
const missed = new WeakMap<Texts, Set<string>>();

/** Languages, namespace, key, what is shown, whether it was changed, and what it was asked with. */
type Missing = [readonly string[], string, string, string, boolean, { defaultValue?: string }?];

/** One instance per page or server request. A language's files have English words where their own are missing (specification 9; shared/build, fill-texts). */
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
    // Words that nobody wrote, or whose part the page's route does not name, are a fault of ours: said where tests and reports see it. Where
    // others stand in for them, they may still be on their way.
    saveMissing: true,
    missingKeyHandler: (...[, namespace, key, , , asked]: Missing) => {
      missed.get(texts)?.add(namespace);
      if (asked?.defaultValue === undefined) console.error(`no text for ${namespace}:${key}`);
    },
  });
  sources.set(texts, new Map());
  missed.set(texts, new Set());
  return texts;
}

async function bring(texts: Texts, { namespace, load, here, isPart }: Source, language: string) {
  if (here.has(language)) return;
  const { default: bundle } = await load(language);
  here.add(language);
  const silent = isPart && !missed.get(texts)?.delete(namespace);
  texts.addResourceBundle(language, namespace, bundle, true, true, { silent, skipCopy: false });
}

async function add(texts: Texts, id: string, given: Omit<Source, 'here'>): Promise<void> {
  const known = sources.get(texts);
  const source = { ...given, here: known?.get(id)?.here ?? new Set<string>() };
  known?.set(id, source);
  await bring(texts, source, texts.language);
}

/** Adds a remote's namespace in the present language. Cheap when it is there. */
export const addTexts = (texts: Texts, namespace: string, load: LoadTexts): Promise<void> =>
  add(texts, namespace, { namespace, load: (language) => load(language), isPart: false });

/** Adds a part of a remote's texts: what only some of its pages show. */
export const addTextsPart = (texts: Texts, remote: { namespace: string; texts: LoadTexts }, part: string): Promise<void> =>
  add(texts, `${remote.namespace}/${part}`, {
    namespace: remote.namespace,
    load: (language) => remote.texts(language, part),
    isPart: true,
  });

/** Loads every text in use in the new language, then switches: nobody sees a half-translated page. */
export async function switchTexts(texts: Texts, language: Language): Promise<void> {
  const inUse = [...(sources.get(texts)?.values() ?? [])];
  await Promise.all(inUse.map((source) => bring(texts, source, language)));
  await texts.changeLanguage(language);
}

export const TextsContext = createContext<Texts | null>(null);
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

type Translate = ReturnType<Texts['getFixedT']>;

// What a namespace says in a language, by key: a page asks for the same words hundreds of times, and i18next works each out anew.
const spoken = new WeakMap<Texts, Map<string, Translate>>();

const MOST_WORDS = 4_000;

/** i18next's `t` of a namespace that remembers what it said; another language or newly arrived texts (`shown`) begin anew. */
function translatorOf(texts: Texts, namespace: string, shown: string): Translate {
  const known = spoken.get(texts) ?? new Map<string, Translate>();
  spoken.set(texts, known);
  const id = `${namespace} ${shown}`;
  const already = known.get(id);
  if (already) return already;
  const words = new Map<string, string>();
  const remembering = ((key: string, values?: Record<string, unknown>) => {
    const asked = values ? key + JSON.stringify(values) : key;
    const remembered = words.get(asked);
    if (remembered) return remembered;
    // Not `getFixedT`: it copies all of i18next's options at each call.
    const said = texts.t(key, { ...values, ns: namespace });
    if (words.size > MOST_WORDS) words.clear();
    // Words that have not come yet are asked for again.
    if (said !== key) words.set(asked, said);
    return said;
  }) as unknown as Translate;
  known.set(id, remembering);
  return remembering;
}

/** `t('checkout.pay')` in the remote's namespace, and the language tag of what it gives. */
export function useTexts(namespace: string) {
  const texts = useContext(TextsContext);
  if (!texts) throw new Error('useTexts needs a TextsProvider around it');
  const listen = useCallback((listener: () => void) => subscribe(texts, namespace, listener), [texts, namespace]);
  const version = () => `${texts.language} ${arrivals.get(texts)?.get(namespace) ?? 0}`;
  const shown = useSyncExternalStore(listen, version, version);
  // Other words are another t, so that what is kept by t is made anew.
  return { t: translatorOf(texts, namespace, shown), language: texts.language as Language };
}
