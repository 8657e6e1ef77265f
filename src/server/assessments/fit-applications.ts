// Weighs what is measured of some applications by what their requisition scores by. Runs in the company's scope.
import type { Tx } from '../db/database.ts'
import { writeFits } from './refit-applications.ts'
import { listScores } from './scored-applications.ts'
import { getScorer, scoreBy } from './scoring/scorer.ts'

/** Gives applications of one requisition, which are locked or new, their score; without measurements it stays empty. */
export async function fitApplications(
  tx: Tx,
  { ids, ...key }: { accountId: number; jobId: number; ids: readonly number[] },
): Promise<void> {
  const scorer = await getScorer(tx, key)
  const scores = await listScores(tx, { accountId: key.accountId, ids })
  const fits = [...scores].flatMap(([userSmartreqId, measured]) =>
    Object.keys(measured).length === 0
      ? []
      : [{ userSmartreqId, score: scoreBy(scorer, measured).score }],
  )
  await writeFits(tx, { accountId: key.accountId, scorer, fits })
}
