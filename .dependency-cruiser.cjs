const { readdirSync } = require('node:fs');

const names = readdirSync(__dirname).flatMap((folder) => /^mf-(\w+)$/.exec(folder)?.[1] ?? []);
const remotes = names.join('|');
const foundation = 'api-contract|remote-contract|ui|build';
const middle = 'http|i18n|router|federation|proof';

// What several features of one remote stand on, in order: each may import those before it, every feature all of them. One that grows
// knowledge of a single feature goes back there.
const groundwork = {
  catalog: [
    'place-time',
    'saved',
    'product',
    'recently-viewed',
    'search-box',
    'hotel-stay',
    'place-map',
    'result-list',
    'policy',
    'waiting-list',
    'attraction-booking',
    'product-detail',
    'ferry-trip',
    'ride-trip',
    'trip',
    'trip-list',
    'easy-quote',
  ],
  booking: ['acts', 'held-places', 'cart-line', 'typing', 'placed-order'],
  account: [
    'bell',
    'order-cancellation',
    'date-change',
    'book-again',
    'ticket-qr',
    'berths',
    'offline-tickets',
    'phone-number',
    'passenger-details',
    'traveller-name',
    'order-reason',
    'order-money',
    'order-lines',
    'agency',
    'command-bar',
  ],
  wallet: ['typing', 'statement', 'top-up', 'convert', 'redeem', 'bank-lines'],
};

