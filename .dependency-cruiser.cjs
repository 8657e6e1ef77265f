/**
 * Imports go one way: route → feature → web/api → contract ← server route → service → repository.
 * Each rule says in its comment what to do instead.
 */
const { candidateFeatures } = require('./.scripts/areas.mjs')

const TEST = String.raw`\.test\.tsx?$|^src/testing/`
/** Rooms of the server around an application. */
const hiringRooms = 'requisitions|plan-editor|applicants|decisions|automation|messages'
/** The same in the browser. */
const hiringFeatures = 'requisitions|plan-editor|applicants'
const forCandidates = candidateFeatures.join('|')

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Two modules that need each other are one idea, or miss a third.',
      severity: 'error',
      from: { pathNot: String.raw`\.gen\.(ts|js)$` },
      to: { circular: true },
    },
    {
      name: 'only-what-exists',
      comment: 'The import leads nowhere: a missing file or a package that is not installed.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
    {
      name: 'no-dev-package-in-product',
      comment: 'The product runs without dev dependencies; move the package to dependencies.',
      severity: 'error',
      from: { path: '^(src|sw)/', pathNot: TEST },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'contract-stands-alone',
      comment: 'The contract is read by both sides and imports nothing of ours.',
      severity: 'error',
      from: { path: '^src/contract/', pathNot: TEST },
      to: { path: '^(src|sw|e2e)/', pathNot: '^src/contract/' },
    },
    {
      name: 'slices-and-examples-not-in-the-app',
      comment:
        'The lists of all endpoints and the example replies are for the API’s document and for tests; no one downloads them.',
      severity: 'error',
      from: { path: '^(src/(web/|main\\.tsx|start\\.tsx?)|sw/)', pathNot: TEST },
      to: { path: '^src/contract/(examples/|endpoints|collections|slices|.+/slice\\.ts)' },
    },
    {
      name: 'web-not-to-server',
      comment: 'The browser talks to the server through web/api and the contract.',
      severity: 'error',
      from: { path: '^(src/web/|src/(main|start)\\.tsx?|sw/)', pathNot: TEST },
      to: { path: '^src/server/' },
    },
    {
      name: 'server-not-to-web',
      comment: 'The server knows no screens; share through the contract.',
      severity: 'error',
      from: { path: '^src/server/', pathNot: TEST },
      to: { path: '^(src/web/|sw/|src/(main|start)\\.tsx?)' },
    },
    {
      name: 'worker-only-to-contract-and-offline',
      comment: 'The service worker carries the drain and the caches, no screens.',
      severity: 'error',
      from: { path: '^sw/', pathNot: TEST },
      to: { path: '^src/', pathNot: '^src/(contract|web/offline|web/api)/' },
    },
    {
      name: 'product-not-to-testing',
      comment: 'Test helpers, and the examples of slices, stay in tests.',
      severity: 'error',
      from: { path: '^(src|sw)/', pathNot: TEST },
      to: { path: '^src/testing/' },
    },
    {
      name: 'feature-not-to-feature',
      comment:
        'A route composes two features; shared are the shell, among staff the staff shell, and labels.',
      severity: 'error',
      from: {
        path: '^src/web/features/([^/]+)/',
        pathNot: `^src/web/features/(${hiringFeatures})/`,
      },
      to: {
        path: '^src/web/features/',
        pathNot: String.raw`^src/web/features/($1|shell|staff-shell)/|-labels\.tsx?$`,
      },
    },
    {
      name: 'hiring-features-not-to-others',
      comment:
        'A requisition, its plan and its applicants share their parts; they use no other feature.',
      severity: 'error',
      from: { path: `^src/web/features/(${hiringFeatures})/` },
      to: {
        path: '^src/web/features/',
        pathNot: String.raw`^src/web/features/(${hiringFeatures}|shell|staff-shell)/|-labels\.tsx?$`,
      },
    },
    {
      name: 'nothing-up-to-routes',
      comment: 'Routes stand at the top; use getRouteApi instead of importing one.',
      severity: 'error',
      from: { path: '^src/web/(features|api|offline|ui|i18n)/' },
      to: { path: '^src/web/(routes/|router\\.ts|route-tree)' },
    },
    {
      name: 'below-features',
      comment:
        'The client, the offline engine and i18n serve the features, not the other way round.',
      severity: 'error',
      from: { path: '^src/web/(api|offline|i18n)/' },
      to: { path: '^src/web/(features|ui)/' },
    },
    {
      name: 'ui-knows-no-domain',
      comment: 'The design system takes data through props.',
      severity: 'error',
      from: { path: '^src/web/ui/' },
      to: { path: '^src/(web/(features|api|offline|routes)|contract)/' },
    },
    {
      name: 'staff-ui-only-for-staff',
      comment: 'A candidate’s phone does not download staff controls (see .scripts/areas.mjs).',
      severity: 'error',
      from: {
        path: '^src/(main\\.tsx|web/)',
        pathNot: `^src/web/ui/staff/|^src/web/routes/(_staff|_provider|styleguide|[$][.])|^src/web/features/(?!(${forCandidates})/)`,
      },
      to: { path: '^src/web/ui/staff/|node_modules/react-aria-components/' },
    },
    {
      name: 'staff-features-only-for-staff',
      comment: 'A candidate feature or route that needs a staff feature is on the wrong side.',
      severity: 'error',
      from: {
        path: `^src/web/features/(${forCandidates})/|^src/web/routes/(?!_staff|_provider|styleguide|[$][.])`,
      },
      to: { path: `^src/web/features/(?!(${forCandidates})/)` },
    },
    {
      name: 'repository-belongs-to-its-slice',
      comment: 'Call the other slice’s service; its tables are its own business.',
      severity: 'error',
      from: { path: '^src/server/([^/]+)/', pathNot: `${TEST}|^src/server/(${hiringRooms})/` },
      to: { path: '-repository\\.ts$', pathNot: '^src/server/$1/' },
    },
    {
      name: 'repository-belongs-to-the-hiring-rooms',
      comment: 'These rooms read one set of tables; each other slice is asked through its service.',
      severity: 'error',
      from: { path: `^src/server/(${hiringRooms})/`, pathNot: TEST },
      to: { path: '-repository\\.ts$', pathNot: `^src/server/(${hiringRooms})/` },
    },
    {
      name: 'route-not-to-repository',
      comment: 'A server route parses, authorises and calls the service.',
      severity: 'error',
      from: { path: '^src/server/.+-routes\\.ts$' },
      to: { path: '^src/server/.+-repository\\.ts$' },
    },
    {
      name: 'service-not-to-routes',
      comment: 'Services and repositories know nothing of HTTP.',
      severity: 'error',
      from: { path: '^src/server/.+-(service|repository)\\.ts$' },
      to: { path: '^src/server/.+-routes\\.ts$|node_modules/fastify/' },
    },
    {
      name: 'repository-not-to-service',
      comment: 'SQL at the bottom; rules above it.',
      severity: 'error',
      from: { path: '^src/server/.+-repository\\.ts$' },
      to: { path: '^src/server/.+-service\\.ts$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '[.](css|svg|png|woff2|po)$' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'browser', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.d.ts'],
      mainFields: ['module', 'main', 'types'],
    },
  },
}
