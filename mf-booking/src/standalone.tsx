import { css, Global } from '@emotion/react';
import { useEffect, useState, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { DEFAULT_LOCALE, languageOf, LOCALE_CODES, type LocaleCode } from '@straits/api-contract/constants';
import type { SignedIn } from '@straits/api-contract';
import { configureHttp, http, ResourceScope } from '@straits/http';
import { addTexts, createTexts, switchTexts, TextsProvider } from '@straits/i18n';
import { BrowserRouter, Link, Route, Routes } from '@straits/router';
import { sessionStarted, signedIn, signOutAsked, useSession } from '@straits/session';
import { Button } from '@straits/ui/Button';
import { Container } from '@straits/ui/Container';
import { LinkProvider, TextLink, type PlainLinkProps } from '@straits/ui/Link';
import { Select } from '@straits/ui/Select';
import { Row, Spread, Stack } from '@straits/ui/Stack';
import { globalStyles } from '@straits/ui/global-styles';
import { token } from '@straits/ui/tokens';
import AddToCart from './exposed/AddToCart';
import MiniCart from './exposed/MiniCart';
import remotePages from './exposed/pages';

// This remote alone, for its team and QA: its pages and fragments with a session, a language and a currency to switch. Its words are English:
// the shop's own frame and its refusals' words belong to the shell.
const CURRENCIES = ['SGD', 'IDR', 'MYR', 'USD', 'CNY'];
const PEOPLE = ['traveller@straits.test', 'agent@straits.test'];
const bar = css`
  padding-block: 0.75rem;
  border-block-end: 1px dashed ${token.color.lineStrong};
  background: ${token.color.sunken};
`;

const texts = createTexts(languageOf(DEFAULT_LOCALE));
const RouterLink = ({ href, ...rest }: PlainLinkProps) => <Link to={href} {...rest} />;

function Sign() {
  const session = useSession();
  const [failed, setFailed] = useState('');
  const signIn = async (username: string) => {
    const answer = await http.post<SignedIn>('/auth/sign-in', { username, password: 'straits-demo' }, { notices: false });
    setFailed(answer.ok ? '' : 'Sign-in failed');
    if (answer.ok) signedIn(answer.value);
  };
  if (session.status === 'signed') return <Button size="small" onClick={() => signOutAsked()}>{`Sign out ${session.user.Name}`}</Button>;
  return (
    <Row>
      {PEOPLE.map((person) => (
        <Button key={person} size="small" onClick={() => void signIn(person)}>
          {person}
        </Button>
      ))}
      {failed}
    </Row>
  );
}

/** A form to put any option into the cart, in place of the product page that another remote owns. */
function Fragments() {
  const [optionId, setOptionId] = useState('');
  const [productId, setProductId] = useState('');
  const [localDate, setLocalDate] = useState('');
  const selection =
    productId && optionId ? { productId, optionId, localDate: localDate || undefined, units: [{ unitId: 'adult', quantity: 1 }] } : null;
  return (
    <Container narrow>
      <Stack gap={3}>
        {(
          [
            ['productId', productId, setProductId],
            ['optionId', optionId, setOptionId],
            ['localDate', localDate, setLocalDate],
          ] as const
        ).map(([name, value, set]) => (
          <label key={name}>
            {name} <input value={value} onChange={(event) => set(event.target.value.trim())} />
          </label>
        ))}
        <AddToCart selection={selection} hint="productId and optionId of the catalogue" />
      </Stack>
    </Container>
  );
}

const pages = Object.entries(remotePages.pages);

function LoadedPage({ load }: { load: (typeof pages)[number][1] }) {
  const [content, setContent] = useState<ReactNode>(null);
  useEffect(() => void load().then(({ page: { Page } }) => setContent(<Page />)), [load]);
  return content;
}

function Standalone() {
  const [locale, setLocale] = useState<LocaleCode>(DEFAULT_LOCALE);
  const [currency, setCurrency] = useState('SGD');
  const chooseLocale = async (code: string) => {
    const next = code as LocaleCode;
    configureHttp({ locale: next });
    await switchTexts(texts, languageOf(next));
    document.documentElement.lang = languageOf(next);
    setLocale(next);
  };
  const chooseCurrency = (code: string) => {
    configureHttp({ currency: code });
    setCurrency(code);
  };
  return (
    <ResourceScope value={{ locale, currency }}>
      <Global styles={globalStyles} />
      <div css={bar}>
        <Container>
          <Spread>
            <Row gap={4} wrap>
              <TextLink href="/">mf-booking</TextLink>
              {pages.map(([path]) => (
                <TextLink key={path} href={path}>
                  {path}
                </TextLink>
              ))}
              <MiniCart />
            </Row>
            <Row wrap>
              <Select
                label="Language"
                labelHidden
                value={locale}
                options={LOCALE_CODES.map((code) => ({ value: code, label: code }))}
                onChange={(code) => void chooseLocale(code)}
              />
              <Select
                label="Currency"
                labelHidden
                value={currency}
                options={CURRENCIES.map((code) => ({ value: code, label: code }))}
                onChange={chooseCurrency}
              />
              <Sign />
            </Row>
          </Spread>
        </Container>
      </div>
      <main id="main">
        <Routes>
          <Route path="*" element={<Fragments />} />
          {pages.map(([path, load]) => (
            <Route key={path} path={path} element={<LoadedPage load={load} />} />
          ))}
        </Routes>
      </main>
    </ResourceScope>
  );
}

async function start() {
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
