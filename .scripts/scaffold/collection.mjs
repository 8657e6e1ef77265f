/**
 * The kind `collection`: a list that a company keeps, with its table and its screen in the settings.
 */
import { arrayBeside, arrayOf, imports, objectOf } from './anchors.mjs'

/**
 * All paths and texts have placeholders, see `names.mjs`.
 * @typedef {object} Kind
 * @property {Readonly<Record<string, string>>} files the template of each path
 * @property {readonly {path: string, at: readonly {anchor: import('./anchors.mjs').Anchor, text: string}[]}[]} insertions
 * @property {{table: string, endpoint: string}} taken what must not be there yet: a table, and an export of the contract
 * @property {readonly string[]} messages the messages that need a translation
 * @property {readonly string[]} steps what is left by hand
 */

const files = {
  'src/contract/settings/{{many.kebab}}.ts': 'contract.ts',
  'src/server/db/schema/{{one.kebab}}.ts': 'schema.ts',
  'src/server/settings/{{many.kebab}}.ts': 'served.ts',
  'src/web/features/settings/{{many.kebab}}.ts': 'words.ts',
  'src/web/routes/_staff/settings/{{many.kebab}}.tsx': 'route.tsx',
}

const insertions = [
  {
    path: 'src/contract/access/audit-entities.ts',
    at: [{ anchor: arrayOf('AUDIT_ENTITIES'), text: "'{{one.snake}}'" }],
  },
  {
    path: 'src/contract/settings/slice.ts',
    at: [
      { anchor: imports, text: "import * as {{many.camel}} from './{{many.kebab}}.ts'" },
      { anchor: arrayOf('settingsSlice'), text: '{{many.camel}}' },
    ],
  },
  {
    path: 'src/server/collections.ts',
    at: [
      {
        anchor: imports,
        text: "import { served{{many.Pascal}} } from './settings/{{many.kebab}}.ts'",
      },
      { anchor: arrayOf('SERVED_COLLECTIONS'), text: 'served{{many.Pascal}}' },
    ],
  },
  {
    path: 'src/web/features/settings/audit-labels.ts',
    at: [{ anchor: objectOf('AUDIT_ENTITY_LABELS'), text: '{{one.snake}}: msg`{{one.Words}}`' }],
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
  '{{one.Words}}',
  '{{many.Words}}',
  'What your company keeps {{many.words}} for.',
  'Add the {{one.words}}',
  'Find a {{one.words}}',
  'No {{many.words}} yet',
  'Add the first {{one.words}} above.',
]

const steps = [
  'Fields: in src/contract/settings/{{many.kebab}}.ts, src/server/db/schema/{{one.kebab}}.ts and the words of the screen.',
  'What uses a row: `uses` in the contract, counted in src/server/settings/{{many.kebab}}.ts.',
  'npm run migrations -- --name add_{{many.snake}}',
  'npm run generate, which collects the messages as well (npm run i18n:extract does it alone)',
  'Rows of the demo: in src/server/db/demo/.',
  'Spanish and French in src/web/i18n/locales/ (npm run i18n:check says what is missing):',
]

/** @type {Kind} */
export const collection = {
  files,
  insertions,
  taken: { table: '{{one.snake}}', endpoint: '{{many.camel}}' },
  messages,
  steps,
}
