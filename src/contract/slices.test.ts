import { readdirSync } from 'node:fs'
import path from 'node:path'

import { describe, expect, it } from 'vitest'

import { COLLECTIONS, isCollection } from './collections.ts'
import { ENDPOINTS, isEndpoint } from './endpoints.ts'
import type { Slice } from './slice.ts'
import { SLICES } from './slices.ts'

type Module = Slice['modules'][number]

/** What every slice is made of, and the examples, which the slices name. */
const NO_SLICES = ['core', 'examples']
/** No test of a screen asks where errors are reported to, or whether visits are counted. */
const WITHOUT_EXAMPLES = ['monitoring']

const folders = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !NO_SLICES.includes(entry.name))
  .map(({ name }) => name)
const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
)

describe('the slices of the contract', () => {
  it('are all its folders, and each says what the others need to know', async () => {
    expect(await problemsOf(SLICES)).toEqual([])
    expect(ENDPOINTS.size).toBeGreaterThan(300)
    expect(ENDPOINTS.get('tags.create')?.url).toBe('/account/v1/:account_id/tags/')
    expect(Object.keys(COLLECTIONS)).toContain('tags')
  })

  it.each([
    [
      'lacks a folder',
      SLICES.filter(({ name }) => name !== 'kiosk'),
      'src/contract/kiosk/: write a slice.ts there, and name it in src/contract/slices.ts.',
    ],
    [
      'has a name twice',
      [...SLICES, { name: 'kiosk', modules: [], examples: only('kiosk').examples }],
      'Two slices are called “kiosk”: give each the name of its folder.',
    ],
    [
      'has a name that no folder has',
      [...SLICES, { ...only('kiosk'), name: 'kiosks', modules: [] }],
      'There is no folder src/contract/kiosks/: give the slice the name of its folder.',
    ],
    [
      'has an endpoint twice',
      changed('careers', { modules: [...only('careers').modules, ...only('kiosk').modules] }),
      'createKioskStation is in the slices careers and kiosk: leave its file to the slice of its folder.',
    ],
    [
      'has no examples of a slice',
      changed('kiosk', { examples: [] }),
      'src/contract/kiosk/slice.ts: name example replies, from src/contract/examples/.',
    ],
    [
      'lacks a file with endpoints',
      without('kiosk', 'createKioskStation'),
      'src/contract/kiosk/kiosk-stations.ts: name it among the modules of src/contract/kiosk/slice.ts.',
    ],
    [
      'lacks a file with a collection',
      without('settings', 'tags'),
      'src/contract/settings/tags.ts: name it among the modules of src/contract/settings/slice.ts.',
    ],
  ])('are refused in a sentence where the list %s', async (_, slices, said) => {
    expect(await problemsOf(slices)).toContain(said)
  })
})

function only(wanted: string): Slice {
  const found = SLICES.find(({ name }) => name === wanted)
  if (found === undefined) throw new Error(`There is no slice ${wanted}.`)
  return found
}

function changed(wanted: string, change: Partial<Slice>): Slice[] {
  return SLICES.map((slice) => (slice.name === wanted ? { ...slice, ...change } : slice))
}

/** The slices without the file that exports something. */
function without(wanted: string, name: string): Slice[] {
  const modules = only(wanted).modules.filter((module) => !(name in module))
  return changed(wanted, { modules })
}

/** What is wrong with the slices, each in a sentence that says what to write. */
async function problemsOf(slices: readonly Slice[]): Promise<string[]> {
  const names = slices.map(({ name }) => name)
  const missing = folders.filter((folder) => !names.includes(folder))
  const twice = names.filter((name, at) => names.indexOf(name) !== at)
  const strange = names.filter((name) => !folders.includes(name))
  const bare = slices.filter(
    ({ name, examples }) => examples.flat().length === 0 && !WITHOUT_EXAMPLES.includes(name),
  )
  return [
    ...missing.map(
      (folder) =>
        `src/contract/${folder}/: write a slice.ts there, and name it in src/contract/slices.ts.`,
    ),
    ...twice.map((name) => `Two slices are called “${name}”: give each the name of its folder.`),
    ...strange.map(
      (name) => `There is no folder src/contract/${name}/: give the slice the name of its folder.`,
    ),
    ...bare.map(
      ({ name }) =>
        `src/contract/${name}/slice.ts: name example replies, from src/contract/examples/.`,
    ),
    ...(await unlistedFiles(slices)),
    ...sharedEndpoints(slices),
  ]
}

function sharedEndpoints(slices: readonly Slice[]): string[] {
  const declared = slices.flatMap(({ name, modules }) =>
    modules.flatMap(declaredIn).map(([endpoint]) => ({ endpoint, name })),
  )
  return [...Map.groupBy(declared, ({ endpoint }) => endpoint)]
    .filter(([, holders]) => holders.length > 1)
    .map(
      ([endpoint, holders]) =>
        `${endpoint} is in the slices ${holders.map(({ name }) => name).join(' and ')}: leave its file to the slice of its folder.`,
    )
}

/** The files with endpoints or collections that the slice of their folder does not name. */
async function unlistedFiles(slices: readonly Slice[]): Promise<string[]> {
  const found = await Promise.all(
    files.map(async (file) => {
      const folder = path.dirname(file)
      const modules = slices.find(({ name }) => name === folder)?.modules ?? []
      const listed = new Set(modules.flatMap(declaredIn).map(([, value]) => value))
      const module: Module = await import(path.join(import.meta.dirname, file))
      const isListed = declaredIn(module).every(([, value]) => listed.has(value))
      const where = `src/contract/${folder}/slice.ts`
      return isListed ? [] : [`src/contract/${file}: name it among the modules of ${where}.`]
    }),
  )
  return found.flat()
}

/** What a file adds to the API, by the name that it is exported under. */
function declaredIn(module: Module): [string, unknown][] {
  return Object.entries(module).filter(([, value]) => isEndpoint(value) || isCollection(value))
}
