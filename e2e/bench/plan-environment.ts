/** A screening plan as large as one can be: sixty activities with four hundred questions, in three steps. */
import { randomUUID } from 'node:crypto'

import type {
  PlanBody,
  PlanContent,
  ScreeningPlan,
} from '../../src/contract/plan-editor/screening-plan.ts'
import { callApi, DEMO_PASSWORD } from './environment.ts'

const RECRUITER = 'recruiter@harborpine.example.com'
const STEPS = 3
const ACTIVITIES_PER_STEP = 20
const QUESTIONS = 400
const ACTIVITIES = STEPS * ACTIVITIES_PER_STEP

/** Signs the recruiter of the demo's first company in; their token. */
export async function signInRecruiter(url: string): Promise<{ token: string; accountId: number }> {
  const body = { email: RECRUITER, password: DEMO_PASSWORD }
  const { token, user } = dataOf(await callApi({ url: `${url}/auth/v1/login/`, body }))
  return { token, accountId: user.roles[0].account_id }
}

/** Makes a draft with such a plan, or with one of fewer steps. */
export async function makeLargePlan(given: {
  url: string
  token: string
  accountId: number
  /** Of twenty activities each. */
  steps?: number
}): Promise<{ jobId: number; plan: ScreeningPlan }> {
  const { url, token, accountId, steps = STEPS } = given
  const { job_id: jobId } = dataOf(
    await callApi({
      url: `${url}/smartreq/v1/account/${accountId}/`,
      token,
      key: randomUUID(),
      body: { title: 'Measured' },
    }),
  )
  const content: PlanContent[] = dataOf(
    await callApi({ url: `${url}/smartreq/v1/${jobId}/assessments/`, token }),
  )
  const asmtId = content.find(({ slug }) => slug === 'screening-questions')?.asmt_id ?? 0
  const body = { revision: 0, steps: largeSteps(asmtId, steps) }
  return { jobId, plan: await savePlan({ url, token, jobId, body }) }
}

export async function savePlan(given: {
  url: string
  token: string
  jobId: number
  body: PlanBody
}): Promise<ScreeningPlan> {
  const { url, token, jobId, body } = given
  const path = `${url}/smartreq/v1/${jobId}/screening-plan/`
  return dataOf(await callApi({ url: path, method: 'PUT', token, key: randomUUID(), body }))
}

/** What the editor sends once a step has another title. */
export function changedBody({ revision, steps }: ScreeningPlan): PlanBody {
  return {
    revision,
    steps: steps.map((step, index) => ({
      job_step_id: step.job_step_id,
      title: index === 0 ? `Step, changed ${revision} times` : step.title,
      standard_title: step.standard_title,
      pass_rule: step.pass_rule,
      activities: step.activities.map((one) => ({
        job_step_activity_id: one.job_step_activity_id,
        asmt_id: one.asmt_id,
        is_required: one.is_required,
        instruction: one.instruction,
        settings: one.settings,
      })),
    })),
  }
}

function largeSteps(asmtId: number, steps: number): PlanBody['steps'] {
  return Array.from({ length: steps }, (_, step) => ({
    title: `Step ${step + 1}`,
    standard_title: null,
    activities: Array.from({ length: ACTIVITIES_PER_STEP }, (_activity, index) => {
      const number = step * ACTIVITIES_PER_STEP + index
      const first = Math.floor((number * QUESTIONS) / ACTIVITIES)
      const next = Math.floor(((number + 1) * QUESTIONS) / ACTIVITIES)
      const questions = Array.from({ length: next - first }, (_question, at) => ({
        question_id: `q${first + at}`,
        account_question_id: null,
        type: 'single_choice' as const,
        text: `Question ${first + at + 1}: how often have you done this in the last two years?`,
        help: '',
        is_required: true,
        options: [1, 2, 3, 4].map((value) => ({
          value,
          text: `Answer ${value}`,
          is_knock_out: false,
        })),
      }))
      return {
        asmt_id: asmtId,
        is_required: true,
        settings: { kind: 'screening-questions' as const, questions },
      }
    }),
  }))
}

/** The envelope of every reply; its shape is the contract's, and checked there. */
// oxlint-disable-next-line typescript/no-explicit-any -- see above
function dataOf(reply: unknown): any {
  return (reply as { data: unknown }).data
}
