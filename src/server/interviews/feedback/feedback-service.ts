// Rules of what interviewers write: each their own, hidden from the others until theirs is submitted. Knows no HTTP.
import type { z } from 'zod'

import {
  entryProblem,
  mergeEntries,
  recommendationOf,
  type FeedbackEntries,
  type FeedbackGuide,
} from '#contract/interview-feedback-rules.ts'
import * as contract from '#contract/interview-feedback.ts'
import type {
  FeedbackReceipt,
  InterviewFeedback,
  InterviewToConduct,
} from '#contract/interview-feedback.ts'

import { lockApplication } from '../../assessments/attempted-application-repository.ts'
import { applicationCommand, type By, type Changing } from '../../audit/staff-command.ts'
import type { Database, Tx } from '../../db/database.ts'
import type { Caller } from '../../http/access-token.ts'
import { AppError } from '../../http/app-error.ts'
import { managesJob } from '../../requisitions/job-access.ts'
import type { JobAccess, StaffScopes } from '../../requisitions/staff-access.ts'
import { describeInterview, describeToConduct, type Attributes } from './describe-interview.ts'
import * as repository from './feedback-repository.ts'
import type { ConductedRow, PanelRow } from './feedback-repository.ts'
import { settleInterview } from './settle-interview.ts'

type Deps = {
  readonly database: Database
  readonly scopes: StaffScopes
  readonly now: () => Date
}
type Saving = z.output<typeof contract.saveInterviewFeedback.body> & {
  readonly interviewUuid: string
}
type Unlocking = z.output<typeof contract.unlockInterviewFeedback.body> & {
  readonly interviewUuid: string
}

const receiptSchema = contract.saveInterviewFeedback.responses[200].shape.data

export function createFeedbackService(deps: Deps) {
  const { scopes, now } = deps
  const policy = contract.saveInterviewFeedback.policy

  /** @throws AppError `not_found` for an interview that does not exist. */
  const commandAt = async (by: By, interviewUuid: string, name: string) => ({
    by,
    userSmartreqId: await getApplicationOf(deps, interviewUuid),
    policy,
    name,
    replySchema: receiptSchema,
  })

  return {
    /** @throws AppError `not_found`, or `not_an_interviewer` for colleagues. */
    async get(caller: Caller, interviewUuid: string): Promise<InterviewToConduct> {
      const userSmartreqId = await getApplicationOf(deps, interviewUuid)
      return scopes.atApplication({ caller, userSmartreqId }, async (tx, { accountId }) => {
        const { row, panel } = await getInterview(tx, { accountId, interviewUuid })
        const own = getOwn(panel, caller.userId)
        return describeToConduct(row, { panel, own, attributes: await attributesOf(tx, [row]) })
      })
    },

    /**
     * Stores what is newer than what is there, and submits it. @throws AppError `not_an_interviewer`,
     * `interview_not_open`, `feedback_submitted`, or `validation_failed` naming the entries.
     */
    save: async (by: By, given: Saving): Promise<FeedbackReceipt> =>
      applicationCommand(scopes, {
        ...(await commandAt(by, given.interviewUuid, 'save-interview-feedback')),
        request: given,
        change: (changing) => save(changing, { given, at: now() }),
      }),

    /** @throws AppError `feedback_not_submitted`, or `forbidden` for who may not unlock that of others. */
    unlock: async (by: By, given: Unlocking): Promise<FeedbackReceipt> =>
      applicationCommand(scopes, {
        ...(await commandAt(by, given.interviewUuid, 'unlock-interview-feedback')),
        request: given,
        change: (changing) => unlock(changing, { given, at: now() }),
      }),

    /** What is written about an applicant, as the caller may read it. */
    list: (caller: Caller, userSmartreqId: number): Promise<InterviewFeedback[]> =>
      scopes.atApplication({ caller, userSmartreqId }, async (tx, access) => {
        const { accountId } = access
        const rows = await repository.listInterviews(tx, { accountId, userSmartreqId })
        const uuids = rows.map((row) => row.interviewUuid)
        const panels = await repository.listPanel(tx, { accountId, uuids })
        const attributes = await attributesOf(tx, rows)
        const isManager = await isManagerOf(tx, { access, rows })
        return rows.map((row) =>
          describeInterview(row, {
            panel: panels.filter((one) => one.interviewUuid === row.interviewUuid),
            reader: { userId: access.userId, isManager },
            attributes,
          }),
        )
      }),
  }
}

async function save(
  { tx, access, audit }: Changing,
  { given, at }: { given: Saving; at: Date },
): Promise<FeedbackReceipt> {
  const key = { accountId: access.accountId, interviewUuid: given.interviewUuid }
  const application = await lock(tx, key)
  const { row, panel } = await getInterview(tx, key)
  const own = getOwn(panel, access.userId)
  if (!TAKES_FEEDBACK.has(row.status)) throw new AppError('interview_not_open')
  if (own.status === 'submitted') throw new AppError('feedback_submitted')
  assertEntries(given.entries, guideOf(row))
  const entries = mergeEntries(own.entries ?? {}, notAhead(given.entries, at))
  const submittedAt = given.submitted_at === null ? null : earlierOf(given.submitted_at, at)
  if (submittedAt !== null && recommendationOf(entries) === null)
    throw new AppError('validation_failed', {
      fields: { recommendation: 'Choose a recommendation.' },
    })
  const status = submittedAt === null ? (own.status ?? 'draft') : ('submitted' as const)
  await repository.putFeedback(tx, {
    ...key,
    userId: access.userId,
    status,
    entries,
    submittedAt: submittedAt ?? own.submittedAt,
    unlockReason: own.unlockReason,
    updatedAt: at,
  })
  if (submittedAt !== null) {
    await audit({
      entity: 'application',
      entityId: row.userSmartreqId,
      action: 'submit_interview_feedback',
    })
    await settleInterview(tx, { application, row, at })
  }
  const submitted = submittedAt ?? own.submittedAt
  return receiptOf({ ...key, userId: access.userId, status, submittedAt: submitted, at })
}

