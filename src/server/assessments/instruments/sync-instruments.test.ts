import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

import { assessment, attributeType } from '#server/db/schema/assessment.ts'
import { openTestDatabase } from '#testing/test-database.ts'

import { competencies } from './competencies/competencies.ts'
import { INSTRUMENTS } from './instruments.ts'
import { personality } from './personality/personality.ts'
import { syncInstruments } from './sync-instruments.ts'

const db = (await openTestDatabase()).owner

// A test database has them all; these begin with none.
beforeAll(() => db.execute(sql`truncate ${assessment}, ${attributeType} cascade`))

describe('syncInstruments', () => {
  it('adds what is missing, and nothing the second time', async () => {
    await syncInstruments(db, [competencies])
    await syncInstruments(db)
    const before = await db.select().from(assessment).orderBy(assessment.asmtId)
    await syncInstruments(db)

    expect(await db.select().from(assessment).orderBy(assessment.asmtId)).toEqual(before)
    expect(before.map(({ slug, questionCount }) => [slug, questionCount])).toEqual([
      ['competencies', 36],
      ['personality', 112],
      ['numerical', 20],
      ['video-introduction', 2],
      ['screening-questions', 0],
      ['application-form', 0],
      ['typing-test-1', 2],
      ['typing-test-3', 2],
      ['typing-test-5', 2],
      ['verbal', 24],
      ['interview', 0],
      ['interests', 48],
      ['values', 40],
      ['speed-test', 1],
      ['maths', 24],
      ['onboarding-form', 0],
      ['career-pathways', 32],
      ['language-test', 24],
      ['offer', 0],
    ])
    expect(before.find(({ slug }) => slug === 'personality')?.scoring).toEqual(personality.scoring)
    expect(await db.$count(attributeType)).toBe(77)
  })

  it('gives an attribute of an earlier build the name of today', async () => {
    const old = { en: 'Anxiety', es: 'Ansiedad', fr: 'Anxiété' }
    const setbacks = eq(attributeType.slug, 'neuroticism-anxiety')
    await db.update(attributeType).set({ name: old }).where(setbacks)
    await syncInstruments(db)
    const [stored] = await db.select().from(attributeType).where(setbacks)
    expect(stored?.name.en).toBe('Worry about problems')
  })

  it('refuses a version that was changed in the code, and changes nothing', async () => {
    const changed = { ...competencies, content: { ...competencies.content, minutes: 7 } }
    await expect(syncInstruments(db, [personality, changed])).rejects.toThrow(
      'Instrument competencies/1 differs from the version in the database',
    )
    const stored = await db.select().from(assessment).where(eq(assessment.slug, 'competencies'))
    expect(stored.map(({ minutes }) => minutes)).toEqual([6])
  })

  it('takes a new version beside the old one', async () => {
    const next = {
      ...competencies,
      version: 2,
      content: { ...competencies.content, version: 2, minutes: 7 },
    }
    await syncInstruments(db, [...INSTRUMENTS, next])
    const stored = await db.select().from(assessment).where(eq(assessment.slug, 'competencies'))
    expect(new Set(stored.map(({ version }) => version))).toEqual(new Set([1, 2]))
  })
})
