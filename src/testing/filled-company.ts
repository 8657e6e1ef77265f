// A company with a row in every table that holds companies' or people's rows, for tests of who sees them.
import { randomUUID } from 'node:crypto'

import { sql } from 'drizzle-orm'

import type { Database } from '#server/db/database.ts'

import { buildApplication, buildCompany, buildPerson, buildRequisition } from './builders.ts'
import { SLICES } from './slices.ts'

export type FilledCompany = { accountId: number; userId: number; sessionId: string }

/** A company with a row in every table, and a person behind them. */
export async function fillCompany(database: Database, name: string): Promise<FilledCompany> {
  const { accountId, roles } = await buildCompany(database, { name })
  const person = await buildPerson(database)
  const { userId } = person
  const requisition = await buildRequisition(database, { company: { accountId }, team: [userId] })
  const application = await buildApplication(database, { requisition, person })
  const { jobId, userSmartreqId } = application
  const userStepActivityId = sql`(select user_step_activity_id from user_step_activity where user_smartreq_id = ${userSmartreqId} limit 1)`
  const sessionId = randomUUID()
  const ids = { accountId, userId, jobId, userSmartreqId, userStepActivityId }
  const needs = { ...ids, roleId: roles.Limited, attemptId: randomUUID(), sessionId }
  const statements = SLICES.flatMap(({ rows }) => rows?.(needs) ?? [])
  for (const statement of statements) await database.owner.execute(statement)
  return { accountId, userId, sessionId }
}
