// What profiles ask, and a person's newest result of each attribute: for the person's own page, and for staff. Who may see
// which result is decided where they are shown.
import type { ActivityKind } from '#contract/assessments/kind-names.ts'

import type { Tx } from '../../db/database.ts'
import { listAsked, listLevels } from './asked-level-repository.ts'

export type AskedRow = Awaited<ReturnType<typeof listAsked>>[number]
export type LevelRow = Awaited<ReturnType<typeof listLevels>>[number]
type Key = { readonly accountId: number; readonly attributeTypeId: number }

type Asking = {
  readonly userIds: readonly number[]
  readonly profiles: readonly { readonly accountId: number; readonly jobId: number }[]
  /** Left out: results of any kind of work. */
  readonly kinds?: readonly ActivityKind[]
  /** Attributes that no profile asks, and whose results are wanted as well. */
  readonly alsoMeasured?: readonly number[]
}

export async function readAskedLevels(
  tx: Tx,
  { userIds, profiles, kinds, alsoMeasured = [] }: Asking,
): Promise<{ asked: readonly AskedRow[]; levelOf: (key: Key) => LevelRow | null }> {
  if (profiles.length === 0) return { asked: [], levelOf: () => null }
  const accountIds = profiles.map(({ accountId }) => accountId)
  const asked = await listAsked(tx, { accountIds, jobIds: profiles.map(({ jobId }) => jobId) })
  const attributeIds = [...asked.map(({ attributeTypeId }) => attributeTypeId), ...alsoMeasured]
  const levels = await listLevels(tx, { userIds, accountIds, attributeIds, kinds })
  const byKey = new Map(levels.map((one) => [keyOf(one), one]))
  return { asked, levelOf: (key) => byKey.get(keyOf(key)) ?? null }
}

function keyOf({ accountId, attributeTypeId }: Key): string {
  return `${accountId}/${attributeTypeId}`
}
