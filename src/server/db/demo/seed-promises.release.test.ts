import { beforeAll, expect, it } from 'vitest'

import { answerPromise } from '#server/db/schema/answer-promise.ts'
import { demoInput } from '#testing/demo.ts'
import { openTestDatabase } from '#testing/test-database.ts'

import { seedDemo } from './seed-demo.ts'

const database = await openTestDatabase()
const db = database.owner
const input = demoInput(database)

beforeAll(() => seedDemo(db, input), 120_000)

it('promises answers to applicants who wait, on business days of the next week, none of them overdue', async () => {
  const rows = await db.select().from(answerPromise)
  expect(rows.length).toBeGreaterThan(20)
  const today = input.now().toISOString().slice(0, 10)
  const days = rows.map(({ dueOn }) => new Date(`${dueOn}T00:00:00Z`).getUTCDay())
  expect(days.filter((day) => day === 0 || day === 6)).toEqual([])
  expect(rows.filter(({ dueOn }) => dueOn <= today)).toEqual([])
  expect(rows.filter(({ since }) => since >= input.now())).toEqual([])
  expect(rows.filter((row) => row.answeredAt !== null || row.overdueToldAt !== null)).toEqual([])
})
