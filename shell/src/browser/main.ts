import { breathe } from '../page/interactive';
import { followTranslatedText } from './translated-text';
import { warmFormats } from './warm-formats';

async function main() {
  followTranslatedText(document);
  warmFormats();
  // What arrived last has just been compiled, which is a task's worth.
  await breathe();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await breathe();
  await import(/* webpackMode: "eager" */ '@module-federation/enhanced/runtime');
  await breathe();
  await import(/* webpackMode: "eager" */ '@straits/i18n');
  await breathe();
  await import(/* webpackMode: "eager" */ '@straits/router');
  await import(/* webpackMode: "eager" */ '@straits/http');
  await breathe();
  const { start } = await import(/* webpackMode: "eager" */ './start');
  await breathe();
  await start();
}

void main();
