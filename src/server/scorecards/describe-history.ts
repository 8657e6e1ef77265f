// What happened to an application, as its scorecard tells it.
import {
  scoreChangeSchema,
  type ScoreChange,
  type Scorecard,
} from '#contract/scorecards/scorecards.ts'

import { automationTraceOf, listUndoTimes } from '../automation/automation-trace.ts'
import type { Tx } from '../db/database.ts'
import { ruleResultOf } from '../decisions/rule-result.ts'
import * as repository from './scorecard-repository.ts'

type Key = { readonly accountId: number; readonly userSmartreqId: number }

/** Each entry with the rule that did it, and until when that can be undone. */
export async function describeHistory(
  tx: Tx,
  { applicant, ...key }: Key & { applicant: Scorecard['applicant'] },
): Promise<Scorecard['history']> {
  const history = await repository.listHistory(tx, key)
  const undoTimes = await listUndoTimes(tx, key)
  return history.map((row) => ({
    at: row.at.toISOString(),
    actor: actorName(row.actor, applicant),
    action: row.action,
    from: row.from,
    to: row.to,
    rejection_reason: reasonOf(row),
    reason: row.reason,
    rule_result: ruleResultOf(row),
    automation: automationOf(row, undoTimes),
    document_title: row.documentTitle,
    scores: scoreChangeOf(row.action, row),
  }))
}

type HistoryRow = Awaited<ReturnType<typeof repository.listHistory>>[number]

function reasonOf({ rejectionReason, standardReason }: HistoryRow) {
  if (rejectionReason === null) return null
  return { label: rejectionReason, standard_reason: standardReason }
}

function automationOf(row: HistoryRow, undoTimes: ReadonlyMap<number, string>) {
  const trace = automationTraceOf(row)
  if (trace === null) return null
  return { ...trace, undo_until: undoTimes.get(trace.run_id ?? 0) ?? null }
}

function scoreChangeOf(
  action: string,
  change: { before: unknown; after: unknown },
): ScoreChange | null {
  if (action !== 'recalculate_scores') return null
  return scoreChangeSchema.safeParse(change).data ?? null
}

// Colleagues are named; the only other person who acts on an application is the applicant.
function actorName(
  name: string | null,
  applicant: { first_name: string; last_name: string },
): string {
  return name ?? `${applicant.first_name} ${applicant.last_name}`
}
