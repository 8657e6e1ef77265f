// What a company says of a position before anything is started. Runs in the person's scope.
import { and, eq } from 'drizzle-orm'

import type { TrackerDetail } from '#contract/progress/progress.ts'

import { requiredDetails } from '../assessments/required-questions.ts'
import type { Tx } from '../db/database.ts'
import { job } from '../db/schema/requisition.ts'

type Of = { readonly accountId: number; readonly jobId: number; readonly userSmartreqId: number }

export async function describePosition(
  tx: Tx,
  { accountId, jobId, userSmartreqId }: Of,
): Promise<TrackerDetail['position']> {
  const [row] = await tx.db
    .select({
      languages: job.languages,
      text: job.accommodations,
      contact: job.accommodationsContact,
    })
    .from(job)
    .where(and(eq(job.accountId, accountId), eq(job.jobId, jobId)))
  if (row === undefined) return undefined
  const { languages, text, contact } = row
  return {
    required: await requiredDetails(tx, userSmartreqId),
    languages,
    accommodations: text === '' ? null : { text, contact },
  }
}
