import { readdirSync, readFileSync, statSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import {
  countWords,
  LANGUAGE_PARTS,
  TESTED_LANGUAGES,
} from '#contract/assessments/language-parts.ts'
import { languageTestId } from '#contract/assessments/language-tests.ts'

import { packageOf } from '../../describe-package.ts'
import { clipName } from './clip-name.ts'
import { itemsOf, LANGUAGE_ITEMS, languageContent } from './language-content.ts'
import { languageKey, languageTest } from './language-test.ts'
import { insideSentence } from './language-texts.ts'

const CLIPS = new URL('clips/', import.meta.url)
/** Small enough for a phone on a bad network. */
const MAX_CLIP_BYTES = 40_000
/** Of a clip: 16 kbit/s. */
const BYTES_PER_MINUTE = (16_000 / 8) * 60

const spoken = TESTED_LANGUAGES.flatMap((language) => {
  const { voice, listening } = LANGUAGE_ITEMS[language]
  return listening.map(({ transcript }) => ({
    language,
    name: clipName({ voice, transcript }),
    words: countWords(transcript),
  }))
})
const clips = spoken.map(({ name }) => name)

describe.each(TESTED_LANGUAGES)('the test of %s', (language) => {
  const { reading, listening, writing, speaking } = LANGUAGE_ITEMS[language]
  const asked = itemsOf(language)
  const sources = [
    ...reading.map(({ passage, items }) => ({ source: passage, items })),
    ...listening.map(({ transcript, items }) => ({ source: transcript, items })),
  ]

  it('has as many texts, clips, items and prompts as the test of every other language', () => {
    expect(reading.map(({ items }) => items.length)).toEqual([3, 3, 2])
    expect(listening.map(({ items }) => items.length)).toEqual([2, 2, 2, 2])
    expect(speaking).toHaveLength(2)
    for (const prompt of [writing, ...speaking])
      for (const by of ['en', 'es', 'fr'] as const) expect(prompt[by].length).toBeGreaterThan(20)
  })

  it('has texts of about the length of those of every other language', () => {
    for (const { passage } of reading) {
      expect(countWords(passage)).toBeGreaterThanOrEqual(85)
      expect(countWords(passage)).toBeLessThanOrEqual(130)
    }
  })

  it('names the language that is wanted in each prompt for a text or a recording', () => {
    const name = insideSentence(LANGUAGE_ITEMS[language].name)
    for (const prompt of [writing, ...speaking])
      for (const by of ['en', 'es', 'fr'] as const) expect(prompt[by]).toContain(` ${name[by]}`)
  })

  it('is named in three parts: type, language and language of instruction', () => {
    const ids = LANGUAGE_PARTS.map((part) =>
      languageTestId(part, { language, instruction_language: 'fr' }),
    )
    expect(ids).toEqual(LANGUAGE_PARTS.map((part) => `${part}|${language}|fr`))
  })

  it('finds the words that decide each item in its text or clip', () => {
    for (const { source, items } of sources)
      for (const { because } of items) {
        expect(because.length).toBeGreaterThan(10)
        expect(source).toContain(because)
      }
  })

  it('has one right choice an item, by which the key is calculated again', () => {
    const rights = new Map(
      languageKey(language).scales[0]?.items.map((item) => [item.question_id, item.right]),
    )
    const all = [...asked.reading, ...asked.listening]
    expect([...rights.keys()]).toEqual(all.map(({ id }) => id))
    for (const { id, item } of all) {
      expect(new Set(item.choices).size).toBe(4)
      expect(item.choices.filter((choice) => choice === item.right)).toHaveLength(1)
      expect(item.choices[(rights.get(id) ?? 0) - 1]).toBe(item.right)
    }
  })

  it('has a key that choosing one position throughout does not meet', () => {
    for (const items of [asked.reading, asked.listening])
      for (const position of [0, 1, 2, 3]) {
        const there = items.filter(({ item }) => item.choices[position] === item.right)
        expect(there.length).toBeGreaterThanOrEqual(1)
        expect(there.length).toBeLessThanOrEqual(3)
      }
  })

  it.each(['en', 'es', 'fr'] as const)('is explained in %s and asked in its own language', (by) => {
    const content = languageContent({ language, instruction_language: by })
    expect(content.sections?.map(({ section_id: id }) => id)).toEqual([
      'reading',
      'listening-choice',
      'listening',
      'writing',
      'speaking',
    ])
    const written = content.questions.find((one) => one.question_id === 'writing')
    expect(new Set(Object.values(written?.text ?? {}))).toEqual(new Set([writing[by]]))
    expect(content.questions.at(-1)?.recording).toEqual({
      kind: 'audio',
      max_seconds: 60,
      preparation_seconds: 30,
    })
    const required = content.sections?.filter((section) => section.is_required === true)
    expect(required?.map(({ section_id: id }) => id)).toEqual(LANGUAGE_PARTS)
    const [first] = content.questions
    expect(first?.text.fr).toBe(reading[0]?.items[0]?.text)
    expect(first?.lang).toBe(language)
  })

  it('sends neither key, reasons nor transcripts to a device', () => {
    const content = {
      ...languageTest.content,
      ...languageContent({ language, instruction_language: 'en' }),
    }
    const sent = JSON.stringify(packageOf({ asmtId: 1, content }, { instruction: '' }))
    expect(sent).not.toMatch(/"(right|because|left_out_by|transcript)"/)
    for (const { transcript } of listening) expect(sent).not.toContain(transcript)
    for (const { items } of listening)
      for (const { because } of items) expect(sent).not.toContain(because)
  })
})

describe('the clips', () => {
  it('are those of the transcripts, each made again when its text changes', () => {
    expect(readdirSync(CLIPS).toSorted()).toEqual(clips.map((name) => `${name}.mp3`).toSorted())
    expect(new Set(clips).size).toBe(clips.length)
  })

  it.each(clips)('%s is a small MP3', (name) => {
    const bytes = readFileSync(new URL(`${name}.mp3`, CLIPS))
    expect(bytes.byteLength).toBeLessThanOrEqual(MAX_CLIP_BYTES)
    // A frame of MPEG audio, or the tag before it.
    const isFrame = bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe0) === 0xe0
    expect(isFrame || bytes.subarray(0, 3).toString() === 'ID3').toBe(true)
  })

  it.each(spoken)('$name of $language lasts as long as reading its words aloud does', (clip) => {
    const { size } = statSync(new URL(`${clip.name}.mp3`, CLIPS))
    const pace = clip.words / (size / BYTES_PER_MINUTE)
    expect(pace).toBeGreaterThan(120)
    expect(pace).toBeLessThan(180)
  })

  it.each(TESTED_LANGUAGES)('of %s come with the questions that name them', (language) => {
    const content = {
      ...languageTest.content,
      ...languageContent({ language, instruction_language: 'en' }),
    }
    const own = spoken.filter((clip) => clip.language === language).map(({ name }) => name)
    const { clips: sent = {} } = packageOf({ asmtId: 1, content }, { instruction: '' })
    expect(Object.keys(sent)).toEqual(own)
    for (const name of own)
      expect(Buffer.from(sent[name] ?? '', 'base64')).toEqual(
        readFileSync(new URL(`${name}.mp3`, CLIPS)),
      )
  })
})
