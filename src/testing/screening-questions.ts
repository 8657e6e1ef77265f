// A requisition that asks screening questions, as a recruiter makes it.
import { randomUUID } from 'node:crypto'

import { eq } from 'drizzle-orm'

import type { ActivitySettings } from '#contract/assessments/activity-kinds.ts'
import type { ActivityKind } from '#contract/assessments/kind-names.ts'
import type { ScreeningPlan } from '#contract/plan-editor/screening-plan.ts'
import type { AskedQuestion } from '#contract/plan-editor/screening-questions.ts'
import type { Scorecard } from '#contract/scorecards/scorecards.ts'
import { userStepActivity } from '#server/db/schema/assessment.ts'
import { application, jobStepActivity } from '#server/db/schema/requisition.ts'

import { buildPerson, only, type Requisition } from './builders.ts'
import type { Candidate } from './candidate.ts'
import type { TestApp } from './test-app.ts'
import type { Client, Reply } from './test-client.ts'

export const SCREENING_SLUG = 'screening-questions'

/** Stores a plan of one step that asks these questions and nothing else. */
export function saveQuestions(
  recruiter: Client,
  { jobId, questions }: { jobId: number; questions: readonly AskedQuestion[] },
): Promise<Reply> {
  return saveActivity(recruiter, {
    jobId,
    settings: { kind: SCREENING_SLUG, questions: [...questions] },
  })
}

/** Stores such a plan, and gives it to those who apply next. */
export async function publishQuestions(
  recruiter: Client,
  given: { jobId: number; questions: readonly AskedQuestion[] },
): Promise<void> {
  await publishSaved(recruiter, {
    jobId: given.jobId,
    saved: await saveQuestions(recruiter, given),
  })
}

/** Stores a plan of one step with one activity, whose content the company writes. */
export async function saveActivity(
  recruiter: Client,
  { jobId, settings }: { jobId: number; settings: ActivitySettings },
): Promise<Reply> {
  const url = `/smartreq/v1/${jobId}/screening-plan/`
  const plan: ScreeningPlan = (await recruiter.get(url)).body.data
  const content: { asmt_id: number; slug: string }[] = (
    await recruiter.get(`/smartreq/v1/${jobId}/assessments/`)
  ).body.data
  const asked = plan.steps.flatMap(({ activities }) => activities)
  const base =
    asked.find(({ kind }) => kind === settings.kind) ??
    content.find(({ slug }) => slug === settings.kind)
  const activities = [{ asmt_id: base?.asmt_id, is_required: true, settings }]
  const steps = [{ title: 'Apply', standard_title: null, activities }]
  return recruiter.put(url, { revision: plan.revision, steps }, { key: randomUUID() })
}

/** Stores such a plan, and gives it to those who apply next. */
export async function publishActivity(
  recruiter: Client,
  given: { jobId: number; settings: ActivitySettings },
): Promise<void> {
  await publishSaved(recruiter, { jobId: given.jobId, saved: await saveActivity(recruiter, given) })
}

async function publishSaved(
  recruiter: Client,
  { jobId, saved }: { jobId: number; saved: Reply },
): Promise<void> {
  const { revision } = saved.body.data
  const url = `/smartreq/v1/${jobId}/screening-plan/publish/`
  const { status, body } = await recruiter.post(url, { revision }, { key: randomUUID() })
  if (status !== 200) throw new Error(`The plan is not published: ${JSON.stringify(body)}`)
}

/** A person who applied to a requisition by its plan as it is published. */
export async function applyByPlan(
  test: TestApp,
  given: Requisition & { slug?: ActivityKind },
): Promise<Candidate> {
  const { slug = SCREENING_SLUG, ...requisition } = given
  const person = await buildPerson(test.database)
  const client = await test.as(person)
  const url = `/user/v1/progress-tracker/user/${person.userId}/`
  const made = await client.post(url, { job_uuid: requisition.uuid }, { key: randomUUID() })
  const refId = Number(made.body.data.ref_id)
  const found = await test.database.owner
    .select({
      userSmartreqId: application.userSmartreqId,
      jobStepActivityId: jobStepActivity.jobStepActivityId,
      asmtId: jobStepActivity.asmtId,
    })
    .from(application)
    .innerJoin(userStepActivity, eq(userStepActivity.userSmartreqId, application.userSmartreqId))
    .innerJoin(
      jobStepActivity,
      eq(jobStepActivity.jobStepActivityId, userStepActivity.jobStepActivityId),
    )
    .where(eq(application.refId, refId))
  const { userSmartreqId, ...activity } = only(found)
  const activities = [{ ...activity, slug }]
  return {
    client,
    person,
    requisition: { ...requisition, activities },
    application: { ...requisition, userId: person.userId, userSmartreqId, refId },
  }
}

/** The questions of an activity as its candidate gets them. */
export type ShownQuestions = {
  readonly questions: readonly {
    question_id: string
    text: { en: string }
    input?: { type: string }
  }[]
}

/** The questions of a candidate's only activity, as the candidate gets them. */
export async function questionsShownTo(candidate: Candidate): Promise<ShownQuestions> {
  const { client, requisition, application } = candidate
  const { jobStepActivityId } = only(requisition.activities)
  const query = `job_step_activity_id=${jobStepActivityId}&ref_id=${application.refId}`
  const url = `/user-response/v1/job-questions/${requisition.jobId}/?${query}`
  return (await client.get(url)).body.data
}

/** The scorecard of a candidate as a recruiter gets it. */
export async function scorecardOf(
  recruiter: Client,
  { application: applied }: Candidate,
): Promise<Scorecard> {
  const url = `/smartreq/v1/user-smartreq/${applied.userSmartreqId}/scorecard/`
  return (await recruiter.get(url)).body.data
}

/** A candidate's only activity, as the scorecard shows it. */
export async function activityOnScorecard(
  recruiter: Client,
  candidate: Candidate,
): Promise<Scorecard['activities'][number]> {
  return only((await scorecardOf(recruiter, candidate)).activities)
}