async function unlock(
  { tx, access, audit }: Changing,
  { given, at }: { given: Unlocking; at: Date },
): Promise<FeedbackReceipt> {
  const key = { accountId: access.accountId, interviewUuid: given.interviewUuid }
  const application = await lock(tx, key)
  const { row, panel } = await getInterview(tx, key)
  const isOwn = given.user_id === access.userId
  if (!isOwn && !(await isManagerOf(tx, { access, rows: [row] }))) throw new AppError('forbidden')
  const found = panel.find((one) => one.userId === given.user_id)
  if (found?.status !== 'submitted') throw new AppError('feedback_not_submitted')
  const { userId, submittedAt } = found
  const status = 'unlocked' as const
  await repository.putFeedback(tx, {
    ...key,
    userId,
    status,
    entries: found.entries ?? {},
    submittedAt,
    unlockReason: given.reason,
    updatedAt: at,
  })
  await audit({
    entity: 'application',
    entityId: row.userSmartreqId,
    action: 'unlock_interview_feedback',
    reason: given.reason,
  })
  await settleInterview(tx, { application, row, at })
  return receiptOf({ ...key, userId, status, submittedAt, at })
}

const TAKES_FEEDBACK: ReadonlySet<string> = new Set(['scheduled', 'awaiting_feedback', 'complete'])

async function getApplicationOf({ database }: Deps, interviewUuid: string): Promise<number> {
  const found = await database.inScope({ kind: 'system' }, (tx) =>
    repository.findApplicationOf(tx, interviewUuid),
  )
  if (found === null) throw new AppError('not_found')
  return found
}

type Key = { readonly accountId: number; readonly interviewUuid: string }

/** The application first, as decisions about it do: two that lock in another order would wait for each other. */
async function lock(tx: Tx, { accountId, interviewUuid }: Key) {
  const userSmartreqId = await repository.findApplicationOf(tx, interviewUuid)
  if (userSmartreqId === null) throw new AppError('not_found')
  const application = await lockApplication(tx, { accountId, userSmartreqId })
  const isThere = await repository.lockInterview(tx, { accountId, interviewUuid })
  if (application === null || !isThere) throw new AppError('not_found')
  return application
}

async function getInterview(
  tx: Tx,
  { accountId, interviewUuid }: Key,
): Promise<{ row: ConductedRow; panel: PanelRow[] }> {
  const [row] = await repository.listInterviews(tx, { accountId, interviewUuid })
  if (row === undefined) throw new AppError('not_found')
  return { row, panel: await repository.listPanel(tx, { accountId, uuids: [interviewUuid] }) }
}

function getOwn(panel: readonly PanelRow[], userId: number): PanelRow {
  const own = panel.find((one) => one.userId === userId)
  if (own === undefined) throw new AppError('not_an_interviewer')
  return own
}

async function isManagerOf(
  tx: Tx,
  { access, rows }: { access: JobAccess | Changing['access']; rows: readonly ConductedRow[] },
): Promise<boolean> {
  const [row] = rows
  if (row === undefined) return false
  return managesJob(tx, { access, jobId: row.jobId, jobTypeId: row.jobTypeId })
}

async function attributesOf(tx: Tx, rows: readonly ConductedRow[]): Promise<Attributes> {
  const ids = rows.flatMap((row) => guideOf(row).attributes.map((one) => one.attribute_type_id))
  const found = await repository.listAttributes(tx, [...new Set(ids)])
  return new Map(found.map((one) => [one.attributeTypeId, one.name]))
}

/** What a guide asks and measures, each attribute once. */
function guideOf({ guide }: ConductedRow): FeedbackGuide {
  const ids = new Set(guide.questions.flatMap((one) => one.attribute_type_id ?? []))
  return {
    questions: guide.questions,
    attributes: [...ids].map((id) => ({ attribute_type_id: id })),
  }
}

function assertEntries(entries: FeedbackEntries, guide: FeedbackGuide): void {
  const problems = Object.entries(entries).flatMap(([key, { value }]) => {
    const problem = entryProblem(key, { value, guide })
    return problem === null ? [] : [[key.slice(0, 100), WORDS[problem]]]
  })
  if (problems.length > 0)
    throw new AppError('validation_failed', { fields: Object.fromEntries(problems) })
}

const WORDS = {
  unknown: 'The guide of this interview does not ask for this.',
  wrong: 'Not a text, rating or recommendation that can be stored.',
} as const

// A clock that is ahead must not outrank what is written until then.
function notAhead(entries: FeedbackEntries, at: Date): FeedbackEntries {
  return Object.fromEntries(
    Object.entries(entries).map(([key, entry]) => [
      key,
      { ...entry, at: earlierOf(entry.at, at).toISOString() },
    ]),
  )
}

function earlierOf(instant: string, at: Date): Date {
  return new Date(Math.min(Date.parse(instant), at.getTime()))
}

function receiptOf(given: {
  interviewUuid: string
  userId: number
  status: FeedbackReceipt['status']
  submittedAt: Date | null
  at: Date
}): FeedbackReceipt {
  return {
    interview_uuid: given.interviewUuid,
    user_id: given.userId,
    status: given.status,
    submitted_at: given.submittedAt?.toISOString() ?? null,
    server_time: given.at.toISOString(),
  }
}
