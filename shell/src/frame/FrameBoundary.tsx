import type { ReactNode } from 'react';
import { RemoteBoundary } from '@straits/federation';
import { useTexts } from '@straits/i18n';
import { useLocation } from '@straits/router';
import { Interactive } from '../page/Interactive';
import { ServerError } from './lazy-parts';

interface Props {
  onFatal?: ((error: unknown) => void) | undefined;
  children: ReactNode;
}

/** Where not even the error page's code comes: its words, and a way out that loads everything anew. */
function Bare() {
  const { t } = useTexts('shell');
  return (
    <main id="main">
      <h1>{t('serverError.title')}</h1>
      <p>{t('serverError.text')}</p>
      <a href="/">{t('failure.home')}</a>
    </main>
  );
}

/** What the frame itself throws opens the error page (specification 2): no shopper sees an empty window. Another address is tried anew. */
export function FrameBoundary({ onFatal, children }: Props) {
  const { t } = useTexts('shell');
  const { pathname } = useLocation();
  return (
    <RemoteBoundary
      remote="shell"
      resetKey={pathname}
      onFailure={({ cause }) => {
        document.title = t('serverError.title');
        onFatal?.(cause);
      }}
      failed={() => (
        <RemoteBoundary remote="shell" failed={() => <Bare />}>
          <main id="main" tabIndex={-1}>
            <ServerError reference={null} />
            <Interactive />
          </main>
        </RemoteBoundary>
      )}
    >
      {children}
    </RemoteBoundary>
  );
}
