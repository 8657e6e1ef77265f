// Writes the interview into the plans of the demo's requisitions.
import type { InterviewSetup } from '#contract/interview-setup.ts'
import { INSTRUMENTS } from '#server/assessments/instruments/instruments.ts'
import { contentOf } from '#server/assessments/kinds/activity-kinds.ts'
import { assessment } from '#server/db/schema/assessment.ts'
import { jobStepActivity } from '#server/db/schema/requisition.ts'

import type { Database } from './bulk-insert.ts'
import { DEMO_COMPANIES, type DemoCompany, type DemoRequisition } from './companies.ts'
import { lookup, type IdLookup } from './id-lookup.ts'
import { INTERVIEW_MINUTES, interviewQuestions } from './plan-interviews.ts'
import type { SeededRequisitions } from './seed-requisitions.ts'

/** The position of the interview among the steps of a plan, from 0. */
export const INTERVIEW_STEP = 1

/** Adds the interview to the plan of each requisition that has one. @returns the activities by the requisition's uuid */
export async function seedInterviewActivities(
  db: Database,
  companies: SeededRequisitions,
): Promise<IdLookup> {
  const ids = new Map<string, number>()
  for (const { company, requisition, keys } of interviewed()) {
    const asmtId = await insertContent(db, { company, requisition, keys, companies })
    const [made] = await db
      .insert(jobStepActivity)
      .values({
        accountId: companies.accountId(company.uuid),
        jobStepId: companies.stepId(requisition.uuid, INTERVIEW_STEP),
        asmtId,
        title: interviewInstrument().content.title,
        sortOrder: 1,
        isRequired: true,
      })
      .returning({ id: jobStepActivity.jobStepActivityId })
    if (made !== undefined) ids.set(requisition.uuid, made.id)
  }
  return lookup(ids)
}

async function insertContent(
  db: Database,
  given: {
    company: DemoCompany
    requisition: DemoRequisition
    keys: readonly string[]
    companies: SeededRequisitions
  },
): Promise<number> {
  const { company, requisition, keys, companies } = given
  const { content: base, scoring } = interviewInstrument()
  const slug = `interview-${requisition.uuid}`
  const settings = setupOf(given)
  const content = { ...base, ...contentOf(settings), slug, version: 1 }
  const [made] = await db
    .insert(assessment)
    .values({
      accountId: companies.accountId(company.uuid),
      slug,
      version: 1,
      kind: 'interview',
      title: content.title,
      minutes: content.minutes,
      questionCount: content.questions.length,
      content,
      scoring: { ...scoring, version: `${slug}/1` },
      settings,
    })
    .returning({ asmtId: assessment.asmtId })
  if (made === undefined) throw new Error(`No interview of ${keys.length} questions was made.`)
  return made.asmtId
}

function setupOf(given: {
  company: DemoCompany
  keys: readonly string[]
  companies: SeededRequisitions
}): InterviewSetup {
  const { company, keys, companies } = given
  return {
    kind: 'interview',
    mode: 'panel',
    minutes: INTERVIEW_MINUTES,
    format: 'video',
    place: '',
    interviewer_user_ids: company.staff
      .filter(({ role }) => role === 'Hiring manager' || role === 'Interviewer')
      .map(({ email }) => companies.staffId(email)),
    guide: {
      intro: '',
      questions: interviewQuestions(keys).map(({ key, attribute, ...question }) => ({
        ...question,
        question_id: key,
        attribute_type_id: attribute === null ? null : companies.attributeTypeId(attribute),
      })),
    },
  }
}

function interviewed(): {
  company: DemoCompany
  requisition: DemoRequisition
  keys: readonly string[]
}[] {
  return DEMO_COMPANIES.flatMap((company) =>
    company.requisitions.flatMap((requisition) =>
      requisition.interview === undefined
        ? []
        : [{ company, requisition, keys: requisition.interview }],
    ),
  )
}

function interviewInstrument() {
  const found = INSTRUMENTS.find(({ slug }) => slug === 'interview')
  if (found === undefined) throw new Error('There is no interview among the activities.')
  return found
}
