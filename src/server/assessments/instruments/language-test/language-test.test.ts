import { readdirSync, readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { LANGUAGE_PARTS, TESTED_LANGUAGES } from '#contract/language-parts.ts'

import { packageOf } from '../../describe-package.ts'
import { clipName } from './clip-name.ts'
import { itemsOf, LANGUAGE_ITEMS, languageContent } from './language-content.ts'
import { languageKey, languageTest } from './language-test.ts'

const CLIPS = new URL('clips/', import.meta.url)
/** Small enough for a phone on a bad network. */
const MAX_CLIP_BYTES = 40_000

const clips = Object.values(LANGUAGE_ITEMS).flatMap(({ voice, listening }) =>
  listening.map(({ transcript }) => clipName({ voice, transcript })),
)

describe.each(TESTED_LANGUAGES)('the test of %s', (language) => {
  const { reading, listening, writing, speaking } = LANGUAGE_ITEMS[language]
  const asked = itemsOf(language)
  const sources = [
    ...reading.map(({ passage, items }) => ({ source: passage, items })),
    ...listening.map(({ transcript, items }) => ({ source: transcript, items })),
  ]

  it('has enough texts, clips, items and prompts', () => {
    expect(reading.length).toBeGreaterThanOrEqual(2)
    expect(asked.reading.length).toBeGreaterThanOrEqual(8)
    expect(listening.length).toBeGreaterThanOrEqual(4)
    expect(asked.listening.length).toBeGreaterThanOrEqual(8)
    expect(writing.en.length).toBeGreaterThan(20)
    expect(speaking.length).toBeGreaterThanOrEqual(2)
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

  it('come with the questions that name them', () => {
    const { clips: sent = {} } = packageOf(
      { asmtId: 1, content: languageTest.content },
      { instruction: '' },
    )
    expect(Object.keys(sent)).toEqual(clips)
    for (const name of clips)
      expect(Buffer.from(sent[name] ?? '', 'base64')).toEqual(
        readFileSync(new URL(`${name}.mp3`, CLIPS)),
      )
  })
})
