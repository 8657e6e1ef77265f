// What waits for a member of staff, out of everything they work with; each list says how many there are and names the most
// urgent. Of its own it changes only which mentions are seen.
import {
  getMyTasks,
  markMentions,
  TASKS_SHOWN,
  type Task,
  type TaskList,
} from '#contract/tasks/my-tasks.ts'

import { listSeenJobs } from '../access/job-access.ts'
import type { StaffAccess } from '../access/staff-access.ts'
import type { StaffEndpoints } from '../access/staff-endpoints.ts'
import type { Tx } from '../db/database.ts'
import { AppError } from '../http/app-error.ts'
import { listInterviewTasks } from '../interviews/interview-tasks.ts'
import { listDeclinedOffers } from '../offers/activity/declined-offers.ts'
import { listApprovalTasks } from '../offers/approval/approval-tasks.ts'
import * as repository from './task-repository.ts'

type Asked = { readonly access: StaffAccess; readonly at: Date }

export function serveMyTasks(
  { query, command }: StaffEndpoints,
  { now }: { now: () => Date },
): void {
  query(getMyTasks, async ({ tx, access }) => {
    const asked = { access, at: now() }
    const { accountId, userId } = access
    const mine = { accountId, userId, at: asked.at }
    return {
      promises_due: await listApplications(tx, { ...mine, isDue: true }),
      to_decide: await listApplications(tx, { ...mine, isDue: false }),
      ...(await interviewTasks(tx, mine)),
      approvals: await listApprovals(tx, asked),
      offer_approvals: await listOfferApprovals(tx, asked),
      declined_offers: await listDeclined(tx, mine),
      mentions: await listMentions(tx, asked),
    }
  })

  // Reading a mention changes nothing of the application: it is not in the audit trail.
  command(markMentions, async ({ tx, access, params, body }) => {
    const { accountId, userId } = access
    const { user_smartreq_id } = params
    const seenAt = body.is_seen ? now() : null
    const mentions = { accountId, userId, userSmartreqId: user_smartreq_id, seenAt }
    if (!(await repository.markMentions(tx, mentions))) throw new AppError('not_found')
    return { user_smartreq_id, is_seen: body.is_seen }
  })
}

async function listApplications(
  tx: Tx,
  given: repository.Mine & { isDue: boolean },
): Promise<TaskList> {
  const { rows, total } = await repository.listWaiting(tx, { ...given, most: TASKS_SHOWN })
  return { total, items: rows.map((row) => ({ ...NOTHING, ...row, at: row.at.toISOString() })) }
}

async function interviewTasks(tx: Tx, mine: repository.Mine) {
  const list = async (when: 'upcoming' | 'to_score'): Promise<TaskList> => {
    const { rows, total } = await listInterviewTasks(tx, { ...mine, when, most: TASKS_SHOWN })
    return { total, items: rows.map((row) => ({ ...NOTHING, ...row, at: row.at.toISOString() })) }
  }
  return { interviews: await list('upcoming'), feedback: await list('to_score') }
}

// As everywhere: who may change the company's settings approves.
async function listApprovals(tx: Tx, { access }: Asked): Promise<TaskList> {
  if (!access.has('company_settings_access')) return { total: 0, items: [] }
  const { rows, total } = await repository.listApprovals(tx, {
    accountId: access.accountId,
    most: TASKS_SHOWN,
  })
  return { total, items: rows.map((row) => ({ ...NOTHING, ...row, at: row.at.toISOString() })) }
}

async function listOfferApprovals(tx: Tx, { access }: Asked): Promise<TaskList> {
  const { rows, total } = await listApprovalTasks(tx, { access, most: TASKS_SHOWN })
  return { total, items: rows.map((row) => ({ ...NOTHING, ...row, at: row.at.toISOString() })) }
}

async function listDeclined(tx: Tx, mine: repository.Mine): Promise<TaskList> {
  const { rows, total } = await listDeclinedOffers(tx, { ...mine, most: TASKS_SHOWN })
  return { total, items: rows.map((row) => ({ ...NOTHING, ...row, at: row.at.toISOString() })) }
}

// A colleague can be mentioned who does not see the requisition any more.
async function listMentions(tx: Tx, { access, at }: Asked): Promise<TaskList> {
  const { accountId, userId } = access
  const rows = await repository.listMentions(tx, { accountId, userId, at })
  const seen = await listSeenJobs(tx, { access, jobs: rows })
  const own = rows.filter(({ jobId }) => seen.has(jobId))
  const items = own
    .slice(0, TASKS_SHOWN)
    .map(({ task, at: since }): Task => ({ ...NOTHING, ...task, at: since.toISOString() }))
  return { total: own.length, items }
}

/** What most tasks have nothing of. */
const NOTHING = {
  user_smartreq_id: null,
  interview_uuid: null,
  user_offer_id: null,
  due_on: null,
  full_name: null,
}
