const { readdirSync } = require('node:fs');
const { isSlow } = require('./scripts/slow-first.cjs');
const { writeGroups } = require('./scripts/test-groups.cjs');

// Packages that publish only ES modules; jest runs CommonJS, so they are compiled like our own code.
// @fastify/cookie imports one of them at run time, which jest cannot do either.
const esmOnly = [
  '@fastify/cookie',
  '@borewit/text-codec',
  '@tokenizer/inflate',
  '@tokenizer/token',
  'cookie',
  'file-type',
  'strtok3',
  'temporal-polyfill',
  'temporal-utils',
  'token-types',
  'typebox',
  'uint8array-extras',
];

const swc = [
  '@swc/jest',
  {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      target: 'es2022',
      transform: { react: { runtime: 'automatic', importSource: '@emotion/react' } },
    },
    module: { type: 'commonjs' },
  },
];

const shared = {
  transform: { '\\.[cm]?[jt]sx?$': swc },
  transformIgnorePatterns: [`/node_modules/(?!(@straits|${esmOnly.join('|')})/)`],
  modulePathIgnorePatterns: ['/dist/', '<rootDir>/\\.data', '<rootDir>/\\.cache/(?!test-groups)'],
};

const onServer = {
  ...shared,
  testEnvironment: 'node',
  // Its only door is for `import` and Node's own require of ES modules, which jest does not know.
  moduleNameMapper: { '^file-type$': '<rootDir>/node_modules/file-type/index.js' },
};

// A whole run loads once what neighbouring files share.
const isWhole = process.env.STRAITS_TESTS === 'whole';
const testsOf = (project, folders, ending) =>
  isWhole ? writeGroups(project, { folders, ending, runsAlone: isSlow }) : folders.map((folder) => `<rootDir>/${folder}/**/*${ending}`);

const remotes = readdirSync(__dirname).filter((name) => name.startsWith('mf-'));

/** @type {import('jest').Config} */
module.exports = {
  maxWorkers: 2,
  // What test files leave behind in a worker slows the next ones down.
  workerIdleMemoryLimit: '1500MB',
  testSequencer: '<rootDir>/scripts/slow-first.cjs',
  testTimeout: 20_000,
  projects: [
    {
      ...onServer,
      displayName: 'unit',
      testMatch: testsOf('unit', ['shared', 'shell', ...remotes, 'delivery', 'scripts', 'e2e'], '.test.ts'),
    },
    {
      ...shared,
      displayName: 'component',
      testEnvironment: '<rootDir>/shared/testing/src/browser-environment.js',
      // Parts of a locale file are cut by the build; a test gets the whole file.
      moduleNameMapper: { '(.+\\.json)\\?\\w+$': '$1' },
      testEnvironmentOptions: { customExportConditions: ['node', 'node-addons'] },
      setupFilesAfterEnv: ['<rootDir>/shared/testing/src/browser-setup.ts'],
      testMatch: testsOf('component', ['shared', 'shell', ...remotes], '.test.tsx'),
    },
    {
      ...onServer,
      displayName: 'api',
      globalSetup: '<rootDir>/api/src/testing/start-test-database.ts',
      globalTeardown: '<rootDir>/api/src/testing/stop-test-database.ts',
      testMatch: testsOf('api', ['api'], '.test.ts'),
    },
  ],
};
