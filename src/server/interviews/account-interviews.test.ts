import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import type { AccountInterview } from '#contract/interviews/account-interviews.ts'
import { interview } from '#server/db/schema/interview.ts'
import { application, jobTeam } from '#server/db/schema/requisition.ts'
import { buildCompany, buildStaff } from '#testing/builders.ts'
import { buildHeldInterview } from '#testing/held-interviews.ts'
import { buildInterviewee, buildInterviewPlan } from '#testing/interviews.ts'
import { openTestApp } from '#testing/test-app.ts'
import type { Client } from '#testing/test-client.ts'

const test = await openTestApp()
const { owner } = test.database

describe('the interviews of a company', () => {
  it('are those of every requisition for a user who sees all of them, the latest first', async () => {
    const { first, second, recruiter, list } = await open()
    const rows = await list(recruiter)
    expect(rows.map((row) => row.interview_uuid)).toEqual([second.uuid, first.uuid])
    expect(rows[0]).toMatchObject({
      status: 'scheduled',
      job_id: second.jobId,
      is_mine: false,
      needs_interviewer: false,
      interviewers: [{ user_id: second.interviewerId }],
    })
    const earliest = await list(recruiter, 'ordering=starts_at&page_size=1')
    expect(earliest.map((row) => row.interview_uuid)).toEqual([first.uuid])
  })

  it('are those of their teams and those that they conduct, for other users', async () => {
    const { first, second, company, list } = await open()
    const [one, other] = [await test.as(first.interviewer), await test.as(second.interviewer)]
    expect((await list(one)).map((row) => [row.interview_uuid, row.is_mine])).toEqual([
      [first.uuid, true],
    ])
    const key = { accountId: company.accountId, userId: second.interviewerId }
    await owner.insert(jobTeam).values({ ...key, jobId: first.jobId, teamRole: 'interviewer' })
    expect((await list(other)).map((row) => [row.interview_uuid, row.is_mine])).toEqual([
      [second.uuid, true],
      [first.uuid, false],
    ])
  })

  it('are narrowed by requisition, interviewer, status, time and the applicant’s name', async () => {
    const { first, second, recruiter, list } = await open()
    const uuidsOf = async (query: string) =>
      (await list(recruiter, query)).map((row) => row.interview_uuid)
    expect(await uuidsOf(`job_id=${first.jobId}`)).toEqual([first.uuid])
    expect(await uuidsOf(`interviewer_id=${second.interviewerId}`)).toEqual([second.uuid])
    expect(await uuidsOf('status=scheduled')).toEqual([second.uuid])
    expect(await uuidsOf('status=awaiting_feedback,no_show')).toEqual([first.uuid])
    expect(await uuidsOf('status=cancelled')).toEqual([])
    const now = test.clock.now().toISOString()
    expect(await uuidsOf(`from=${now}`)).toEqual([second.uuid])
    expect(await uuidsOf(`before=${now}`)).toEqual([first.uuid])
    expect(await uuidsOf('search=nobody')).toEqual([])
  })

  it('await feedback once their time is over, before a job has noted it', async () => {
    const { first, recruiter, list } = await open()
    await owner
      .update(interview)
      .set({ status: 'scheduled' })
      .where(eq(interview.interviewUuid, first.uuid))
    const rows = await list(recruiter, 'status=awaiting_feedback')
    expect(rows.map((row) => [row.interview_uuid, row.status])).toEqual([
      [first.uuid, 'awaiting_feedback'],
    ])
  })

  it('have no time where the one that there was is given up, and stand in no week', async () => {
    const { second, recruiter, list } = await open()
    const isSecond = eq(interview.interviewUuid, second.uuid)
    await owner.update(interview).set({ status: 'awaiting_interviewer_slots' }).where(isSecond)
    const rows = await list(recruiter, `job_id=${second.jobId}`)
    expect(rows.map((row) => row.starts_at)).toEqual([null])
    expect(await list(recruiter, `from=${test.clock.now().toISOString()}`)).toEqual([])
  })

  it('leave out applications that were deleted', async () => {
    const { first, second, recruiter, list } = await open()
    await owner
      .update(application)
      .set({ deletedAt: test.clock.now() })
      .where(eq(application.jobId, second.jobId))
    expect((await list(recruiter)).map((row) => row.interview_uuid)).toEqual([first.uuid])
  })

  it('name nothing of another company, and are refused to its users', async () => {
    const { first, url, recruiter, list } = await open()
    const other = await open()
    expect(await other.list(other.recruiter, `job_id=${first.jobId}`)).toEqual([])
    expect(await list(recruiter, `interviewer_id=${other.first.interviewerId}`)).toEqual([])
    expect((await other.recruiter.get(url)).status).toBe(403)
  })

  it.each(['ordering=status', 'status=lost', 'from=today', 'before=2026-11-30', 'job_id=0'])(
    'refuse %s',
    async (query) => {
      const { recruiter, url } = await open()
      expect((await recruiter.get(`${url}?${query}`)).status).toBe(400)
    },
  )
})

/** One interview that was held and one to come, in two requisitions, with an interviewer each. */
async function open() {
  const company = await buildCompany(test.database)
  const recruiter = await test.as(await buildStaff(test.database, { company, preset: 'Recruiter' }))
  const build = async (daysAgo: number, status: 'awaiting_feedback' | 'scheduled') => {
    const interviewer = await buildStaff(test.database, { company, preset: 'Interviewer' })
    const plan = await buildInterviewPlan(test, { company, recruiter })
    const interviewee = await buildInterviewee(test, { plan, recruiter })
    const uuid = await buildHeldInterview(test.database, {
      accountId: company.accountId,
      userSmartreqId: interviewee.userSmartreqId,
      candidateId: interviewee.person.userId,
      jobStepActivityId: plan.interviewActivityId,
      daysAgo,
      status,
      panel: [{ userId: interviewer.userId }],
    })
    return { uuid, interviewer, interviewerId: interviewer.userId, jobId: plan.jobId }
  }
  const first = await build(2, 'awaiting_feedback')
  const second = await build(-3, 'scheduled')
  const url = `/smartreq/v1/account/${company.accountId}/interviews/`
  const list = async (client: Client, query = ''): Promise<AccountInterview[]> =>
    (await client.get(`${url}?${query}`)).body.data
  return { company, recruiter, first, second, url, list }
}
