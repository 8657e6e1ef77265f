/**
 * Makes the clips of the language tests from their transcripts, as small MP3 files, which every browser plays; takes away
 * those of texts that are gone. Needs espeak-ng and lame of Debian: `apt-get install espeak-ng lame`.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { clipName } from '../src/server/assessments/instruments/language-test/clip-name.ts'
import { LANGUAGE_ITEMS } from '../src/server/assessments/instruments/language-test/language-content.ts'
import { root } from './command.mjs'

const FOLDER = join(root, 'src/server/assessments/instruments/language-test/clips')
/** Slower than people speak: a synthetic voice is harder to follow. */
const WORDS_PER_MINUTE = '150'
/** A pause between two words, in hundredths of a second. */
const GAP = '2'
const KILOBITS = '16'
const KILOHERTZ = '16'

const folder = mkdtempSync(join(tmpdir(), 'clips-'))
const wanted = Object.values(LANGUAGE_ITEMS).flatMap(({ voice, listening }) =>
  listening.map(({ transcript }) => ({ voice, transcript, name: clipName({ voice, transcript }) })),
)
for (const { voice, transcript, name } of wanted) {
  const file = join(FOLDER, `${name}.mp3`)
  if (existsSync(file)) continue
  const wave = join(folder, `${name}.wav`)
  execFileSync('espeak-ng', [
    '-v',
    voice,
    '-s',
    WORDS_PER_MINUTE,
    '-g',
    GAP,
    '-w',
    wave,
    transcript,
  ])
  const small = ['-m', 'm', '-b', KILOBITS, '--resample', KILOHERTZ]
  execFileSync('lame', ['--quiet', ...small, wave, file])
  console.log(`${name}.mp3: ${transcript}`)
}
const names = new Set(wanted.map(({ name }) => `${name}.mp3`))
for (const file of readdirSync(FOLDER).filter((one) => !names.has(one))) rmSync(join(FOLDER, file))
rmSync(folder, { recursive: true })
