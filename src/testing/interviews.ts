// A requisition with an interview as its second step, as a recruiter plans it.
import { randomUUID } from 'node:crypto'

import { desc, eq } from 'drizzle-orm'

import { interviewSetup } from '#contract/examples/interview-setup.ts'
import type { MyAvailability } from '#contract/interviews/interviews.ts'
import type { InterviewSetup } from '#contract/plan-editor/interview-setup.ts'
import { interview } from '#server/db/schema/interview.ts'
import { application } from '#server/db/schema/requisition.ts'

import {
  buildPerson,
  buildRequisition,
  buildStaff,
  only,
  type Company,
  type Person,
} from './builders.ts'
import type { TestApp } from './test-app.ts'
import type { Client, Reply } from './test-client.ts'
import type { TestDatabase } from './test-database.ts'

export type InterviewPlan = {
  readonly jobId: number
  readonly uuid: string
  readonly interviewActivityId: number
}

export type Interviewee = {
  readonly client: Client
  readonly person: Person
  readonly refId: number
  readonly userSmartreqId: number
}

/** Stores a plan of two steps: competencies to apply with, and the interview. */
export async function saveInterviewPlan(
  recruiter: Client,
  { jobId, setup = interviewSetup }: { jobId: number; setup?: InterviewSetup },
): Promise<Reply> {
  const url = `/smartreq/v1/${jobId}/screening-plan/`
  const { revision } = (await recruiter.get(url)).body.data
  const content: { asmt_id: number; slug: string }[] = (
    await recruiter.get(`/smartreq/v1/${jobId}/assessments/`)
  ).body.data
  const idOf = (slug: string) => content.find((one) => one.slug === slug)?.asmt_id
  const competencies = { asmt_id: idOf('competencies'), is_required: true }
  const meeting = { asmt_id: idOf('interview'), is_required: true, settings: setup }
  const steps = [
    { title: 'Apply', standard_title: null, activities: [competencies] },
    { title: 'Interview', standard_title: 'interview', activities: [meeting] },
  ]
  return recruiter.put(url, { revision, steps }, { key: randomUUID() })
}

/** An open requisition with such a plan, published. */
export async function buildInterviewPlan(
  test: TestApp,
  given: { company: Pick<Company, 'accountId'>; recruiter: Client; setup?: InterviewSetup },
): Promise<InterviewPlan> {
  const { company, recruiter, ...rest } = given
  const { jobId, uuid } = await buildRequisition(test.database, { company })
  const saved = await saveInterviewPlan(recruiter, { jobId, ...rest })
  const url = `/smartreq/v1/${jobId}/screening-plan/publish/`
  const { revision } = saved.body.data
  const { status, body } = await recruiter.post(url, { revision }, { key: randomUUID() })
  if (status !== 200) throw new Error(`The plan is not published: ${JSON.stringify(body)}`)
  return { jobId, uuid, interviewActivityId: body.data.steps[1].activities[0].job_step_activity_id }
}

/** Someone who applied by the plan and was advanced to the interview; no one invited them so far. */
export async function buildInterviewee(
  test: TestApp,
  { plan, recruiter }: { plan: InterviewPlan; recruiter: Client },
): Promise<Interviewee> {
  const { database } = test
  const person = await buildPerson(database)
  const client = await test.as(person)
  const url = `/user/v1/progress-tracker/user/${person.userId}/`
  const made = await client.post(url, { job_uuid: plan.uuid }, { key: randomUUID() })
  const refId = Number(made.body.data.ref_id)
  const isTheirs = eq(application.refId, refId)
  const { id, ...seen } = only(
    await database.owner.update(application).set({ status: 'active' }).where(isTheirs).returning({
      id: application.userSmartreqId,
      status: application.status,
      step_status: application.stepStatus,
      job_step_id: application.jobStepId,
    }),
  )
  const decision = `/smartreq/v1/user-smartreq/${id}/decision/`
  const { status, body } = await recruiter.post(
    decision,
    { action: 'advance', seen },
    { key: randomUUID() },
  )
  if (status !== 200) throw new Error(`Not advanced: ${JSON.stringify(body)}`)
  return { client, person, refId, userSmartreqId: id }
}

/** All hours of every day, in UTC. */
export const ALWAYS_FREE: MyAvailability = {
  time_zone: 'UTC',
  weekly: Array.from({ length: 7 }, () => [{ from: '00:00', to: '24:00' }]),
  exceptions: [],
  buffer_minutes: 0,
  notice_hours: 0,
  daily_limit: null,
  weekly_limit: null,
  default_place: '',
  about: 'Leads the early shift.',
}

/** A member of staff who has time for interviews. */
export async function buildInterviewer(
  test: TestApp,
  { company, given = {} }: { company: Company; given?: Partial<MyAvailability> },
) {
  const person = await buildStaff(test.database, { company, preset: 'Hiring manager' })
  const client = await test.as(person)
  const url = `/smartreq/v1/account/${company.accountId}/my-availability/`
  const { status, body } = await client.put(
    url,
    { ...ALWAYS_FREE, ...given },
    { key: randomUUID() },
  )
  if (status !== 200) throw new Error(`Not saved: ${JSON.stringify(body)}`)
  return { ...person, client }
}

/** Invites an applicant to book; the reply. */
export function inviteTo(
  recruiter: Client,
  given: { plan: InterviewPlan; userSmartreqId: number; interviewers: readonly number[] },
): Promise<Reply> {
  const { plan, userSmartreqId, interviewers } = given
  return recruiter.post(
    `/smartreq/v1/user-smartreq/${userSmartreqId}/interviews/invite/`,
    {
      job_step_activity_id: plan.interviewActivityId,
      interviewer_user_ids: [...interviewers],
      place: 'https://meet.example/warehouse',
      message: 'We look forward to it.',
      days: 14,
    },
    { key: randomUUID() },
  )
}

/** Where the candidate books: the path of the link that the last invitation has. No reply to staff has it. */
export async function bookingUrlOf(
  { owner }: TestDatabase,
  userSmartreqId: number,
): Promise<string> {
  const [found] = await owner
    .select({ linkUuid: interview.linkUuid })
    .from(interview)
    .where(eq(interview.userSmartreqId, userSmartreqId))
    .orderBy(desc(interview.createdAt))
    .limit(1)
  return `/smartreq/v1/schedule-interview/${found?.linkUuid}/`
}
