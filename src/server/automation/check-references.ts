// Whether everything that a rule names is there, and of the company: each that is not is refused by the name of its field.
import { and, eq, inArray, sql } from 'drizzle-orm'

import type {
  AutomationAction,
  AutomationCondition,
  AutomationTrigger,
  AutomationWhat,
} from '#contract/automation/automation.ts'

import { managesJob } from '../access/job-access.ts'
import { seesJob } from '../access/staff-access.ts'
import type { Changing } from '../access/staff-command.ts'
import { REQUISITION } from '../applicants/changes/apply-change.ts'
import { listTagNames } from '../applicants/changes/tag-repository.ts'
import type { Tx } from '../db/database.ts'
import { rejectionReason } from '../db/schema/decision.ts'
import { hiringClass } from '../db/schema/hiring-class.ts'
import { job, jobStep, jobStepActivity } from '../db/schema/requisition.ts'
import { AppError } from '../http/app-error.ts'
import { findTemplate } from '../messages/email-templates.ts'
import type { JobKey } from './rule-repository.ts'

type By = Pick<Changing, 'tx' | 'access'>
type Problem = readonly [field: string, message: string]

/** @throws AppError `validation_failed` that names the fields. */
export async function assertReferences(
  by: By,
  { what, ...key }: JobKey & { what: Pick<AutomationWhat, 'trigger' | 'conditions' | 'actions'> },
): Promise<void> {
  const problems = [await triggerProblem(by.tx, { trigger: what.trigger, ...key })]
  for (const [index, condition] of what.conditions.entries()) {
    const found = await conditionProblem(by.tx, { condition, ...key })
    problems.push(at(`conditions.${index}`, found))
  }
  for (const [index, action] of what.actions.entries())
    problems.push(at(`actions.${index}`, await actionProblem(by, { action, ...key })))
  const fields = problems.filter((one) => one !== null)
  if (fields.length > 0)
    throw new AppError('validation_failed', { fields: Object.fromEntries(fields) })
}

function at(path: string, problem: Problem | null): Problem | null {
  return problem && [`${path}.${problem[0]}`, problem[1]]
}

const NO_STEP = 'Not a step of this requisition.'

async function triggerProblem(
  tx: Tx,
  { trigger, ...key }: JobKey & { trigger: AutomationTrigger },
): Promise<Problem | null> {
  if (trigger.kind === 'activity_score') {
    const isThere = await hasActivity(tx, { ...key, id: trigger.job_step_activity_id })
    return isThere ? null : ['trigger.job_step_activity_id', 'Not an activity of this requisition.']
  }
  if (trigger.kind !== 'step_passed' && trigger.kind !== 'step_failed') return null
  const { job_step_id: id } = trigger
  const isThere = id === null || (await hasSteps(tx, { ...key, ids: [id] }))
  return isThere ? null : ['trigger.job_step_id', NO_STEP]
}

async function conditionProblem(
  tx: Tx,
  { condition, ...key }: JobKey & { condition: AutomationCondition },
): Promise<Problem | null> {
  const { accountId, jobId } = key
  switch (condition.kind) {
    case 'step':
      return (await hasSteps(tx, { ...key, ids: condition.job_step_ids }))
        ? null
        : ['job_step_ids', NO_STEP]
    case 'tag':
      return tagProblem(tx, { accountId, ids: condition.tag_ids })
    case 'assigned':
      for (const userId of condition.user_ids) {
        const user = { accountId, userId: userId ?? 0, jobId, jobTypeId: REQUISITION }
        if (userId !== null && !(await seesJob(tx, user))) return ['user_ids', NO_USER]
      }
      return null
    case 'hiring_class': {
      const { hiring_class_ids: ids } = condition
      const isOne = and(
        eq(hiringClass.accountId, accountId),
        eq(hiringClass.jobId, jobId),
        inArray(hiringClass.hiringClassId, ids),
      )
      const areThere = (await tx.db.$count(hiringClass, isOne)) === new Set(ids).size
      return areThere ? null : ['hiring_class_ids', 'Not a hiring class of this requisition.']
    }
    case 'score':
    case 'status':
    case 'step_status':
    case 'source':
    case 'knock_out':
      return null
    default:
      return condition satisfies never
  }
}

