import checkFile from 'eslint-plugin-check-file';
import effector from 'eslint-plugin-effector';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import playwright from 'eslint-plugin-playwright';
import reactHooks from 'eslint-plugin-react-hooks';
import testingLibrary from 'eslint-plugin-testing-library';
import tseslint from 'typescript-eslint';

const inBrowser = ['{shell,mf-*,shared/*}/src/**/*.{ts,tsx}'];
const tests = ['**/*.{test,spec,fixture,builder}.{ts,tsx}', 'shared/testing/**', 'api/src/testing/**', 'e2e/**'];
// Words, pictures and tables: long because there is much of it, not because it is complicated.
const data = ['**/locales/**', 'api/src/demo/**', 'api/src/pictures/**', 'api/src/database/migrations/**', 'shared/api-contract/src/**'];

// A name that fits anything says nothing; the thing itself has a better one.
const emptyName = '(utils?|helpers?|common|misc|managers?|services?)';

export default tseslint.config(
  { ignores: ['**/dist/', '.data/', '.cache/', '**/*.cjs', '**/*.tmp.*', 'test-results/', 'playwright-report/'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },

  // Every file: sizes that keep a function readable on one screen.
  {
    files: ['**/*.{ts,tsx,mjs,js}'],
    rules: {
      'max-lines': ['error', { max: 200, skipBlankLines: false, skipComments: false }],
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
      complexity: ['error', 8],
      'max-params': ['error', 3],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'off',
      'prefer-const': 'error',
      'no-restricted-syntax': [
        'error',
        { selector: 'ExportDefaultDeclaration', message: 'Exports are named; default only in src/exposed/*, configuration and setups.' },
        { selector: `ImportDeclaration[source.value=/(^|\\u002F)${emptyName}$/]`, message: 'Name the module after the thing that it is.' },
      ],
    },
  },
  // The connection, or what a use case stands on, comes first and is not counted.
  {
    files: ['api/**/*.ts'],
    rules: {
      'max-params': ['error', 4],
      'no-restricted-properties': [
        'error',
        { object: 'request', property: 'ip', message: 'Count by request.network: an IPv6 customer has 2^64 addresses.' },
      ],
    },
  },
  // Remotes: the token is @straits/session's alone, and nothing of theirs is global (decision 0071). What a browser keeps for one stands in a file for it.
  {
    files: ['mf-*/src/**/*.{ts,tsx}'],
    ignores: [
      'mf-catalog/src/saved/saved-products.ts',
      'mf-catalog/src/contact/KeptDraft.tsx',
      'mf-account/src/agency-bulk/kept-table.ts',
      '**/*.test.*',
      '**/*.fixture.*',
    ],
    rules: {
      'no-restricted-globals': ['error', 'localStorage', 'sessionStorage'],
      'no-restricted-imports': [
        'error',
        {
          paths: [
            { name: '@straits/api-contract/constants', importNames: ['TOKEN_KEY'], message: 'The token is in nobody else’s hands.' },
            { name: '@emotion/react', importNames: ['Global'], message: 'Styles of a remote are its elements’ own.' },
          ],
        },
      ],
    },
  },
  // In markup every condition on an attribute counts; there it is a list, not a path.
  { files: ['**/*.tsx'], rules: { complexity: ['error', 12] } },
  // A list of routes is read from top to bottom; each handler is still counted.
  { files: ['**/*.routes.ts'], rules: { 'max-lines-per-function': 'off' } },
  {
    files: [...tests, ...data],
    rules: { 'max-lines': 'off', 'max-lines-per-function': 'off', 'max-params': 'off', complexity: 'off' },
  },
  {
    files: [
      '*.config.{ts,mjs,js}',
      '**/*.config.{ts,mjs}',
      'shared/build/src/trimmed/*',
      'shared/build/src/fill-texts.mjs',
      '**/src/exposed/*',
      'api/src/testing/*-test-database.ts',
      'e2e/start-stack.ts',
      '**/*.d.ts',
    ],
    rules: { 'no-restricted-syntax': 'off' },
  },

  // File and folder names (docs: house style): kebab-case, components in PascalCase.
  {
    files: ['{api,delivery,shell,mf-*,shared,scripts,e2e}/**/*.{ts,tsx,mjs}'],
    plugins: { 'check-file': checkFile },
    rules: {
      'check-file/filename-naming-convention': [
        'error',
        { '**/*.tsx': '@(+([a-z0-9-])|[A-Z]*([a-zA-Z0-9]))', '**/!([0-9])*.{ts,mjs}': 'KEBAB_CASE' },
        { ignoreMiddleExtensions: true },
      ],
      'check-file/folder-naming-convention': ['error', { '{api,delivery,shell,mf-*,shared,scripts,e2e}/**/': 'KEBAB_CASE' }],
      'check-file/filename-blocklist': [
        'error',
        {
          '**/@(util|utils|helper|helpers|common|misc|manager|managers|service|services|types){.ts,.tsx,.mjs}': '*.rules.ts',
          '**/*@(-|.)@(util|utils|helper|helpers|misc|manager|service){.ts,.tsx,.mjs}': '*.rules.ts',
        },
      ],
    },
  },

  // TypeScript with types.
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false }],
      '@typescript-eslint/no-floating-promises': ['error', { ignoreVoid: true }],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      // fastify's handlers and use cases are async by convention, also where they do not wait.
      '@typescript-eslint/require-await': 'off',
      // Our objects are closures, not classes: their methods know no `this` that could be lost.
      '@typescript-eslint/unbound-method': 'off',
      // The text fields of a form are read as texts; only a file's field could answer a File.
      '@typescript-eslint/no-base-to-string': ['error', { ignoredTypeNames: ['Error', 'RegExp', 'URL', 'URLSearchParams', 'File'] }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/ban-ts-comment': ['error', { 'ts-expect-error': 'allow-with-description' }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true, allowNullish: true }],
    },
  },

  // What runs in the browser.
  {
    files: inBrowser,
    plugins: { 'react-hooks': reactHooks },
    extends: [jsxA11y.flatConfigs.recommended, effector.flatConfigs.recommended, effector.flatConfigs.react],
    rules: {
      // The rules of the React compiler, which we do not use, would cost a third of the whole lint.
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      // Safari forgets that a list without bullets is a list, unless it is told.
      'jsx-a11y/no-redundant-roles': ['error', { ul: ['list'], ol: ['list'] }],
      // An effect fails with a tagged value (house style: errors), which is not an Error.
      '@typescript-eslint/only-throw-error': 'off',
      '@typescript-eslint/prefer-promise-reject-errors': 'off',
      'effector/no-watch': 'error',
      'effector/no-getState': 'error',
    },
  },

  // The server's code is CommonJS: it requires what is only known at run time, or must stay out of another bundle.
  { files: ['api/src/**', 'shell/src/{server,page}/**'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  { files: ['shell/src/page/render.tsx'], rules: { '@typescript-eslint/no-unsafe-assignment': 'off' } },

  // Tests.
  {
    files: ['**/*.test.tsx'],
    extends: [testingLibrary.configs['flat/react']],
  },
  {
    files: ['e2e/journeys/**/*.ts'],
    extends: [playwright.configs['flat/recommended']],
    rules: { 'playwright/no-wait-for-timeout': 'error', 'playwright/no-skipped-test': 'error', 'playwright/no-networkidle': 'error' },
  },
  {
    files: tests,
    rules: {
      // What a test reads from an answer is what it then asserts.
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
    },
  },
);
