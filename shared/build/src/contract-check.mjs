import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { RemoteContract } from '@straits/remote-contract/schema';

const LANGUAGES = ['en', 'id', 'zh-Hans', 'zh-Hant'];

const textAt = (texts, key) => key.split('.').reduce((part, step) => part?.[step], texts);

/** The languages' files of a workspace: language → texts. */
export function readTexts(directory) {
  const entries = LANGUAGES.map((language) => [language, path.join(directory, 'src/locales', `${language}.json`)]);
  return Object.fromEntries(entries.map(([language, file]) => [language, existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}]));
}

/** Top-level keys of the locale files that have files of their own, because only some routes show them, or because they come later. */
export const partsOf = (contract) => [...new Set([...contract.texts, ...contract.routes.flatMap(({ texts }) => texts)])];

const titleKeysOf = (contract) => [...contract.routes, ...contract.navigation].map((one) => one.titleKey);

/** Titles that the shell shows before any of the remote's code is there: language → key → text. */
export const titlesOf = (contract, texts) =>
  Object.fromEntries(
    LANGUAGES.map((language) => [language, Object.fromEntries(titleKeysOf(contract).map((key) => [key, textAt(texts[language], key)]))]),
  );

function routeFaults({ contract, chunks, exposed }) {
  const faults = contract.routes
    .filter(({ chunk }) => !chunks.has(chunk))
    .map(({ path: address, chunk }) => `route ${address}: no chunk is named "${chunk}"`);
  const hasNoPages = contract.routes.length > 0 && !exposed.has('pages');
  return hasNoPages ? [...faults, 'there are routes, but src/exposed/pages.tsx does not exist'] : faults;
}

const fragmentFaults = ({ contract, exposed }) =>
  contract.fragments.filter(({ name }) => !exposed.has(name)).map(({ name }) => `fragment ${name}: src/exposed/${name}.tsx does not exist`);

function textFaults({ contract, chunks, texts }, language) {
  const wanted = [language, ...partsOf(contract).map((part) => `${part}-${language}`)];
  const faults = wanted.filter((name) => !chunks.has(`texts-${name}`)).map((name) => `no chunk holds the texts of ${name}`);
  const untold = titleKeysOf(contract).filter((key) => typeof textAt(texts[language], key) !== 'string');
  return [...faults, ...untold.map((key) => `title "${key}" has no text in ${language}.json`)];
}

/** What the contract says and the build does not hold, one sentence each. */
export const contractFaults = (built) => [
  ...routeFaults(built),
  ...fragmentFaults(built),
  ...LANGUAGES.flatMap((language) => textFaults(built, language)),
];

/** Reads `contract.json`; the schema's complaints name their place. */
export function readContract(directory) {
  const read = RemoteContract.safeParse(JSON.parse(readFileSync(path.join(directory, 'contract.json'), 'utf8')));
  if (read.success) return { contract: read.data, faults: [] };
  return { contract: null, faults: read.error.issues.map((issue) => `contract.json ${issue.path.join('.')}: ${issue.message}`) };
}
