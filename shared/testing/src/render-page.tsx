import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fork } from 'effector';
import { Provider } from 'effector-react';
import type { ReactElement } from 'react';
import type { Language, User } from '@straits/api-contract';
import { SWRConfig } from '@straits/http';
import { addTexts, createTexts, TextsProvider } from '@straits/i18n';
import { BrowserRouter, Link } from '@straits/router';
import { $session, type Session } from '@straits/session';
import { LinkProvider } from '@straits/ui/Link';
import { shellWords } from './shell-words';

export interface Surroundings {
  /** Path and query of the page. */
  at: string;
  /** The remote's texts by namespace. */
  texts: Record<string, Record<string, unknown>>;
  session?: Session;
  language?: Language;
}

/** Shows a page of a remote as the shell would: texts, router, session, a cache of its own. Only the network is to be faked. */
export async function renderPage(page: ReactElement, { at, texts: own, session = { status: 'visitor' }, language = 'en' }: Surroundings) {
  window.history.replaceState(null, '', at);
  document.title = 'Straits';
  const texts = createTexts(language);
  for (const [namespace, bundle] of Object.entries({ shell: shellWords, ...own }))
    await addTexts(texts, namespace, () => Promise.resolve({ default: bundle }));
  const scope = fork({ values: [[$session, session]] });
  const view = render(
    <Provider value={scope}>
      <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0, shouldRetryOnError: false }}>
        <TextsProvider texts={texts}>
          <BrowserRouter>
            <LinkProvider component={Link}>{page}</LinkProvider>
          </BrowserRouter>
        </TextsProvider>
      </SWRConfig>
    </Provider>,
  );
  return { ...view, scope, user: userEvent.setup({ delay: null }) };
}

export const person = (change: Partial<User> = {}): Session => ({
  status: 'signed',
  user: {
    Id: '1',
    Name: 'Ada Lim',
    Username: 'ada',
    Email: 'ada@straits.test',
    Phone: null,
    Nationality: null,
    CurrencyObj: { Code: 'SGD' },
    IsB2B: 'false',
    IsB2C: 'true',
    IsStaff: 'false',
    AgencyName: null,
    ...change,
  },
});
