import { createRoot } from 'react-dom/client';
import { TextsProvider, type Texts } from '@straits/i18n';
import { QaBar } from '../frame/QaBar';
import type { PageState } from '../page/page-state';
import { leaveForPayment } from './qa-payment';

/** QA's bar, in a root of its own: the page under test stays as it is. */
export function startQa({ overridden, remotes }: PageState, texts: Texts) {
  if (!overridden) return;
  leaveForPayment();
  createRoot(document.body.appendChild(document.createElement('div'))).render(
    <TextsProvider texts={texts}>
      <QaBar remotes={remotes} overridden={overridden} />
    </TextsProvider>,
  );
}
