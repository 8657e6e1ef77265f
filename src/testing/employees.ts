// Employees and job profiles for tests.
import { randomUUID } from 'node:crypto'

import { sql } from 'drizzle-orm'

import { PROFILE_TYPE } from '#server/db/job-types.ts'
import { employee, userJob } from '#server/db/schema/employee.ts'
import { job } from '#server/db/schema/requisition.ts'

import { only } from './builders.ts'
import type { TestDatabase } from './test-database.ts'

type Database = Pick<TestDatabase, 'owner'>
type Company = { readonly accountId: number }

/** A job profile of a title that no other test has, unless it is given. */
export async function buildProfile(
  { owner }: Database,
  { accountId, title = `Profile ${randomUUID()}` }: Company & { readonly title?: string },
): Promise<number> {
  const rows = await owner
    .insert(job)
    .values({ accountId, jobTypeId: PROFILE_TYPE, title, planVersion: 0 })
    .returning({ jobId: job.jobId })
  return only(rows).jobId
}

type Given = Company & {
  readonly person?: Partial<typeof employee.$inferInsert>
  readonly stretch?: Partial<typeof userJob.$inferInsert>
}

/** An employee with an account that no one can sign in to, and one stretch in a profile. */
export async function buildEmployee(
  database: Database,
  { accountId, person = {}, stretch = {} }: Given,
) {
  const { owner } = database
  const createdAt = new Date('2026-01-01T00:00:00.000Z')
  const made = await owner
    .select({ userId: sql`n`.mapWith(Number) })
    .from(sql`add_unlinked_users(1) as n`)
  const userId = person.userId ?? only(made).userId
  await owner
    .insert(employee)
    .values({ accountId, firstName: 'Ada', lastName: 'Okafor', createdAt, ...person, userId })
    .onConflictDoNothing()
  const jobId = stretch.jobId ?? (await buildProfile(database, { accountId }))
  const rows = await owner
    .insert(userJob)
    .values({
      accountId,
      userId,
      jobTitle: 'Shift lead',
      startDate: '2026-01-05',
      createdAt,
      ...stretch,
      jobId,
    })
    .returning({ userJobId: userJob.userJobId })
  return { userId, jobId, userJobId: only(rows).userJobId }
}
