import { describe, expect, it } from 'vitest'

import { buildCompany, buildRequisition, buildStaff } from '#testing/builders.ts'
import { openTestApp } from '#testing/test-app.ts'

const test = await openTestApp()

describe('applying by the link of a position', () => {
  it('is a direct application, and says nothing by mail: nothing was sent yet', async () => {
    const company = await buildCompany(test.database)
    const requisition = await buildRequisition(test.database, { company })
    const { client, userId, email } = await test.signUp()
    const apply = () =>
      client.send({
        method: 'POST',
        url: `/user/v1/progress-tracker/user/${userId}/`,
        body: { job_uuid: requisition.uuid },
        headers: { 'accept-language': 'fr' },
        key: 'b1b5e6a0-6a0f-4a53-9d1c-0a6b6f6f6f08',
      })
    expect([(await apply()).status, (await apply()).status]).toEqual([201, 201])
    await test.sendMail()
    const subjects = (await test.mailTo(email)).map(({ subject }) => subject)
    expect(subjects.filter((subject) => /candidature|application/.test(subject))).toEqual([])
    const recruiter = await test.as(
      await buildStaff(test.database, { company, preset: 'Recruiter' }),
    )
    const { body } = await recruiter.get(`/smartreq/v1/${requisition.jobId}/applicants/`)
    expect(body.data).toMatchObject([{ source_type: 'direct' }])
  })
})
