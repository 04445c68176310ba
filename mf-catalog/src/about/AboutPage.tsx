import { useTexts } from '@straits/i18n';
import { PolicyPage } from '../policy/PolicyPage';
import en from './en.json';
import id from './id.json';
import simplified from './zh-Hans.json';
import traditional from './zh-Hant.json';

/** Who we are, with the facts that can be looked up. */
export function AboutPage() {
  const { t } = useTexts('catalog');
  return <PolicyPage title={t('about.headline')} texts={{ en, id, 'zh-Hans': simplified, 'zh-Hant': traditional }} />;
}