async function tagProblem(
  tx: Tx,
  given: { accountId: number; ids: readonly number[] },
): Promise<Problem | null> {
  const found = await listTagNames(tx, given)
  const areKnown = found.length === new Set(given.ids).size
  return areKnown ? null : ['tag_ids', 'Not a tag of this company.']
}

const NO_USER = 'Not a user who sees this requisition.'

async function actionProblem(
  { tx, access }: By,
  { action, ...key }: JobKey & { action: AutomationAction },
): Promise<Problem | null> {
  const { accountId, jobId } = key
  switch (action.kind) {
    case 'advance':
      return null
    case 'reject':
      return (await hasReason(tx, { accountId, id: action.rejection_reason_id }))
        ? null
        : ['rejection_reason_id', 'Not a reason of this company.']
    case 'move':
      return moveProblem({ tx, access }, { ...key, toJobId: action.to_job_id })
    case 'assign': {
      const { user_id: userId } = action
      return (await seesJob(tx, { accountId, userId, jobId, jobTypeId: REQUISITION }))
        ? null
        : ['user_id', NO_USER]
    }
    case 'tag':
      return tagProblem(tx, { accountId, ids: action.tag_ids })
    case 'email': {
      const { template_slug: slug, language } = action
      const isThere = (await findTemplate(tx, { accountId, slug, language })) !== null
      return isThere ? null : ['template_slug', 'Not a template of this company in that language.']
    }
    default:
      return action satisfies never
  }
}

async function moveProblem(
  { tx, access }: By,
  { accountId, jobId, toJobId }: JobKey & { toJobId: number },
): Promise<Problem | null> {
  const isOther = and(
    eq(job.accountId, accountId),
    eq(job.jobId, toJobId),
    eq(job.jobTypeId, REQUISITION),
    sql`${job.jobId} <> ${jobId}`,
  )
  const isThere = (await tx.db.$count(job, isOther)) > 0
  const isManaged =
    isThere && (await managesJob(tx, { access, jobId: toJobId, jobTypeId: REQUISITION }))
  return isManaged ? null : ['to_job_id', 'Not another requisition that you manage.']
}

type OfJob = JobKey & { readonly id: number }

async function hasSteps(
  tx: Tx,
  { accountId, jobId, ids }: JobKey & { ids: readonly number[] },
): Promise<boolean> {
  const isOne = and(
    eq(jobStep.accountId, accountId),
    eq(jobStep.jobId, jobId),
    inArray(jobStep.jobStepId, [...ids]),
  )
  return (await tx.db.$count(jobStep, isOne)) === new Set(ids).size
}

async function hasActivity(tx: Tx, { accountId, jobId, id }: OfJob): Promise<boolean> {
  const steps = tx.db
    .select({ id: jobStep.jobStepId })
    .from(jobStep)
    .where(and(eq(jobStep.accountId, accountId), eq(jobStep.jobId, jobId)))
  const isThis = and(
    eq(jobStepActivity.accountId, accountId),
    eq(jobStepActivity.jobStepActivityId, id),
    inArray(jobStepActivity.jobStepId, steps),
  )
  return (await tx.db.$count(jobStepActivity, isThis)) > 0
}

async function hasReason(
  tx: Tx,
  { accountId, id }: { accountId: number; id: number },
): Promise<boolean> {
  const isThis = and(
    eq(rejectionReason.accountId, accountId),
    eq(rejectionReason.rejectionReasonId, id),
  )
  return (await tx.db.$count(rejectionReason, isThis)) > 0
}
