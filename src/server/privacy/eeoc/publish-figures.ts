// The daily job that publishes figures about equal-opportunity answers: nothing else writes them, and no reply is made from
// the answers themselves. What may be published is the work of `figure-rules.ts`.
import type { Database } from '../../db/database.ts'
import * as repository from './figure-repository.ts'
import type { Db, PositionKey } from './figure-repository.ts'
import { isDue, nextCells } from './figure-rules.ts'

const SYSTEM = { kind: 'system' } as const

type Deps = { readonly database: Database; readonly now: () => Date }

/** Publishes the figures of every position of which enough people are new. Safe to repeat, and to run twice at once. */
export async function publishFigures({ database, now }: Deps): Promise<void> {
  const due = await database.inScope(SYSTEM, listDue)
  // Each in a transaction of its own: applicants may answer meanwhile.
  for (const key of due)
    await database.inScope(SYSTEM, (tx) => publishPosition(tx, { key, at: now() }))
}

/** The same in one transaction. */
export async function publishAll(tx: Db, at: Date): Promise<void> {
  for (const key of await listDue(tx)) await publishPosition(tx, { key, at })
}

async function listDue(tx: Db): Promise<PositionKey[]> {
  const changes = await repository.listChanges(tx)
  return changes.filter(isDue).map(({ accountId, jobId }) => ({ accountId, jobId }))
}

async function publishPosition(tx: Db, { key, at }: { key: PositionKey; at: Date }): Promise<void> {
  await repository.lockPosition(tx, key)
  // Another process may have published it in the meantime.
  const [change] = await repository.listChanges(tx, key)
  if (change === undefined || !isDue(change)) return
  await repository.countDecided(tx, key)
  const published = await repository.listPublished(tx, key)
  const cells = nextCells(published, await repository.listCounted(tx, key))
  await repository.publish(tx, { key, cells, at })
}
