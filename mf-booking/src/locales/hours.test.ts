import { readFileSync } from 'node:fs';
import path from 'node:path';

it.each(['en', 'id', 'zh-Hans', 'zh-Hant'])('%s writes from when to when with a dash, as everywhere', (language) => {
  const texts = readFileSync(path.join(__dirname, `${language}.json`), 'utf8');

  expect(texts).toMatch(/9–18/);
  expect(texts).not.toMatch(/\d-\d/);
});
