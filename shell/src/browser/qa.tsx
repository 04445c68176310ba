import { createRoot } from 'react-dom/client';
import { TextsProvider, type Texts } from '@straits/i18n';
import { QaBar } from '../frame/QaBar';
import type { PageState } from '../page/page-state';

/** QA's bar, in a root of its own: the page under test stays as it is. */
export function startQa({ overridden, remotes }: PageState, texts: Texts) {
  if (!overridden) return;
  // It takes no room itself, so that the bar sticks to the window and not to it.
  const room = document.body.appendChild(document.createElement('div'));
  room.style.display = 'contents';
  createRoot(room).render(
    <TextsProvider texts={texts}>
      <QaBar remotes={remotes} overridden={overridden} />
    </TextsProvider>,
  );
}
