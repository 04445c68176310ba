import { REFUSALS } from '@straits/api-contract/refusals';
import en from './en.json';
import id from './id.json';
import zhHans from './zh-Hans.json';
import zhHant from './zh-Hant.json';

const languages: Record<string, object> = { en, id, 'zh-Hans': zhHans, 'zh-Hant': zhHant };

describe.each(Object.entries(languages))('the shell’s texts in %s', (_language, texts) => {
  it('have a word for every refusal of the API', () => {
    expect(Object.keys((texts as typeof en).refusals).sort()).toEqual(Object.keys(REFUSALS).sort());
  });
});

it('the English words for refusals are the API’s own', () => {
  expect(en.refusals).toEqual(Object.fromEntries(Object.entries(REFUSALS).map(([code, { message }]) => [code, message])));
});
