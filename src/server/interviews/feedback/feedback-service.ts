// Who reads and writes what interviewers say: each their own, hidden from the others until theirs is submitted. Knows no
// HTTP.
import * as contract from '#contract/interviews/interview-feedback.ts'
import type {
  FeedbackReceipt,
  InterviewFeedback,
  InterviewToConduct,
} from '#contract/interviews/interview-feedback.ts'

import type { StaffAccess, StaffScopes } from '../../access/staff-access.ts'
import { applicationCommand, type By, type Changing } from '../../access/staff-command.ts'
import type { Database, Tx } from '../../db/database.ts'
import type { Caller } from '../../http/access-token.ts'
import {
  getApplicationOf,
  getInterview,
  getOwn,
  isManagerOf,
  measuredBy,
} from './conducted-interview.ts'
import { describeInterview, describeToConduct, type Attributes } from './describe-interview.ts'
import * as repository from './feedback-repository.ts'
import type { ConductedRow } from './feedback-repository.ts'
import { saveFeedback, type Saving } from './save-feedback.ts'
import { unlockFeedback, type Unlocking } from './unlock-feedback.ts'

type Deps = {
  readonly database: Database
  readonly scopes: StaffScopes
  readonly now: () => Date
}

type Command<Given> = {
  readonly by: By
  readonly name: string
  readonly given: Given & { readonly interviewUuid: string }
  readonly change: (
    changing: Changing,
    work: { given: Given; at: Date },
  ) => Promise<FeedbackReceipt>
}

/** All throw AppError `not_found` for an interview that does not exist. */
export function createFeedbackService(deps: Deps) {
  const { scopes, now } = deps

  async function command<Given>({ by, name, given, change }: Command<Given>) {
    return applicationCommand(scopes, {
      by,
      userSmartreqId: await getApplicationOf(deps, given.interviewUuid),
      policy: contract.saveInterviewFeedback.policy,
      // What an interviewer wrote on a device without network is not lost.
      isForMerged: true,
      name,
      request: given,
      replySchema: contract.feedbackReceiptSchema,
      change: (changing) => change(changing, { given, at: now() }),
    })
  }

  return {
    /** @throws AppError `not_an_interviewer` for colleagues. */
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
    save: (by: By, given: Saving) =>
      command({ by, name: 'save-interview-feedback', given, change: saveFeedback }),

    /** @throws AppError `feedback_not_submitted`, or `forbidden` for who may not unlock that of others. */
    unlock: (by: By, given: Unlocking) =>
      command({ by, name: 'unlock-interview-feedback', given, change: unlockFeedback }),

    /** What is written about an applicant, as the caller may read it. */
    list: (caller: Caller, userSmartreqId: number): Promise<InterviewFeedback[]> =>
      scopes.atApplication({ caller, userSmartreqId }, (tx, access) =>
        listFeedback(tx, { access, userSmartreqId }),
      ),
  }
}

async function listFeedback(
  tx: Tx,
  { access, userSmartreqId }: { access: StaffAccess; userSmartreqId: number },
): Promise<InterviewFeedback[]> {
  const { accountId, userId } = access
  const rows = await repository.listInterviews(tx, { accountId, userSmartreqId })
  const [first] = rows
  if (first === undefined) return []
  const uuids = rows.map((row) => row.interviewUuid)
  const panels = await repository.listPanel(tx, { accountId, uuids })
  const attributes = await attributesOf(tx, rows)
  const reader = { userId, isManager: await isManagerOf(tx, { access, row: first }) }
  return rows.map((row) => {
    const panel = panels.filter((one) => one.interviewUuid === row.interviewUuid)
    return describeInterview(row, { panel, reader, attributes })
  })
}

async function attributesOf(tx: Tx, rows: readonly ConductedRow[]): Promise<Attributes> {
  const ids = rows.flatMap((row) => measuredBy(row).attributes.map((one) => one.attribute_type_id))
  const found = await repository.listAttributes(tx, [...new Set(ids)])
  return new Map(found.map((one) => [one.attributeTypeId, one.name]))
}
