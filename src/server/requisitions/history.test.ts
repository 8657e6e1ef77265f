import { describe, expect, it } from 'vitest'

import {
  buildApplication,
  buildCompany,
  buildPerson,
  buildRequisition,
  buildStaff,
} from '#testing/builders.ts'
import { buildCandidate } from '#testing/candidate.ts'
import { openTestApp } from '#testing/test-app.ts'

const test = await openTestApp()
const { database } = test
const company = await buildCompany(database)
const recruiter = await buildStaff(database, { company, preset: 'Recruiter' })
const client = await test.as(recruiter)
const requisition = await buildRequisition(database, { company, team: [recruiter.userId] })
const other = await buildRequisition(database, { company })
const person = await buildPerson(database)
const application = await buildApplication(database, {
  requisition,
  person,
  values: { status: 'new', stepStatus: 'awaiting_decision' },
  profile: { firstName: 'Ada', lastName: 'Lovelace' },
})
const url = (jobId: number, query = '') => `/smartreq/v1/${jobId}/activity/${query}`

await client.send({
  method: 'PATCH',
  url: `/smartreq/v1/${requisition.jobId}/details/`,
  body: { openings: 4 },
})
const scorecard = await client.get(
  `/smartreq/v1/user-smartreq/${application.userSmartreqId}/scorecard/`,
)
const { status, job_step_id } = scorecard.body.data.applicant
await client.post(`/smartreq/v1/user-smartreq/${application.userSmartreqId}/decision/`, {
  action: 'review',
  seen: { status, job_step_id },
})

describe('the history of a requisition', () => {
  it('has its own changes and those of its applicants, newest first, and no others', async () => {
    const { body } = await client.get(url(requisition.jobId))
    expect(body.data.slice(0, 2)).toMatchObject([
      {
        kind: 'application',
        action: 'review',
        actor_id: recruiter.userId,
        from_state: 'new',
        to_state: 'active',
        applicant: { user_smartreq_id: application.userSmartreqId, full_name: 'Ada Lovelace' },
      },
      { kind: 'requisition', action: 'update', applicant: null },
    ])
    expect(body.meta.total).toBe(body.data.length)
    expect((await client.get(url(other.jobId))).body.data).toEqual([])
  })

  it('has the name of an applicant who did it', async () => {
    const to = await buildRequisition(database, { company })
    const { application: withdrawn, client: candidate } = await buildCandidate(test, {
      requisition: to,
    })
    const { refId, userId } = withdrawn
    await candidate.post(`/user/v1/progress-tracker/user/${userId}/ref/${refId}/withdraw/`, {})
    const [entry] = (await client.get(url(to.jobId))).body.data
    expect(entry).toMatchObject({ action: 'withdraw', actor_id: userId })
    expect(entry.actor_name).not.toBeNull()
    expect(entry.actor_name).toBe(entry.applicant.full_name)
  })

  it('is filtered by kind and by actor, and paged', async () => {
    const kinds = async (query: string) =>
      (await client.get(url(requisition.jobId, query))).body.data.map(
        ({ kind }: { kind: string }) => kind,
      )
    expect(await kinds('?entity=requisition')).toEqual(['requisition'])
    expect(new Set(await kinds('?entity=application,requisition'))).toEqual(
      new Set(['application', 'requisition']),
    )
    expect(await kinds(`?actor=${person.userId}`)).not.toContain('requisition')
    expect(await kinds('?page_size=1&page=2')).toHaveLength(1)
    expect(await kinds('?ordering=at&entity=requisition')).toEqual(['requisition'])
    for (const query of ['?entity=cats', '?ordering=name', '?actor=x'])
      expect((await client.get(url(requisition.jobId, query))).status).toBe(400)
  })

  it('is not for others', async () => {
    const limited = await test.as(await buildStaff(database, { company, preset: 'Limited' }))
    expect((await limited.get(url(requisition.jobId))).status).toBe(403)
    const stranger = await test.as(
      await buildStaff(database, { company: await buildCompany(database), preset: 'Recruiter' }),
    )
    expect((await stranger.get(url(requisition.jobId))).status).toBe(404)
  })
})
