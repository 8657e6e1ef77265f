import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { auditEvent } from '#server/db/schema/audit.ts'
import { job } from '#server/db/schema/requisition.ts'
import { buildEmployee, buildProfile } from '#testing/employees.ts'
import { openSeparations } from '#testing/separations.ts'
import { openTestApp } from '#testing/test-app.ts'

const test = await openTestApp()
const { owner } = test.database
const ADA = '1,,2026-03-31,Voluntary,New job,Moves away'
const BEN = '2,,2026-04-30,Involuntary,,'

describe('the undo of an import of separations', () => {
  it('lets jobs go on, says so before, and lets the file be imported again', async () => {
    const { open, jobs, accountId } = await company()
    const one = await open([ADA, BEN])
    await one.run()
    const done = { rows: 2, removed_jobs: 0, removed_people: 0, restored: 2, kept: [] }
    expect((await one.get('undo/')).body.data).toEqual(done)
    expect(await one.undo()).toEqual({ state: 'undone', undo: done })
    const ongoing = {
      endDate: null,
      separationType: null,
      separationReasonId: null,
      separationNote: null,
    }
    expect(await jobs()).toMatchObject([ongoing, ongoing])
    const undone = and(eq(auditEvent.accountId, accountId), eq(auditEvent.action, 'undo_import'))
    expect(await owner.select().from(auditEvent).where(undone)).toHaveLength(2)
    expect(await (await open([ADA, BEN])).run()).toEqual([['changed', null, 2]])
  })

  it('restores the separation that was recorded before', async () => {
    const { open, jobs } = await company()
    await (await open([ADA])).run()
    const second = await open(['1,,2026-03-31,Other,,Other note'])
    await second.run()
    expect((await jobs())[0]).toMatchObject({ separationType: 'other', separationReasonId: null })
    await second.undo()
    expect((await jobs())[0]).toMatchObject({
      endDate: '2026-03-31',
      separationType: 'voluntary',
      separationReasonId: expect.any(Number),
      separationNote: 'Moves away',
    })
  })

  it.each(['the same profile', 'another profile'])(
    'leaves a person who came back in %s',
    async (where) => {
      const { open, jobs, ada, client, accountId } = await company()
      const one = await open([ADA, BEN])
      await one.run()
      const isSame = where === 'the same profile'
      const jobId = isSame ? ada.jobId : await buildProfile(test.database, { accountId })
      const rehired = await client.post(`/account/v1/${accountId}/people/${ada.userId}/jobs/`, {
        job_id: jobId,
        start_date: '2026-06-01',
      })
      expect(rehired.status).toBe(201)
      expect((await one.undo()).undo).toMatchObject({
        restored: 1,
        kept: [{ reason: 'later_work', rows: 1 }],
      })
      expect((await jobs()).map(({ endDate }) => endDate)).toEqual(['2026-03-31', null, null])
      const { body } = await one.get('rows/?kept=true')
      expect(body.data).toMatchObject([
        { full_name: 'Ada Moreau', kept: [{ field: null, reason: 'later_work' }] },
      ])
    },
  )

  it('leaves a separation that staff changed since, and jobs of archived profiles', async () => {
    const { open, jobs, ada, ben, client, accountId } = await company()
    const one = await open([ADA, BEN])
    await one.run()
    const url = `/account/v1/${accountId}/people/${ada.userId}/jobs/${ada.userJobId}/separation/`
    const again = { end_date: '2026-05-29', separation_type: 'other', separation_reason_id: null }
    expect((await client.post(url, again)).status).toBe(200)
    await owner.update(job).set({ archivedAt: new Date() }).where(eq(job.jobId, ben.jobId))
    expect((await one.undo()).undo).toMatchObject({
      restored: 0,
      kept: [{ reason: 'later_work', rows: 2 }],
    })
    expect((await jobs()).map(({ endDate }) => endDate)).toEqual(['2026-05-29', '2026-04-30'])
  })

  it('restores a job whose details were corrected since, but not one whose number is taken', async () => {
    const { open, jobs, ada, ben, client, accountId, change } = await company()
    const one = await open([ADA, BEN])
    await one.run()
    const url = `/account/v1/${accountId}/people/${ada.userId}/jobs/${ada.userJobId}/`
    expect((await client.patch(url, { department: 'Yard' })).status).toBe(200)
    const { userJobId } = await eve(accountId)
    await change({ userJobId }, { employeeNumber: '2' })
    expect((await one.undo()).undo).toMatchObject({
      restored: 1,
      kept: [{ reason: 'taken', rows: 1 }],
    })
    const after = await jobs()
    expect(after[0]).toMatchObject({ endDate: null, department: 'Yard' })
    expect(after.find((stretch) => stretch.userJobId === ben.userJobId)?.endDate).toBe('2026-04-30')
  })
})

function eve(accountId: number) {
  return buildEmployee(test.database, { accountId, person: { firstName: 'Eve' } })
}

function company() {
  return openSeparations(test)
}
