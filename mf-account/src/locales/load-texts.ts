import type { LoadTexts } from '@straits/remote-contract';

type Files = Record<string, () => ReturnType<LoadTexts>>;

// Written out, because each is a file of its own: the build cuts the locale files by what follows the question mark (shared/build).
const common: Files = {
  en: () => import(/* webpackChunkName: "texts-en" */ './en.json?common'),
  id: () => import(/* webpackChunkName: "texts-id" */ './id.json?common'),
  'zh-Hans': () => import(/* webpackChunkName: "texts-zh-Hans" */ './zh-Hans.json?common'),
  'zh-Hant': () => import(/* webpackChunkName: "texts-zh-Hant" */ './zh-Hant.json?common'),
};
/** What only some pages show (`texts` of the contract's routes): no traveller loads the words of agencies. */
const parts: Record<string, Files> = {
  agency: {
    en: () => import(/* webpackChunkName: "texts-agency-en" */ './en.json?agency'),
    id: () => import(/* webpackChunkName: "texts-agency-id" */ './id.json?agency'),
    'zh-Hans': () => import(/* webpackChunkName: "texts-agency-zh-Hans" */ './zh-Hans.json?agency'),
    'zh-Hant': () => import(/* webpackChunkName: "texts-agency-zh-Hant" */ './zh-Hant.json?agency'),
  },
  agencyJoin: {
    en: () => import(/* webpackChunkName: "texts-agencyJoin-en" */ './en.json?agencyJoin'),
    id: () => import(/* webpackChunkName: "texts-agencyJoin-id" */ './id.json?agencyJoin'),
    'zh-Hans': () => import(/* webpackChunkName: "texts-agencyJoin-zh-Hans" */ './zh-Hans.json?agencyJoin'),
    'zh-Hant': () => import(/* webpackChunkName: "texts-agencyJoin-zh-Hant" */ './zh-Hant.json?agencyJoin'),
  },
  choosePassword: {
    en: () => import(/* webpackChunkName: "texts-choosePassword-en" */ './en.json?choosePassword'),
    id: () => import(/* webpackChunkName: "texts-choosePassword-id" */ './id.json?choosePassword'),
    'zh-Hans': () => import(/* webpackChunkName: "texts-choosePassword-zh-Hans" */ './zh-Hans.json?choosePassword'),
    'zh-Hant': () => import(/* webpackChunkName: "texts-choosePassword-zh-Hant" */ './zh-Hant.json?choosePassword'),
  },
  clientQuote: {
    en: () => import(/* webpackChunkName: "texts-clientQuote-en" */ './en.json?clientQuote'),
    id: () => import(/* webpackChunkName: "texts-clientQuote-id" */ './id.json?clientQuote'),
    'zh-Hans': () => import(/* webpackChunkName: "texts-clientQuote-zh-Hans" */ './zh-Hans.json?clientQuote'),
    'zh-Hant': () => import(/* webpackChunkName: "texts-clientQuote-zh-Hant" */ './zh-Hant.json?clientQuote'),
  },
  groupNames: {
    en: () => import(/* webpackChunkName: "texts-groupNames-en" */ './en.json?groupNames'),
    id: () => import(/* webpackChunkName: "texts-groupNames-id" */ './id.json?groupNames'),
    'zh-Hans': () => import(/* webpackChunkName: "texts-groupNames-zh-Hans" */ './zh-Hans.json?groupNames'),
    'zh-Hant': () => import(/* webpackChunkName: "texts-groupNames-zh-Hant" */ './zh-Hant.json?groupNames'),
  },
  notifications: {
    en: () => import(/* webpackChunkName: "texts-notifications-en" */ './en.json?notifications'),
    id: () => import(/* webpackChunkName: "texts-notifications-id" */ './id.json?notifications'),
    'zh-Hans': () => import(/* webpackChunkName: "texts-notifications-zh-Hans" */ './zh-Hans.json?notifications'),
    'zh-Hant': () => import(/* webpackChunkName: "texts-notifications-zh-Hant" */ './zh-Hant.json?notifications'),
  },
  waitingList: {
    en: () => import(/* webpackChunkName: "texts-waitingList-en" */ './en.json?waitingList'),
    id: () => import(/* webpackChunkName: "texts-waitingList-id" */ './id.json?waitingList'),
    'zh-Hans': () => import(/* webpackChunkName: "texts-waitingList-zh-Hans" */ './zh-Hans.json?waitingList'),
    'zh-Hant': () => import(/* webpackChunkName: "texts-waitingList-zh-Hant" */ './zh-Hant.json?waitingList'),
  },
};

/** The remote's texts: the common ones, or a part. A language that is not there is answered in English. */
export const loadTexts: LoadTexts = (language, part) => {
  const files = part ? parts[part] : common;
  const load = files?.[language] ?? files?.en;
  return load ? load() : Promise.reject(new Error(`the texts have no part ${String(part)}`));
};
