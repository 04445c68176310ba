import { useTexts } from '@straits/i18n';
import { PolicyPage } from '../policy/PolicyPage';
import en from './en.json';
import id from './id.json';
import simplified from './zh-Hans.json';
import traditional from './zh-Hant.json';

/** What we know about people, why, and what they can ask of us (PDPA). */
export function PrivacyPolicyPage() {
  const { t } = useTexts('catalog');
  return <PolicyPage title={t('privacy.headline')} texts={{ en, id, 'zh-Hans': simplified, 'zh-Hant': traditional }} />;
}
