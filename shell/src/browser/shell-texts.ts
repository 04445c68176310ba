type Texts = Promise<{ default: Record<string, unknown> }>;

// Words for refusals are a third of the texts and nobody needs them at first: the build cuts the files in two (shared/build).
const FRAME: Record<string, () => Texts> = {
  en: () => import(/* webpackChunkName: "texts-en" */ '../locales/en.json?frame'),
  id: () => import(/* webpackChunkName: "texts-id" */ '../locales/id.json?frame'),
  'zh-Hans': () => import(/* webpackChunkName: "texts-zh-Hans" */ '../locales/zh-Hans.json?frame'),
  'zh-Hant': () => import(/* webpackChunkName: "texts-zh-Hant" */ '../locales/zh-Hant.json?frame'),
};
const REFUSALS: Record<string, () => Texts> = {
  en: () => import(/* webpackChunkName: "refusals-en" */ '../locales/en.json?refusals'),
  id: () => import(/* webpackChunkName: "refusals-id" */ '../locales/id.json?refusals'),
  'zh-Hans': () => import(/* webpackChunkName: "refusals-zh-Hans" */ '../locales/zh-Hans.json?refusals'),
  'zh-Hant': () => import(/* webpackChunkName: "refusals-zh-Hant" */ '../locales/zh-Hant.json?refusals'),
};

const pick = (from: Record<string, () => Texts>, language: string): Texts => {
  const load = from[language] ?? from.en;
  if (!load) throw new Error(`no texts for ${language}`);
  return load();
};

/** What the first paint says, in one language, or the part `refusals`. */
export const loadShellTexts = (language: string, part?: string) => pick(part ? REFUSALS : FRAME, language);
