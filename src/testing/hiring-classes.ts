// Hiring classes for tests, and the bodies that make them.
import { randomUUID } from 'node:crypto'

import { and, eq } from 'drizzle-orm'

import type { HiringClass } from '#contract/requisitions/hiring-classes.ts'
import { auditEvent } from '#server/db/schema/audit.ts'
import { hiringClass } from '#server/db/schema/hiring-class.ts'
import { application } from '#server/db/schema/requisition.ts'

import { only } from './builders.ts'
import { arrive, WAITING } from './decisions.ts'
import type { TestApp } from './test-app.ts'
import type { TestDatabase } from './test-database.ts'

/** What creates a class. */
export function classBody(values: Partial<{ name: string; seats: number; status: string }> = {}) {
  const name = `Class ${randomUUID()}`
  return { name, seats: 5, start_date: '2027-03-01', status: 'open', ...values }
}

/** An open class of a requisition; its id. */
export async function buildClass(
  { owner }: TestDatabase,
  values: Pick<typeof hiringClass.$inferInsert, 'accountId' | 'jobId'> &
    Partial<typeof hiringClass.$inferInsert>,
): Promise<number> {
  const name = `Class ${randomUUID()}`
  const made = { name, seats: 5, startDate: '2027-03-01', status: 'open' as const, ...values }
  return only(await owner.insert(hiringClass).values(made).returning()).hiringClassId
}

type Named = Pick<HiringClass, 'hiring_class_id'>
type Assigning = { ref_ids?: number[]; matching?: object; key?: string }

/** A requisition with so many applicants that wait for a decision, and what its recruiter does with classes. */
export async function openClasses(test: TestApp, count = 1) {
  const arrived = await arrive(test, { applicants: Array.from({ length: count }, () => WAITING) })
  const { recruiter, requisition, refIds } = arrived
  const job = `/smartreq/v1/${requisition.jobId}`
  const url = `${job}/hiring-classes/`
  const key = () => ({ key: randomUUID() })
  const assign = (made: Named | null, given: Assigning = {}) => {
    const { key: sent = randomUUID(), ...whom } = given
    const chosen = { hiring_class_id: made?.hiring_class_id ?? null }
    const body = { ...chosen, ...(Object.keys(whom).length > 0 ? whom : { ref_ids: refIds }) }
    return recruiter.post(`${job}/hiring-class-assignments/`, body, { key: sent })
  }
  return {
    ...arrived,
    undoDecision: arrived.undo,
    assign,
    create: (body: object) => recruiter.post(url, body, key()),
    save: (made: Named, body: object) =>
      recruiter.patch(`${url}${made.hiring_class_id}/`, body, key()),
    remove: (made: Named) => recruiter.delete(`${url}${made.hiring_class_id}/`, key()),
    undo: (batchId: string) =>
      recruiter.post(`${job}/hiring-class-assignments/${batchId}/undo/`, {}, key()),
    change: (what: string, body: object) =>
      recruiter.post(`${job}/applicants/${what}/`, body, key()),
    undoChange: (batchId: string) =>
      recruiter.post(`${job}/applicants/changes/${batchId}/undo/`, {}, key()),
    list: async (query = ''): Promise<HiringClass[]> =>
      (await recruiter.get(`${url}${query}`)).body.data,
    applicantsIn: async (made: Named) => {
      const of = `${job}/applicants/?hiring_class_id=${made.hiring_class_id}`
      return (await recruiter.get(of)).body.data
    },
  }
}

/** What the activity log tells of an application, in its order. */
export function trailOf({ owner }: TestDatabase, userSmartreqId: number) {
  const isTheirs = and(
    eq(auditEvent.entity, 'application'),
    eq(auditEvent.entityId, userSmartreqId),
  )
  return owner.select().from(auditEvent).where(isTheirs).orderBy(auditEvent.auditId)
}

/** The same by its actions alone. */
export async function actionsOf(database: TestDatabase, userSmartreqId: number): Promise<string[]> {
  return (await trailOf(database, userSmartreqId)).map(({ action }) => action)
}

/** The row of an application. */
export async function applicationOf({ owner }: TestDatabase, userSmartreqId: number) {
  const isThis = eq(application.userSmartreqId, userSmartreqId)
  return only(await owner.select().from(application).where(isThis))
}
