/** Names of a new remote in the forms that files want. */
export interface Names {
  /** `mf-insurance` */
  workspace: string;
  /** `mf_insurance` */
  remote: string;
  /** `insurance`: namespace, path and first feature. */
  word: string;
  /** `Insurance` */
  title: string;
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

const contract = ({ remote, word }: Names) =>
  json({
    name: remote,
    contract: 1,
    mission: `What the page /${word} is for: one sentence by its team`,
    criticality: 'optional',
    namespace: word,
    routes: [{ path: `/${word}`, chunk: word, layout: 'default', titleKey: `${word}.title` }],
    fragments: [],
    navigation: [],
    budgetBytes: 12_000,
  }).replace(/"routes": \[\s+\{([^}]+)\}\s+\]/, (_whole, route: string) => {
    const inner = route
      .trim()
      .split('\n')
      .map((line) => `      ${line.trim()}`)
      .join('\n');
    return `"routes": [\n    {\n${inner}\n    }\n  ]`;
  });

const LEADS: Record<string, (title: string) => string> = {
  en: (title) => `${title} begins here.`,
  id: (title) => `${title} dimulai di sini.`,
  'zh-Hans': (title) => `${title}从这里开始。`,
  'zh-Hant': (title) => `${title}從這裡開始。`,
};
const locale = ({ word, title }: Names, language: string) => json({ [word]: { title, lead: LEADS[language]?.(title) } });

const page = ({ title, word }: Names) => `import { useTexts } from '@straits/i18n';
import { Container } from '@straits/ui/Container';
import { PageTitle } from '@straits/ui/Heading';
import { Stack } from '@straits/ui/Stack';

/** The first page of this remote. */
export function ${title}Page() {
  const { t } = useTexts('${word}');
  return (
    <Container>
      <Stack gap={4}>
        <PageTitle>{t('${word}.title')}</PageTitle>
        <p>{t('${word}.lead')}</p>
      </Stack>
    </Container>
  );
}
`;

const pageModule = ({ title, word }: Names) => `import type { Page } from '@straits/remote-contract';
import { ${title}Page } from './${title}Page';

export const page: Page = {
  Page: ${title}Page,
  head: ({ origin }, _, t) => ({ title: t('${word}.title'), canonical: \`\${origin}/${word}\` }),
};
`;

const test = ({ title, word }: Names) => `import { screen } from '@testing-library/react';
import { renderPage } from '@straits/testing/render-page';
import ${word} from '../locales/en.json';
import { ${title}Page } from './${title}Page';

test('says what this is', async () => {
  await renderPage(<${title}Page />, { at: '/${word}', texts: { ${word} } });

  expect(screen.getByRole('heading', { level: 1, name: '${title}' })).toBeVisible();
});
`;

const pages = ({ word }: Names) => `import type { RemotePages } from '@straits/remote-contract';

const remote: RemotePages = {
  namespace: '${word}',
  texts: (language) => import(/* webpackChunkName: "texts-[request]" */ \`../locales/\${language}.json\`),
  pages: {
    '/${word}': () => import(/* webpackChunkName: "${word}" */ '../${word}/${word}.page'),
  },
};

export default remote;
`;

const standalone = `import { startStandalone } from '@straits/testing/standalone';
import contract from '../contract.json';
import remote from './exposed/pages';

startStandalone({ contract, remote });
`;

const webpackConfig = ({ remote }: Names) => `import { federatedApp } from '@straits/build';

export default federatedApp({ name: '${remote}', directory: import.meta.dirname });
`;

const readme = ({ workspace, word }: Names) => `# ${workspace}

What it is for, in a sentence. Team: who.

| page | what it is |
| ---- | ---------- |
| \`/${word}\` | its first page |

Run it in the site: \`npm start\`; with fast refresh: \`npm run dev -- ${workspace}\`; alone: \`npm run standalone -- ${workspace}\`. Test: \`npx jest ${workspace}\`.

Read first: \`contract.json\`, \`src/exposed/pages.tsx\`, then \`src/${word}/\`.
`;

/** What every remote needs, at the versions that the others have. */
const NEEDED = ['@emotion/react', '@straits/build', '@straits/i18n', '@straits/remote-contract', '@straits/ui'];

export const packageOf = ({ workspace }: Names, versions: Record<string, string>) => ({
  name: `@straits/${workspace}`,
  version: '1.0.0',
  private: true,
  dependencies: Object.fromEntries(NEEDED.map((name) => [name, versions[name]])),
});

/** Path in the workspace → content. `versions`: of libraries, as another remote has them. */
export function filesOf(names: Names, versions: Record<string, string>): Record<string, string> {
  const { word, title } = names;
  return {
    'README.md': readme(names)
      .replace(/\| ---- \| ---------- \|\n\| (.+) \| its/, (_whole, cell: string) => {
        const dashes = '-'.repeat(cell.length);
        return `| ${dashes} | -------------- |\n| ${cell} | its`;
      })
      .replace('| page | what it is |', `| page${' '.repeat(word.length - 1)} | what it is     |`),
    'contract.json': contract(names),
    'package.json': json(packageOf(names, versions)),
    'webpack.config.mjs': webpackConfig(names),
    'src/exposed/pages.tsx': pages(names),
    'src/standalone.tsx': standalone,
    [`src/${word}/${word}.page.ts`]: pageModule(names),
    [`src/${word}/${title}Page.tsx`]: page(names),
    [`src/${word}/${title}Page.test.tsx`]: test(names),
    ...Object.fromEntries(Object.keys(LEADS).map((language) => [`src/locales/${language}.json`, locale(names, language)])),
  };
}
