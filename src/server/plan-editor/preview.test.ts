import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'

import { buildCompany, buildRequisition, buildStaff, type Requisition } from '#testing/builders.ts'
import { activityOf } from '#testing/candidate.ts'
import { openTestApp } from '#testing/test-app.ts'

const test = await openTestApp()
const { database } = test
const company = await buildCompany(database)
const requisition = await buildRequisition(database, { company })
const recruiter = await test.as(await buildStaff(database, { company, preset: 'Recruiter' }))

function urlOf(
  jobId: number,
  { activities }: Pick<Requisition, 'activities'> = requisition,
): string {
  const { jobStepActivityId } = activityOf({ ...requisition, activities }, 'competencies')
  return `/smartreq/v1/${jobId}/screening-plan/activity/${jobStepActivityId}/preview/`
}

describe('the preview of an activity', () => {
  it('is what a candidate gets, without keys or scales', async () => {
    const { status, body } = await recruiter.get(urlOf(requisition.jobId))
    expect(status).toBe(200)
    expect(body.data).toMatchObject({ slug: 'competencies', kind: 'competencies' })
    expect(body.data.questions.length).toBeGreaterThan(0)
    expect(JSON.stringify(body.data)).not.toMatch(/isReversed|scoring|norm/)
  })

  it('stores nothing', async () => {
    const before = await countRows()
    await recruiter.get(urlOf(requisition.jobId))
    expect(await countRows()).toEqual(before)
  })

  it('is of the requisition that is named, and of no other company', async () => {
    const sibling = await buildRequisition(database, { company })
    expect((await recruiter.get(urlOf(sibling.jobId))).status).toBe(404)
    const foreign = await buildRequisition(database, { company: await buildCompany(database) })
    expect((await recruiter.get(urlOf(foreign.jobId, foreign))).status).toBe(404)
    expect((await recruiter.get(urlOf(requisition.jobId, foreign))).status).toBe(404)
  })
})

const rowsSchema = z.object({ rows: z.array(z.record(z.string(), z.unknown())) })

/** How many rows there are of what an attempt leaves. */
async function countRows() {
  const tables = [
    'application',
    'user_step_activity',
    'attempt',
    'answer',
    'audit_event',
    'command_receipt',
  ]
  const counts = tables.map((table) => sql.raw(`(select count(*) from ${table}) as ${table}`))
  return rowsSchema.parse(await database.owner.execute(sql`select ${sql.join(counts, sql`, `)}`))
    .rows
}
