import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { languageOf, TOKEN_KEY } from '@straits/api-contract/constants';
import { configureHttp } from '@straits/http';
import { addTexts, addTextsPart, createTexts, TextsProvider, type Texts } from '@straits/i18n';
import type { RemotePages } from '@straits/remote-contract';
import { BrowserRouter, Link } from '@straits/router';
import { sessionStarted } from '@straits/session';
import { LinkProvider } from '@straits/ui/Link';
import { shellWords } from './shell-words';
import { chosenNetwork, type Answer, type Answers } from './standalone/answers';
import { readChoices, type Choices } from './standalone/choices';
import { Panel } from './standalone/Panel';
import { RemoteAlone } from './standalone/RemoteAlone';

interface Standalone {
  contract: { name: string; routes: { path: string; texts?: string[] }[] };
  remote: RemotePages;
  /** The remote's fragments, as others show them. */
  fragments?: ReactNode;
}

/** The dev server keeps what was recorded. */
const KEPT = '/standalone/answers';
const PASSWORD = 'straits-demo';
const PERSON = 'straits_standalone_person';

const isDemoPerson = (session: Choices['session']) => ['traveller', 'agent', 'staff'].includes(session);

/** The token of who was chosen. Recorded answers need none that is real. */
async function tokenOf({ session, answers }: Choices): Promise<string | null> {
  if (session === 'ended') return 'ended';
  if (!isDemoPerson(session)) return null;
  if (answers === 'recorded') return 'recorded';
  const known = localStorage.getItem(TOKEN_KEY);
  if (known && localStorage.getItem(PERSON) === session) return known;
  const body = JSON.stringify({ username: `${session}@straits.test`, password: PASSWORD });
  const answer = await fetch('/travel/v1/auth/sign-in', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  return answer.ok ? ((await answer.json()) as { token: string }).token : null;
}

async function becomePerson(choices: Choices) {
  const token = await tokenOf(choices);
  if (token) localStorage.setItem(TOKEN_KEY, token);
  else localStorage.removeItem(TOKEN_KEY);
  localStorage.setItem(PERSON, choices.session);
}

async function chooseNetwork(choices: Choices) {
  const answers = choices.answers === 'recorded' ? ((await (await fetch(KEPT)).json()) as Answers) : {};
  const real = globalThis.fetch.bind(globalThis);
  const keep = (name: string, answer: Answer) => void real(KEPT, { method: 'POST', body: JSON.stringify({ [name]: answer }) });
  globalThis.fetch = chosenNetwork(real, { choices, answers, keep });
}

async function loadTexts({ contract, remote }: Standalone, choices: Choices): Promise<Texts> {
  const texts = createTexts(languageOf(choices.locale));
  await addTexts(texts, 'shell', () => Promise.resolve({ default: shellWords }));
  await addTexts(texts, remote.namespace, remote.texts);
  const parts = new Set(contract.routes.flatMap((route) => route.texts ?? []));
  for (const part of parts) await addTextsPart(texts, remote, part);
  return texts;
}

async function startAlone(given: Standalone, root: Element) {
  const choices = readChoices();
  if (choices.theme !== 'system') document.documentElement.dataset.theme = choices.theme;
  document.documentElement.lang = languageOf(choices.locale);
  await becomePerson(choices);
  await chooseNetwork(choices);
  configureHttp({ locale: choices.locale, currency: choices.currency });
  const texts = await loadTexts(given, choices);
  if (choices.session !== 'unknown') sessionStarted();
  createRoot(root).render(
    <TextsProvider texts={texts}>
      <BrowserRouter>
        <LinkProvider component={Link}>
          <RemoteAlone pages={given.remote.pages} fragments={given.fragments} choices={choices} />
        </LinkProvider>
      </BrowserRouter>
    </TextsProvider>,
  );
}

/** Without a panel: in the panel's frame, and for pictures (`?panel=none`). */
const isBare = () => window !== window.top || new URLSearchParams(location.search).get('panel') === 'none';

/** A remote alone, for its team and QA (`src/standalone.tsx`): no shell and no other remote, everything that a page meets to choose. */
export function startStandalone(given: Standalone) {
  const root = document.getElementById('root') ?? document.body.appendChild(document.createElement('div'));
  if (isBare()) return void startAlone(given, root);
  const paths = given.contract.routes.map(({ path }) => path).filter((path) => !path.includes(':'));
  createRoot(root).render(<Panel name={given.contract.name.replace('_', '-')} paths={paths} />);
}
