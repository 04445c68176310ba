import { useTexts } from '@straits/i18n';
import { PolicyPage } from '../policy/PolicyPage';
import en from './en.json';
import id from './id.json';
import simplified from './zh-Hans.json';
import traditional from './zh-Hant.json';

/** What holds when somebody books: prices, holds, payment, changes, refunds. */
export function BookingPolicyPage() {
  const { t } = useTexts('catalog');
  return <PolicyPage title={t('policy.headline')} texts={{ en, id, 'zh-Hans': simplified, 'zh-Hant': traditional }} />;
}