const everyRemote = Object.fromEntries(names.map((name) => [name, groundwork[name] ?? []]));
const featureRules = Object.entries(everyRemote).flatMap(([remote, ground]) => [
  {
    name: `features-are-strangers-in-${remote}`,
    comment: 'What two features need is shared/ui, or a third feature named above; src/exposed composes them.',
    severity: 'error',
    from: { path: `^mf-${remote}/src/([a-z-]+)/`, pathNot: `^mf-${remote}/src/(${['exposed', ...ground].join('|')})/` },
    to: { path: `^mf-${remote}/src/[a-z-]+/`, pathNot: [`^mf-${remote}/src/(${['$1', 'locales', ...ground].join('|')})/`] },
  },
  ...ground.map((name, index) => ({
    name: `groundwork-in-order-in-${remote}-${name}`,
    severity: 'error',
    from: { path: `^mf-${remote}/src/${name}/` },
    to: {
      path: `^mf-${remote}/src/[a-z-]+/`,
      pathNot: [`^mf-${remote}/src/(${['locales', ...ground.slice(0, index + 1)].join('|')})/`],
    },
  })),
]);

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Modules that need each other are one module, or hide a third one.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'nothing-unresolvable',
      comment: 'An import that leads nowhere fails only when somebody runs it.',
      severity: 'error',
      // What webpack puts in the place of other packages' files resolves as those would.
      from: { pathNot: '^shared/build/src/(trimmed|dev)/' },
      to: { couldNotResolve: true, pathNot: '^(straits:|virtual:)|/dist/' },
    },
    {
      name: 'no-undeclared-packages',
      comment: "A package is used by the workspaces whose package.json names it; the root's are for tools and tests.",
      severity: 'error',
      from: {
        path: '^(shell|mf-[a-z]+|shared|api|delivery)/',
        pathNot: '[.](test|fixture|builder)[.]tsx?$|^shared/testing/|^api/src/testing/|^shared/build/src/(trimmed|dev)/',
      },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'remotes-are-strangers',
      comment: 'Remotes meet in the browser, by contract; never by import.',
      severity: 'error',
      from: { path: `^mf-(${remotes})/` },
      to: { path: `^mf-(${remotes})/`, pathNot: '^mf-$1/' },
    },
    {
      name: 'remotes-import-shared-only',
      comment: 'A remote is built and published without the shell, the API and the delivery.',
      severity: 'error',
      from: { path: '^mf-' },
      to: { path: '^(shell|api|delivery|e2e|scripts)/' },
    },
    {
      name: 'shell-imports-shared-only',
      comment: 'The shell knows remotes by the registry alone.',
      severity: 'error',
      from: { path: '^shell/' },
      to: { path: '^(mf-[a-z]+|api|e2e|scripts)/' },
    },
    {
      name: 'shell-meets-delivery-in-the-registry',
      comment: 'The site reads the registry that the delivery writes, by the format in the remote contract.',
      severity: 'error',
      from: { path: '^shell/' },
      to: { path: '^delivery/' },
    },
    {
      name: 'api-imports-its-contract-only',
      severity: 'error',
      from: { path: '^api/' },
      to: { path: '^(shell|mf-[a-z]+|delivery|e2e|scripts|shared/(?!api-contract/))' },
    },
    {
      name: 'delivery-imports-the-remote-contract-only',
      severity: 'error',
      from: { path: '^delivery/' },
      to: { path: '^(shell|mf-[a-z]+|api|e2e|scripts|shared/(?!remote-contract/))' },
    },
    ...featureRules,
    {
      name: 'exposed-is-for-others',
      comment: 'What is public composes features; a feature that imports it would import its neighbours.',
      severity: 'error',
      from: { path: '^mf-[a-z]+/src/', pathNot: '/src/(exposed/|standalone|index|server)' },
      to: { path: '^mf-[a-z]+/src/exposed/' },
    },
    {
      name: 'shared-foundation',
      comment: `The order of shared packages: ${foundation} <- ${middle} <- session <- testing.`,
      severity: 'error',
      from: { path: `^shared/(${foundation})/` },
      to: { path: '^shared/', pathNot: `^shared/(${foundation})/` },
    },
    {
      name: 'shared-middle',
      severity: 'error',
      from: { path: `^shared/(${middle})/` },
      to: { path: '^shared/(session|testing)/' },
    },
    {
      name: 'shared-session',
      severity: 'error',
      from: { path: '^shared/session/' },
      to: { path: '^shared/testing/' },
    },
    {
      name: 'shared-knows-nobody',
      severity: 'error',
      from: { path: '^shared/' },
      to: { path: '^(shell|mf-[a-z]+|api|delivery|e2e|scripts)/' },
    },
    {
      name: 'shared-by-its-door',
      comment: "A shared package is entered by its package's name and exports, not by a path into it.",
      severity: 'error',
      from: { path: '^(shell|mf-[a-z]+|api|delivery)/' },
      to: { path: '^shared/', dependencyTypes: ['local'] },
    },
    {
      name: 'testing-is-for-tests',
      severity: 'error',
      from: {
        path: '^(shell|mf-[a-z]+|api|delivery|shared)/',
        pathNot: '[.]test[.]tsx?$|^shared/testing/|^api/src/testing/|^mf-[a-z]+/src/standalone[.]tsx$',
      },
      to: { path: '^(shared|api/src)/testing/' },
    },
    {
      name: 'rules-are-pure',
      comment: 'Rules are values in, values out: testable without a database, a server or a screen.',
      severity: 'error',
      from: { path: '[.]rules[.]tsx?$' },
      to: {
        path: '[.](sql|routes|api|model)[.]tsx?$|node_modules/(kysely|pg|fastify|react|swr|effector)/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'sql-knows-no-http',
      severity: 'error',
      from: { path: '[.]sql[.]ts$' },
      to: { path: '[.]routes[.]ts$|^api/src/http/|node_modules/@?fastify' },
    },
    {
      name: 'modules-by-their-door',
      comment: 'An API module is entered by its index.ts.',
      severity: 'error',
      from: { path: '^api/src/modules/([a-z]+)/', pathNot: '[.]test[.]ts$' },
      to: { path: '^api/src/modules/', pathNot: ['^api/src/modules/$1/', '^api/src/modules/[a-z]+/index[.]ts$'] },
    },
    {
      name: 'database-below-modules',
      comment: 'The connection, migrations and the supervisor know nothing of what is stored.',
      severity: 'error',
      from: { path: '^api/src/database/', pathNot: '[.]test[.]ts$' },
      to: { path: '^api/src/(modules|http|ops|demo)/' },
    },
  ],
  options: {
    exclude: { path: '^(shell|mf-[a-z]+|shared|delivery|api)/.*dist/|^[.](data|cache)/' },
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
    },
    skipAnalysisNotInRules: true,
    cache: false,
  },
};
