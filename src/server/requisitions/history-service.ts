import type { HistoryEntry } from '#contract/requisitions/requisition-history.ts'
// Rules of what staff read of a requisition's history. Knows no HTTP.
import { HISTORY_KINDS } from '#contract/requisitions/requisitions-rules.ts'

import type { StaffScopes } from '../access/staff-access.ts'
import { automationTraceOf } from '../automation/automation-trace.ts'
import { ruleResultOf } from '../decisions/rule-result.ts'
import type { Caller } from '../http/access-token.ts'
import { listHistory, type HistoryQuery, type HistoryRow } from './history-repository.ts'

export function createHistoryService({ scopes }: { scopes: StaffScopes }) {
  return {
    /** One page of what happened to a requisition that the caller may see. */
    list: (caller: Caller, query: Omit<HistoryQuery, 'accountId'>) =>
      scopes.atJob({ caller, jobId: query.jobId }, async (tx, { accountId }) => {
        const { rows, total } = await listHistory(tx, { ...query, accountId })
        const meta = { page: query.page, page_size: query.page_size, total }
        return { data: rows.map(describe), meta }
      }),
  }
}

function describe({ event, ...row }: HistoryRow): HistoryEntry {
  const { applicantName } = row
  const kind = HISTORY_KINDS.find((one) => one === event.entity)
  if (kind === undefined) throw new Error(`Not a kind of history: ${event.entity}`)
  return {
    audit_id: event.auditId,
    at: event.at.toISOString(),
    actor_id: event.actorId,
    actor_name: actorNameOf({ event, ...row }),
    kind,
    action: event.action,
    from_state: event.fromState,
    to_state: event.toState,
    reason: event.reason,
    rule_result: ruleResultOf(event),
    automation: automationTraceOf(event),
    applicant:
      applicantName === null
        ? null
        : { user_smartreq_id: event.entityId, full_name: applicantName },
  }
}

/** Of its users a company sees its members alone: applicants have their name from the application. */
function actorNameOf({ event, actorName, ...of }: HistoryRow): string | null {
  const isApplicant = event.actorId !== null && event.actorId === of.applicantUserId
  return isApplicant ? of.applicantName : actorName
}
