import { css, Global } from '@emotion/react';
import { useEffect, useState, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { SignedIn } from '@straits/api-contract';
import { DEFAULT_LOCALE, languageOf, LOCALE_CODES, type LocaleCode } from '@straits/api-contract/constants';
import { REFUSALS } from '@straits/api-contract/refusals';
import { configureHttp, http, ResourceScope } from '@straits/http';
import { addTexts, createTexts, switchTexts, TextsProvider } from '@straits/i18n';
import { BrowserRouter, Link, Route, Routes } from '@straits/router';
import { sessionStarted, signedIn, signOutAsked, useSession } from '@straits/session';
import { Button } from '@straits/ui/Button';
import { Container } from '@straits/ui/Container';
import { globalStyles } from '@straits/ui/global-styles';
import { LinkProvider, TextLink, type PlainLinkProps } from '@straits/ui/Link';
import { Select } from '@straits/ui/Select';
import { Row, Spread } from '@straits/ui/Stack';
import { token } from '@straits/ui/tokens';
import WalletBalance from './exposed/WalletBalance';
import remotePages from './exposed/pages';

// This remote alone, for its team and QA: its pages and its fragment with a session, a language and a currency to switch.
const CURRENCIES = ['SGD', 'IDR', 'MYR', 'USD', 'CNY'];
const PEOPLE = ['traveller@straits.test', 'agent@straits.test'];
const bar = css`
  padding-block: 0.75rem;
  border-block-end: 1px dashed ${token.color.lineStrong};
  background: ${token.color.sunken};
`;

const texts = createTexts(languageOf(DEFAULT_LOCALE));
const RouterLink = ({ href, ...rest }: PlainLinkProps) => <Link to={href} {...rest} />;
const pages = Object.entries(remotePages.pages);
// The words of refusals are the shell's; alone their English messages stand in.
const refusals = Object.fromEntries(Object.entries(REFUSALS).map(([code, { message }]) => [code, message]));

function Sign() {
  const session = useSession();
  const signIn = async (username: string) => {
    const answer = await http.post<SignedIn>('/auth/sign-in', { username, password: 'straits-demo' });
    if (answer.ok) signedIn(answer.value);
  };
  if (session.status === 'signed') return <Button size="small" onClick={() => signOutAsked()}>{`Sign out ${session.user.Name}`}</Button>;
  return PEOPLE.map((person) => (
    <Button key={person} size="small" onClick={() => void signIn(person)}>
      {person}
    </Button>
  ));
}

function LoadedPage({ load }: { load: (typeof pages)[number][1] }) {
  const [content, setContent] = useState<ReactNode>(null);
  useEffect(() => void load().then(({ page: { Page } }) => setContent(<Page />)), [load]);
  return content;
}

interface Choices {
  locale: LocaleCode;
  currency: string;
}
interface ChoiceProps {
  label: string;
  value: string;
  values: readonly string[];
  onChoose: (value: string) => void;
}
const Choice = ({ label, value, values, onChoose }: ChoiceProps) => (
  <Select label={label} labelHidden value={value} options={values.map((one) => ({ value: one, label: one }))} onChange={onChoose} />
);

function Bar({ locale, currency, onChange }: Choices & { onChange: (change: Partial<Choices>) => void }) {
  const chooseLocale = async (code: string) => {
    const next = code as LocaleCode;
    configureHttp({ locale: next });
    await switchTexts(texts, languageOf(next));
    document.documentElement.lang = languageOf(next);
    onChange({ locale: next });
  };
  const chooseCurrency = (code: string) => {
    configureHttp({ currency: code });
    onChange({ currency: code });
  };
  return (
    <Container>
      <Spread>
        <Row gap={4} wrap>
          {pages.map(([path]) => (
            <TextLink key={path} href={path}>
              {path}
            </TextLink>
          ))}
        </Row>
        <Row wrap>
          <Choice label="Language" value={locale} values={LOCALE_CODES} onChoose={(code) => void chooseLocale(code)} />
          <Choice label="Currency" value={currency} values={CURRENCIES} onChoose={chooseCurrency} />
          <Sign />
          <WalletBalance />
        </Row>
      </Spread>
    </Container>
  );
}

function Standalone() {
  const [choices, setChoices] = useState<Choices>({ locale: DEFAULT_LOCALE, currency: 'SGD' });
  return (
    <ResourceScope value={choices}>
      <Global styles={globalStyles} />
      <div css={bar}>
        <Bar {...choices} onChange={(change) => setChoices((before) => ({ ...before, ...change }))} />
      </div>
      <main id="main">
        <Routes>
          {pages.map(([path, load]) => (
            <Route key={path} path={path} element={<LoadedPage load={load} />} />
          ))}
        </Routes>
      </main>
    </ResourceScope>
  );
}

async function start() {
  await addTexts(texts, 'shell', () => Promise.resolve({ default: { refusals } }));
  await addTexts(texts, remotePages.namespace, remotePages.texts);
  sessionStarted();
  const root = document.getElementById('root') ?? document.body.appendChild(document.createElement('div'));
  createRoot(root).render(
    <TextsProvider texts={texts}>
      <BrowserRouter>
        <LinkProvider component={RouterLink}>
          <Standalone />
        </LinkProvider>
      </BrowserRouter>
    </TextsProvider>,
  );
}
void start();
