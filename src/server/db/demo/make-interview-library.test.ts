import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'

import { syncInstruments } from '#server/assessments/instruments/sync-instruments.ts'
import { account } from '#server/db/schema/account.ts'
import { interviewGuide, interviewQuestion } from '#server/db/schema/interview-library.ts'
import { openTestDatabase } from '#testing/test-database.ts'

import { DEMO_COMPANIES } from './companies.ts'
import { DEMO_INTERVIEW_GUIDES, DEMO_INTERVIEW_QUESTIONS } from './interview-library.ts'
import { makeInterviewLibraries } from './make-interview-library.ts'
import { seedCompanies } from './seed-companies.ts'

const database = await openTestDatabase()

it('makes the questions and guides of every company of the demo', async () => {
  const now = new Date('2026-05-13T16:20:00Z')
  await syncInstruments(database.owner)
  await seedCompanies(database.owner, { today: now, passwordHash: '$argon2id$demo' })
  await makeInterviewLibraries({ database, now: () => now })
  for (const { uuid } of DEMO_COMPANIES) {
    const [company] = await database.owner.select().from(account).where(eq(account.uuid, uuid))
    const accountId = company?.accountId ?? 0
    const count = (table: typeof interviewQuestion | typeof interviewGuide) =>
      database.owner.$count(table, eq(table.accountId, accountId))
    expect(await count(interviewQuestion)).toBe(DEMO_INTERVIEW_QUESTIONS.length)
    expect(await count(interviewGuide)).toBe(DEMO_INTERVIEW_GUIDES.length)
  }
})
