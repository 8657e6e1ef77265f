import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { expect, it } from 'vitest'
import { z } from 'zod'

import { bannedInName, bannedInProse } from './plain-words.mjs'

const wordsOf = (found: readonly { word: string }[]) => found.map(({ word }) => word.toLowerCase())

it.each([
  ['openDoor', 'door'],
  ['DOORS', 'doors'],
  ['crowdLimit', 'crowd'],
  ['whence', 'whence'],
  ['askerId', 'asker'],
  ['correspondence', 'correspondence'],
  ['whoeverAsks', 'whoever'],
  ['assertSomebodyMay', 'somebody'],
  ['NOBODY', 'nobody'],
  ['signInAnew', 'anew'],
  ['sabotaged-database', 'sabotaged'],
  ['mendStorage', 'mend'],
  ['recallJson', 'recall'],
  ['takeOvers', 'take overs'],
  ['parked', 'parked'],
  ['putPenDown', 'pen'],
  ['sit', 'sit'],
  ['registerFamilies', 'families'],
  ['usePager', 'pager'],
  ['useSheetValue', 'sheet'],
  ['picturesOfOtherSize', 'pictures'],
  ['serveFloor', 'floor'],
  ['closeStand', 'stand'],
  ['bumpGeneration', 'generation'],
  ['lead', 'lead'],
  ['drain-apart', 'apart'],
  ['placeOf', 'place of'],
  ['byOf', 'by of'],
])('the name %s has a word that the glossary replaces', (name, word) => {
  expect(wordsOf(bannedInName(name))).toEqual([word])
})

it.each(['outdoors', 'standard', 'leadingZero', 'depends', 'placeOfBirth', 'fontFamily', 'visit'])(
  'the name %s only looks like one of the glossary',
  (name) => {
    expect(bannedInName(name)).toEqual([])
  },
)

it('a word with an ordinary meaning is allowed where files are about it', () => {
  expect(wordsOf(bannedInName('openSheet', 'src/web/offline/live-tab.ts'))).toEqual(['sheet'])
  expect(bannedInName('openSheet', 'src/server/applicant-exports/table-file.ts')).toEqual([])
})

it.each([
  ['Each door has its key.', 'door'],
  ['A crowd of requests.', 'crowd'],
  ['Whence it came.', 'whence'],
  ['The asker waits.', 'asker'],
  ['Their correspondence ends.', 'correspondence'],
  ['Whoever signs in.', 'whoever'],
  ['Somebody else.', 'somebody'],
  ['Nobody waits.', 'nobody'],
  ['It begins anew.', 'anew'],
  ['Sabotage of a server.', 'sabotage'],
  ['It is mended.', 'mended'],
  ['They handed in two.', 'handed in'],
  ['A tab takes\n   over.', 'takes\n   over'],
  ['It stays parked.', 'parked'],
])('the text "%s" has a word that the glossary replaces', (text, word) => {
  expect(wordsOf(bannedInProse(text))).toEqual([word])
})

it.each(['An indoor court.', 'It recommends.', 'A crowded room.', 'Lead them there.', 'Take one.'])(
  'the text "%s" only looks like one of the glossary',
  (text) => {
    expect(bannedInProse(text)).toEqual([])
  },
)

it('finds names, comments, messages and titles of tests in a file, and no code words', () => {
  const source = [
    'type Door = { pager: number }',
    'export function find(asker: Door, { a: [anew], ...whence } = {}) {}',
    '// Nobody comes.',
    "it('works for somebody', () => `${1} is mended`)",
    "export const code = 'door'",
    'const shown = <p>Whoever comes</p>',
  ]
  expect(lint(source.join('\n'))).toEqual([
    '1 Door',
    '1 pager',
    '2 anew',
    '2 asker',
    '2 whence',
    '3 Nobody',
    '4 mended',
    '4 somebody',
    '6 Whoever',
  ])
})

const reportSchema = z.object({
  diagnostics: z.array(
    z.object({
      message: z.string(),
      labels: z.tuple([z.object({ span: z.object({ line: z.number() }) })]),
    }),
  ),
})

/** What oxlint says of a file by this rule alone: "line word". */
function lint(source: string): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'fairlead-words-'))
  try {
    const config = {
      jsPlugins: [fileURLToPath(new URL('house-rules.mjs', import.meta.url))],
      plugins: [],
      categories: { correctness: 'off' },
      rules: { 'house/plain-words': 'error' },
    }
    writeFileSync(join(folder, 'config.json'), JSON.stringify(config))
    writeFileSync(join(folder, 'sample.tsx'), source)
    const report = runOxlint(['-c', join(folder, 'config.json'), '--format=json', folder])
    return reportSchema
      .parse(JSON.parse(report))
      .diagnostics.map(({ message, labels: [{ span }] }) => `${span.line} ${message.split('"')[1]}`)
      .toSorted()
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function runOxlint(args: string[]): string {
  try {
    return execFileSync('oxlint', args, { encoding: 'utf8', stdio: 'pipe' })
  } catch (error) {
    // It ends with 1 when it finds something.
    return z.object({ stdout: z.string() }).parse(error).stdout
  }
}
