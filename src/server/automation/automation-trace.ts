// What an entry of the audit trail says of a rule of the requisition.
import { and, eq } from 'drizzle-orm'
import { z } from 'zod'

import { AUTOMATION_UNDO_DAYS } from '#contract/automation/automation-rules.ts'
import { automationTraceSchema, type AutomationTrace } from '#contract/automation/automation.ts'

import type { Tx } from '../db/database.ts'
import { automationRun } from '../db/schema/automation.ts'

const afterSchema = z.object({ automation: automationTraceSchema })
const DAY_MS = 86_400_000

/** Null for an entry about anything else. */
export function automationTraceOf(entry: { after: unknown }): AutomationTrace | null {
  return afterSchema.safeParse(entry.after).data?.automation ?? null
}

/** Until when what rules did about an application can be undone, by run. */
export async function listUndoTimes(
  tx: Tx,
  key: { accountId: number; userSmartreqId: number },
): Promise<ReadonlyMap<number, string>> {
  const rows = await tx.db
    .select({ runId: automationRun.runId, at: automationRun.at })
    .from(automationRun)
    .where(
      and(
        eq(automationRun.accountId, key.accountId),
        eq(automationRun.userSmartreqId, key.userSmartreqId),
        eq(automationRun.state, 'done'),
      ),
    )
  return new Map(
    rows.map(({ runId, at }) => [
      runId,
      new Date(at.getTime() + AUTOMATION_UNDO_DAYS * DAY_MS).toISOString(),
    ]),
  )
}
