import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const isGroup = (value) => typeof value === 'object' && value !== null;
const PLURAL = /_(zero|one|two|few|many)$/;
/** Other languages have other plural forms: what has its general one lacks none. */
const isOtherPlural = (key, own) => PLURAL.test(key) && key.replace(PLURAL, '_other') in own;

/** A language's texts with English where it has no words (specification 9). What is complete comes back as it is. */
export function filledTexts(own, english) {
  const filled = { ...own };
  for (const [key, words] of Object.entries(english)) {
    if (isGroup(words)) filled[key] = filledTexts(isGroup(own[key]) ? own[key] : {}, words);
    else if (!(key in own) && !isOtherPlural(key, own)) filled[key] = words;
  }
  return filled;
}

/** webpack's loader of a locale file. At build time, so that no page loads a second language for one word, and both sides say the same. */
export default function fillTexts(source) {
  const english = path.join(path.dirname(this.resourcePath), 'en.json');
  this.addDependency(english);
  return JSON.stringify(filledTexts(JSON.parse(source), JSON.parse(readFileSync(english, 'utf8'))));
}

export const fillRule = { test: /locales[\\/](?!en\.)[\w-]+\.json$/, loader: fileURLToPath(import.meta.url) };
