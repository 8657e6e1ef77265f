import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { capture, nodeBinary, root } from './command.mjs'
import { arrayOf, imports, insert, syntaxProblem } from './scaffold/anchors.mjs'
import { namesOf } from './scaffold/names.mjs'
import { planScaffold } from './scaffold/plan.mjs'
import { repositoryAt } from './scaffold/repository.mjs'

const MANIFEST = 'src/contract/settings/slice.ts'
const wanted = { kind: 'collection', name: 'parking-space' }
/** What is on disk, as if it were all committed. */
const repository = { ...repositoryAt(root), isChanged: () => false }

describe('the scaffold of a collection', () => {
  const { files } = planScaffold(wanted, repository)

  it('finds every place in the hand-kept lists', () => {
    const changed = files.filter(({ isNew }) => !isNew)
    expect(changed.map(({ path }) => path)).toContain(MANIFEST)
    for (const { path, text } of changed) {
      expect(readFileSync(join(root, path), 'utf8')).not.toMatch(/parking.?space/i)
      expect(text).toMatch(/parking.?space/i)
    }
  })

  it.each(files)('writes $path as code without a placeholder', (file) => {
    expect(syntaxProblem(file)).toBeUndefined()
    expect(file.path + file.text).not.toMatch(/\{\{(one|many)|undefined_|\.template/)
  })

  it('uses every template', () => {
    const templates = readdirSync(join(root, '.scripts/scaffold/collection'))
    expect(files.filter(({ isNew }) => isNew)).toHaveLength(templates.length)
  })
})

describe('a name', () => {
  it.each([
    ['parking-space', 'parking-spaces'],
    ['company-policy', 'company-policies'],
    ['work-day', 'work-days'],
  ])('%s is %s for many', (one, many) => {
    expect(namesOf(one).many.kebab).toBe(many)
  })

  it('has the plural that it is given', () => {
    expect(namesOf('waiting-person', 'waiting-people').many.Words).toBe('Waiting people')
  })

  it('has a form for every kind of code and for sentences', () => {
    expect(namesOf('parking-space').one).toEqual({
      kebab: 'parking-space',
      camel: 'parkingSpace',
      Pascal: 'ParkingSpace',
      snake: 'parking_space',
      CONSTANT: 'PARKING_SPACE',
      words: 'parking space',
      Words: 'Parking space',
    })
  })
})

describe('what does not fit', () => {
  it.each([
    ['no kind', [], 'Usage:'],
    ['no name', ['collection'], 'Usage:'],
    ['an unknown kind', ['table', 'parking-space'], 'no scaffold "table"'],
    ['an unknown option', ['collection', 'parking-space', '--many', 'x'], '--many'],
    ['a name in another case', ['collection', 'ParkingSpace'], 'kebab-case'],
    ['a list that exists', ['collection', 'tag'], 'src/contract/settings/tags.ts exists already'],
  ])('as %s is refused in one line, and nothing is written', async (_title, args, said) => {
    const before = sources()
    const { code, output } = await capture([nodeBinary, '.scripts/scaffold.mjs', ...args])
    expect(code).toBe(2)
    expect(output.trim().split('\n')).toEqual([expect.stringContaining(said)])
    expect(sources()).toEqual(before)
  })

  it.each([
    ['parking--space', 'kebab-case'],
    ['../parking', 'kebab-case'],
    ['x'.repeat(41), 'longer'],
    ['trap-door', 'plain English'],
    ['order', 'SQL'],
    ['class', 'would not parse'],
    ['collection', 'every collection has'],
    ['job-step', 'The table job_step exists'],
  ])('as the name %s is refused: %s', (name, said) => {
    expect(() => planScaffold({ kind: 'collection', name }, repository)).toThrow(said)
  })

  it.each([
    ['Spaces', 'kebab-case'],
    ['parking-space', '--plural'],
  ])('as the plural %s is refused: %s', (plural, said) => {
    expect(() => planScaffold({ ...wanted, plural }, repository)).toThrow(said)
  })

  it('as a file without its list is refused by the names of both', () => {
    const read = (path: string) =>
      repository.read(path)?.replace(/const settingsSlice\b/, 'const allSettings')
    expect(() => planScaffold(wanted, { ...repository, read })).toThrow(
      `${MANIFEST}: the array settingsSlice was not found.`,
    )
  })

  it('as a file that is gone is refused by its name', () => {
    const read = (path: string) => (path === MANIFEST ? undefined : repository.read(path))
    expect(() => planScaffold(wanted, { ...repository, read })).toThrow(MANIFEST)
  })

  it('as a file with changes that are not committed is refused by its name', () => {
    const isChanged = (path: string) => path === MANIFEST
    expect(() => planScaffold(wanted, { ...repository, isChanged })).toThrow(
      `${MANIFEST} has changes that are not committed`,
    )
  })
})

describe('an insertion', () => {
  const into = (text: string) =>
    insert({ path: 'x.ts', text }, [{ anchor: arrayOf('LIST'), text: 'b' }])

  it.each([
    ['const LIST = [a]', 'const LIST = [a,\nb\n]'],
    ['const LIST = [a,\n]', 'const LIST = [a,\nb\n,\n]'],
    ['const LIST = []', 'const LIST = [b\n]'],
    [
      'const LIST: string[] = new Map([a].flat())',
      'const LIST: string[] = new Map([a,\nb\n].flat())',
    ],
    ['// const LIST = [x]\nconst LIST = [a]', '// const LIST = [x]\nconst LIST = [a,\nb\n]'],
  ])('comes last in %s', (text, expected) => {
    expect(into(text)).toBe(expected)
  })

  it('adds an import after the last one', () => {
    const text = "import a from 'a'\nimport b from 'b'\n\nexport const LIST = [a, b]\n"
    const added = insert({ path: 'x.ts', text }, [
      { anchor: arrayOf('LIST'), text: 'c' },
      { anchor: imports, text: "import c from 'c'" },
    ])
    expect(added).toContain("import b from 'b'\nimport c from 'c'\n")
    expect(added).toContain('[a, b,\nc\n]')
  })
})

/** The names of all sources, and the texts that a scaffold would change. */
function sources() {
  const changed = planScaffold(wanted, repository).files.filter(({ isNew }) => !isNew)
  return {
    names: readdirSync(join(root, 'src'), { recursive: true }),
    texts: changed.map(({ path }) => repository.read(path)),
  }
}
