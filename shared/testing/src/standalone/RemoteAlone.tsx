import { Global } from '@emotion/react';
import { useEffect, useState, type ReactNode } from 'react';
import type { RemotePages } from '@straits/remote-contract';
import { ResourceScope } from '@straits/http';
import { Route, Routes } from '@straits/router';
import { Container } from '@straits/ui/Container';
import { globalStyles } from '@straits/ui/global-styles';
import { Row, Stack } from '@straits/ui/Stack';
import type { Choices } from './choices';

type Load = RemotePages['pages'][string];

function LoadedPage({ load }: { load: Load }) {
  const [content, setContent] = useState<ReactNode>(null);
  useEffect(() => void load().then(({ page: { Page } }) => setContent(<Page />)), [load]);
  return content;
}

interface Props {
  pages: RemotePages['pages'];
  /** What the remote shows on others' pages. */
  fragments: ReactNode;
  choices: Choices;
}

/** The remote's pages where the shell's would be, and its fragments on a page of their own for every other address. */
export function RemoteAlone({ pages, fragments, choices }: Props) {
  const { locale, currency } = choices;
  return (
    <ResourceScope value={{ locale, currency }}>
      <Global styles={globalStyles} />
      <main id="main" tabIndex={-1}>
        <Routes>
          {Object.entries(pages).map(([path, load]) => (
            <Route key={path} path={path} element={<LoadedPage load={load} />} />
          ))}
          <Route
            path="*"
            element={
              <Container narrow>
                <Stack gap={5}>
                  <h1>Fragments</h1>
                  <Row gap={4} wrap>
                    {fragments}
                  </Row>
                </Stack>
              </Container>
            }
          />
        </Routes>
      </main>
    </ResourceScope>
  );
}
