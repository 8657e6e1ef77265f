/**
 * The kind `list`: a table of a company, an endpoint that lists it, and a screen of the settings that shows it.
 */
import { arrayBeside, arrayOf, bodyOf, imports } from './anchors.mjs'

/**
 * All paths and texts have placeholders, see `names.mjs`.
 * @typedef {object} Kind
 * @property {Readonly<Record<string, string>>} files the template of each path
 * @property {readonly {path: string, at: readonly {anchor: import('./anchors.mjs').Anchor, text: string}[]}[]} insertions
 * @property {{table: string, endpoint: string}} taken what must not be there yet: a table, and an endpoint's name
 * @property {readonly string[]} messages the messages that need a translation
 * @property {readonly string[]} steps what is left by hand
 */

const FEATURE = 'src/web/features/settings/{{many.kebab}}'
const SLICE = 'src/server/{{many.kebab}}'

const files = {
  'src/contract/settings/{{many.kebab}}.ts': 'contract.ts',
  'src/contract/settings/{{one.kebab}}-lists.ts': 'contract-list.ts',
  'src/contract/examples/{{many.kebab}}.ts': 'example.ts',
  'src/server/db/schema/{{one.kebab}}.ts': 'schema.ts',
  [`${SLICE}/{{one.kebab}}-routes.ts`]: 'routes.ts',
  [`${SLICE}/{{one.kebab}}-service.ts`]: 'service.ts',
  [`${SLICE}/{{one.kebab}}-repository.ts`]: 'repository.ts',
  [`${SLICE}/{{one.kebab}}-examples.ts`]: 'slice-examples.ts',
  [`${SLICE}/{{many.kebab}}.test.ts`]: 'server-test.ts',
  'src/web/routes/_staff/settings/{{many.kebab}}.tsx': 'route.tsx',
  [`${FEATURE}/{{one.kebab}}-queries.ts`]: 'queries.ts',
  [`${FEATURE}/{{one.kebab}}-search.ts`]: 'search.ts',
  [`${FEATURE}/{{one.kebab}}-table.tsx`]: 'table.tsx',
  [`${FEATURE}/{{many.kebab}}-screen.tsx`]: 'screen.tsx',
  [`${FEATURE}/{{many.kebab}}-screen.test.tsx`]: 'screen-test.tsx',
}

const insertions = [
  {
    path: 'src/contract/endpoints.ts',
    at: [
      { anchor: imports, text: "import * as {{many.camel}} from './settings/{{many.kebab}}.ts'" },
      { anchor: arrayOf('MODULES'), text: '{{many.camel}}' },
    ],
  },
  {
    path: 'src/contract/examples/examples.ts',
    at: [
      { anchor: imports, text: "import { {{one.camel}}Examples } from './{{many.kebab}}.ts'" },
      { anchor: arrayOf('EXAMPLES'), text: '{{one.camel}}Examples' },
    ],
  },
  {
    path: 'src/server/route-modules.ts',
    at: [
      {
        anchor: imports,
        text: "import { register{{many.Pascal}} } from './{{many.kebab}}/{{one.kebab}}-routes.ts'",
      },
      {
        anchor: bodyOf('settingsRoutes'),
        text: 'register{{many.Pascal}}(app, { scopes, authenticate })',
      },
    ],
  },
  {
    path: 'src/testing/slices.ts',
    at: [
      {
        anchor: imports,
        text: "import { {{one.camel}}Examples } from '#server/{{many.kebab}}/{{one.kebab}}-examples.ts'",
      },
      { anchor: arrayOf('SLICES'), text: '{{one.camel}}Examples' },
    ],
  },
  {
    path: 'src/web/features/staff-shell/settings-sections.ts',
    at: [
      {
        anchor: arrayBeside('sections', { sibling: 'name', text: 'msg`Hiring`' }),
        text: "{ href: '/settings/{{many.kebab}}', name: msg`{{many.Words}}` }",
      },
    ],
  },
  {
    path: 'e2e/screens/settings-screens.ts',
    at: [
      {
        anchor: arrayOf('settingsScreens'),
        text: "{ name: 'settings-{{many.kebab}}', path: '/settings/{{many.kebab}}', role: 'admin', title: '{{many.Words}}' }",
      },
    ],
  },
]

const messages = [
  '{{many.Words}}',
  'No {{many.words}} yet',
  'Search by name',
  'The {{many.words}} could not be loaded',
  '{total, plural, one {# {{one.words}}} other {# {{many.words}}}}',
]

const steps = [
  'Columns: in src/server/db/schema/{{one.kebab}}.ts, then wherever the files above have “name” or “updated_at”.',
  'npm run migrations -- --name add_{{many.snake}}',
  'npm run generate, which collects the messages as well (npm run i18n:extract does it alone)',
  'Rows of the demo: in src/server/db/demo/.',
  'Spanish and French in src/web/i18n/locales/ (npm run i18n:check says what is missing):',
]

/** @type {Kind} */
export const list = {
  files,
  insertions,
  taken: { table: '{{one.snake}}', endpoint: 'list{{many.Pascal}}' },
  messages,
  steps,
}
