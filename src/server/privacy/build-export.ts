// The job that makes a copy of what is held about somebody: one JSON file, and a mail that says that it is there.
import type { Database, Tx } from '../db/database.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { orderMail } from '../mail/order-mail.ts'
import type { Storage } from '../storage/storage.ts'
import { collectExport } from './collect-export.ts'
import { exportKey } from './export-key.ts'
import * as repository from './export-repository.ts'
import { findUser } from './person-repository.ts'

type Deps = {
  readonly database: Database
  readonly storage: Storage
  readonly jobs: Jobs
  readonly secret: string
  readonly now: () => Date
}

const SYSTEM = { kind: 'system' } as const

/** Makes the file of a copy unless it is there. Safe to repeat: the file is written whole, and the mail ordered once. */
export async function buildExport(deps: Deps, job: { exportId: string }): Promise<void> {
  const { database, storage } = deps
  const { exportId } = job
  const made = await database.inScope(SYSTEM, async (tx) => {
    const row = await repository.getExport(tx, exportId)
    if (row === null || row.readyAt !== null) return null
    return { row, content: await collectExport(tx, row) }
  })
  if (made === null) return
  const document = {
    made_at: deps.now().toISOString(),
    about: made.row.accountId === null ? 'person' : 'candidate of a company',
    ...made.content,
  }
  const bytes = new TextEncoder().encode(JSON.stringify(document, null, 2))
  await storage.write(exportKey(exportId), bytes)
  const isNews = await database.inScope(SYSTEM, (tx) =>
    end(tx, { deps, row: made.row, bytes: bytes.byteLength }),
  )
  if (isNews) deps.jobs.wake('send-mail')
  else await removeOrphan(deps, exportId)
}

async function end(
  tx: Tx,
  { deps, row, bytes }: { deps: Deps; row: repository.ExportRow; bytes: number },
): Promise<boolean> {
  const { exportId, accountId, userId, origin } = row
  const isNews = await repository.endExport(tx, { exportId, bytes, at: deps.now() })
  // A company asks on its own screen, which shows when it is there: the candidate is not its correspondent.
  if (!isNews || accountId !== null) return isNews
  const user = await findUser(tx, userId)
  if (user === null) throw new Error('The user of a copy is gone.')
  const language = user.language === 'es' || user.language === 'fr' ? user.language : 'en'
  await orderMail(tx, { deps, kind: 'export-ready', to: user, by: { origin, language } })
  return true
}

// The person was erased while it was made.
async function removeOrphan({ database, storage }: Deps, exportId: string): Promise<void> {
  const row = await database.inScope(SYSTEM, (tx) => repository.getExport(tx, exportId))
  if (row === null) await storage.remove(exportKey(exportId))
}
