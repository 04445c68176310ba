import playwright from 'eslint-plugin-playwright';
import testingLibrary from 'eslint-plugin-testing-library';
import { defineConfig } from 'oxlint';

const tests = ['**/*.{test,spec,fixture,builder}.{ts,tsx}', 'shared/testing/**', 'api/src/testing/**', 'e2e/**'];
// Words, pictures and tables: long because there is much of it, not because it is complicated.
const data = ['**/locales/**', 'api/src/demo/**', 'api/src/pictures/**', 'api/src/database/migrations/**', 'shared/api-contract/src/**'];

// A name that fits anything says nothing; the thing itself has a better one.
const emptyName = {
  regex: '(^|/)(utils?|helpers?|common|misc|managers?|services?)$',
  message: 'Name the module after the thing that it is.',
};

const all = (severity, plugin, names) => Object.fromEntries(names.split(' ').map((name) => [`${plugin}/${name}`, severity]));

/** What tells bugs and what keeps the house's style. Types are told here too; what effector asks for is ESLint's (eslint.config.mjs). */
export default defineConfig({
  plugins: ['eslint', 'typescript', 'react', 'jsx-a11y', 'import', 'oxc'],
  jsPlugins: ['eslint-plugin-check-file', 'eslint-plugin-playwright', 'eslint-plugin-testing-library'],
  options: { typeAware: true, typeCheck: true, denyWarnings: true, reportUnusedDisableDirectives: 'error' },
  ignorePatterns: ['**/dist/', '.data/', '.cache/', '**/*.cjs', '**/*.tmp.*', 'test-results/', 'playwright-report/'],
  categories: { correctness: 'error' },
  rules: {
    // Sizes that keep a function readable on one screen.
    'max-lines': ['error', { max: 400, skipBlankLines: false, skipComments: false }],
    'max-lines-per-function': ['error', { max: 80, skipBlankLines: true, skipComments: true }],
    complexity: ['error', { max: 15 }],
    'max-params': ['error', { max: 3 }],

    eqeqeq: ['error', 'always', { null: 'ignore' }],
    'no-var': 'error',
    'prefer-const': 'error',
    'prefer-rest-params': 'error',
    'prefer-spread': 'error',
    'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true }],
    // Texts and numbers of one digit are sorted as they are written.
    'typescript/require-array-sort-compare': 'off',
    // They are what is looked for in what was sent.
    'no-control-regex': 'off',
    'no-restricted-imports': ['error', { patterns: [emptyName] }],
    'import/no-default-export': 'error',
  },
  overrides: [
    // The connection, or what a use case stands on, comes first and is not counted.
    {
      files: ['api/**/*.ts'],
      rules: {
        'max-params': ['error', { max: 4 }],
        'no-restricted-properties': [
          'error',
          { object: 'request', property: 'ip', message: 'Count by request.network: an IPv6 customer has 2^64 addresses.' },
        ],
      },
    },
    // Remotes: the token is @straits/session's alone, and nothing of theirs is global (decision 0071). What a browser keeps for one stands in a file for it.
    {
      files: ['mf-*/src/**/*.{ts,tsx}'],
      excludeFiles: [
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
            patterns: [emptyName],
            paths: [
              { name: '@straits/api-contract/constants', importNames: ['TOKEN_KEY'], message: 'The token is in nobody else’s hands.' },
              { name: '@emotion/react', importNames: ['Global'], message: 'Styles of a remote are its elements’ own.' },
            ],
          },
        ],
      },
    },
    // In markup every condition on an attribute counts; there it is a list, not a path.
    { files: ['**/*.tsx'], rules: { complexity: ['error', { max: 15 }] } },
    // A list of routes is read from top to bottom; each handler is still counted.
    { files: ['**/*.routes.ts'], rules: { 'max-lines-per-function': 'off' } },
    {
      files: [...tests, ...data],
      rules: { 'max-lines': 'off', 'max-lines-per-function': 'off', 'max-params': 'off', complexity: 'off' },
    },
    {
      files: [
        '**/*.config.{ts,mjs}',
        'shared/build/src/trimmed/*',
        'shared/build/src/fill-texts.mjs',
        '**/src/exposed/*',
        'api/src/testing/*-test-database.ts',
        'e2e/start-stack.ts',
        '**/*.d.{ts,mts}',
      ],
      rules: { 'import/no-default-export': 'off' },
    },

    // File and folder names (docs: house style): kebab-case, components in PascalCase.
    {
      files: ['{api,delivery,shell,mf-*,shared,scripts,e2e}/**/*.{ts,tsx,mjs}'],
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
      rules: {
        'no-array-constructor': 'error',
        ...all('error', 'typescript', 'no-empty-object-type no-explicit-any no-namespace no-require-imports only-throw-error'),
        ...all(
          'error',
          'typescript',
          'no-unnecessary-type-assertion no-unnecessary-type-constraint no-unsafe-argument no-unsafe-assignment',
        ),
        ...all('error', 'typescript', 'no-unsafe-call no-unsafe-enum-comparison no-unsafe-function-type no-unsafe-member-access'),
        ...all('error', 'typescript', 'no-unsafe-return prefer-promise-reject-errors restrict-plus-operands'),
        'typescript/ban-ts-comment': ['error', { 'ts-expect-error': 'allow-with-description' }],
        'typescript/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false }],
        'typescript/no-floating-promises': ['error', { ignoreVoid: true }],
        'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
        'typescript/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true, allowNullish: true }],
        // The text fields of a form are read as texts; only a file's field could answer a File.
        'typescript/no-base-to-string': ['error', { ignoredTypeNames: ['Error', 'RegExp', 'URL', 'URLSearchParams', 'File'] }],
        // `() => void act()` says that nobody waits for it, whether or not there is something to wait for.
        'typescript/no-meaningless-void-operator': 'off',
        // `[...text]` is how a text is counted as people do.
        'typescript/no-misused-spread': 'off',
        // Our objects are closures, not classes: their methods know no `this` that could be lost.
        'typescript/unbound-method': 'off',
      },
    },

    // What runs in the browser.
    {
      files: ['{shell,mf-*,shared/*}/src/**/*.{ts,tsx}'],
      rules: {
        'react/rules-of-hooks': 'error',
        // The rules of the React compiler, which we do not use.
        ...all('off', 'react', 'globals immutability purity refs set-state-in-effect'),
        // A boundary forgets its failure when the page is another.
        'react/no-did-update-set-state': 'off',
        // Safari forgets that a list without bullets is a list, unless it is told.
        'jsx-a11y/no-redundant-roles': ['error', { ul: ['list'], ol: ['list'], td: ['gridcell'] }],
        'jsx-a11y/no-noninteractive-element-to-interactive-role': ['error', { ul: ['listbox'], li: ['option'], table: ['grid'] }],
        'jsx-a11y/no-noninteractive-element-interactions': [
          'error',
          { handlers: ['onClick', 'onError', 'onLoad', 'onMouseDown', 'onMouseUp', 'onKeyPress', 'onKeyDown', 'onKeyUp'] },
        ],
        // Its tags say less than ours: an `output` is no status of a page, a `td` without words is no control.
        'jsx-a11y/control-has-associated-label': 'off',
        'jsx-a11y/prefer-tag-over-role': 'off',
        // An effect fails with a tagged value (house style: errors), which is not an Error.
        'typescript/only-throw-error': 'off',
        'typescript/prefer-promise-reject-errors': 'off',
      },
    },

    // The server's code is CommonJS: it requires what is only known at run time, or must stay out of another bundle.
    { files: ['api/src/**', 'shell/src/{server,page}/**'], rules: { 'typescript/no-require-imports': 'off' } },
    { files: ['shell/src/page/render.tsx'], rules: { 'typescript/no-unsafe-assignment': 'off' } },

    // Tests.
    { files: ['**/*.test.tsx'], rules: testingLibrary.configs['flat/react'].rules },
    { files: ['e2e/journeys/**/*.ts'], rules: playwright.configs['flat/recommended'].rules },
    {
      files: tests,
      rules: {
        // What a test reads from an answer is what it then asserts.
        'typescript/no-unsafe-assignment': 'off',
        'typescript/no-unsafe-member-access': 'off',
        // A table of cases is not drawn.
        'react/jsx-key': 'off',
      },
    },
  ],
});
