import { describe, expect, it } from 'vitest'

import type { ScreeningPlan } from '#contract/plan-editor/screening-plan.ts'
import { buildCompany, buildRequisition, buildStaff, type Requisition } from '#testing/builders.ts'
import { activityOf, buildCandidate, complete } from '#testing/candidate.ts'
import { openTestApp } from '#testing/test-app.ts'

const test = await openTestApp()
const { database } = test
const company = await buildCompany(database, { name: 'Harbour Works' })
const manager = await buildStaff(database, { company, preset: 'Recruiter' })
const recruiter = await test.as(manager)

/** A requisition with a team of two, and the address of the setting of an activity. */
async function openTeam() {
  const first = await buildStaff(database, { company, preset: 'Limited' })
  const second = await buildStaff(database, { company, preset: 'Interviewer' })
  const requisition = await buildRequisition(database, {
    company,
    values: { title: 'Crane driver' },
    team: [first.userId, second.userId],
  })
  const members = (await recruiter.get(urlOf(requisition, 'competencies'))).body.data
  const ids: number[] = members.map((one: { job_team_id: number }) => one.job_team_id)
  return { requisition, first, second, ids }
}

const subjectsTo = async ({ email }: { email: string }) =>
  (await test.mailTo(email)).map(({ subject }) => subject)

describe('the notification of an activity', () => {
  it('is told to no one until someone of the team is chosen', async () => {
    const { requisition, first, second, ids } = await openTeam()
    expect(ids).toHaveLength(2)
    await complete(test, {
      candidate: await buildCandidate(test, { requisition }),
      slug: 'competencies',
    })
    await test.sendMail()
    expect([await subjectsTo(first), await subjectsTo(second)]).toEqual([[], []])
  })

  it('goes to who was chosen, once for each activity, without the name of the applicant', async () => {
    const { requisition, first, second, ids } = await openTeam()
    const saved = await recruiter.put(urlOf(requisition, 'competencies'), {
      job_team_ids: ids.slice(0, 1),
    })
    expect(saved.body.data.map((one: { is_notified: boolean }) => one.is_notified)).toEqual([
      true,
      false,
    ])
    await recruiter.put(urlOf(requisition, 'personality'), { job_team_ids: ids })
    const candidate = await buildCandidate(test, { requisition })
    await complete(test, { candidate, slug: 'competencies' })
    await complete(test, { candidate, slug: 'personality' })
    await test.sendMail()
    const { userSmartreqId } = candidate.application
    const { jobStepActivityId } = activityOf(requisition, 'competencies')
    test.recordedJobs.push({ name: 'notify-staff', payload: { userSmartreqId, jobStepActivityId } })
    await test.sendMail()
    const mails = await test.mailTo(first.email)
    expect(mails).toHaveLength(2)
    const told = mails.find(({ subject }) => subject.includes('Competencies'))
    expect(told?.subject).toBe('“Competencies” was completed for Crane driver')
    expect(told?.text).toContain(`/smartreq-detail-applicant/${userSmartreqId}`)
    expect(told?.text).not.toContain(candidate.person.email)
    expect(await subjectsTo(second)).toEqual([expect.stringContaining('Personality')])
  })

  it('stays when the plan is saved and published again', async () => {
    const { requisition, ids } = await openTeam()
    await recruiter.put(urlOf(requisition, 'competencies'), { job_team_ids: ids })
    const planUrl = `/smartreq/v1/${requisition.jobId}/screening-plan/`
    const plan: ScreeningPlan = (await recruiter.get(planUrl)).body.data
    const once: ScreeningPlan = (await recruiter.put(planUrl, plan)).body.data
    const twice: ScreeningPlan = (await recruiter.put(planUrl, once)).body.data
    const of = ({ steps }: ScreeningPlan) =>
      steps.flatMap(({ activities }) => activities).find(({ kind }) => kind === 'competencies')
        ?.job_step_activity_id
    expect(of(twice)).not.toBe(of(plan))
    const url = `/job/v1/job-step-activity-notification/${requisition.jobId}/${of(twice)}/`
    const told = (await recruiter.get(url)).body.data
    expect(told.map((one: { is_notified: boolean }) => one.is_notified)).toEqual([true, true])
  })

  it('ends for who leaves the team', async () => {
    const { requisition, first, ids } = await openTeam()
    await recruiter.put(urlOf(requisition, 'competencies'), { job_team_ids: ids })
    const team = `/smartreq/v1/${requisition.jobId}/hiring-team/`
    expect((await recruiter.delete(`${team}${ids[0]}/`)).status).toBe(200)
    await complete(test, {
      candidate: await buildCandidate(test, { requisition }),
      slug: 'competencies',
    })
    await test.sendMail()
    expect(await subjectsTo(first)).toEqual([])
  })

  it('is refused for people of another team, twice the same, and activities of another requisition', async () => {
    const { requisition } = await openTeam()
    const other = await openTeam()
    const url = urlOf(requisition, 'competencies')
    const foreign = await recruiter.put(url, { job_team_ids: other.ids })
    expect([foreign.status, foreign.body.error.fields]).toEqual([
      400,
      { job_team_ids: 'Not of this team.' },
    ])
    const [id] = other.ids
    expect((await recruiter.put(url, { job_team_ids: [id, id] })).status).toBe(400)
    const wrong = activityOf(other.requisition, 'competencies').jobStepActivityId
    const elsewhere = `/job/v1/job-step-activity-notification/${requisition.jobId}/${wrong}/`
    expect((await recruiter.get(elsewhere)).status).toBe(404)
    expect((await recruiter.put(elsewhere, { job_team_ids: [] })).status).toBe(404)
  })
})

function urlOf(requisition: Requisition, slug: string): string {
  const { jobStepActivityId } = activityOf(requisition, slug)
  return `/job/v1/job-step-activity-notification/${requisition.jobId}/${jobStepActivityId}/`
}
