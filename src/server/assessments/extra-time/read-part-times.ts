// Reads with which extra time the parts of attempts ran, for the user who judges or measures them.
import type { Tx } from '../../db/database.ts'
import { listSettings, listStarts } from './extra-time-repository.ts'
import type { PartTimes } from './part-time.ts'

type Key = { readonly accountId: number; readonly userSmartreqId: number }

/** Those of every attempt of an application, by attempt; one that has not begun has no starts. */
export async function listPartTimes(
  tx: Tx,
  key: Key,
): Promise<(attemptId: string | null) => PartTimes> {
  const starts = Map.groupBy(await listStarts(tx, key), ({ attemptId }) => attemptId)
  const settings = await listSettings(tx, key)
  return (attemptId) => ({ starts: starts.get(attemptId ?? '') ?? [], settings })
}

/** Those of one attempt. */
export async function readPartTimes(
  tx: Tx,
  { attemptId, ...key }: Key & { readonly attemptId: string },
): Promise<PartTimes> {
  return (await listPartTimes(tx, key))(attemptId)
}
