// The job that makes a copy of what is held about a user: one JSON file, and a mail that says that it is there.
import type { Database, Tx } from '../db/database.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { orderMail } from '../mail/order-mail.ts'
import type { StagedFile, Storage } from '../storage/storage.ts'
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

/**
 * Makes the file of a copy unless it is there. Safe to repeat, and at the same time: the run that ends it gives its own
 * file the name, and orders the mail.
 */
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
  const staged = storage.stage()
  try {
    await staged.add(bytes)
    const size = bytes.byteLength
    const isNews = await database.inScope(SYSTEM, (tx) =>
      end(tx, { deps, row: made.row, staged, size }),
    )
    if (isNews) deps.jobs.wake('send-mail')
  } finally {
    await staged.discard()
  }
}

async function end(
  tx: Tx,
  given: { deps: Deps; row: repository.ExportRow; staged: StagedFile; size: number },
): Promise<boolean> {
  const { deps, row, staged, size } = given
  const { exportId, accountId, userId, origin } = row
  // False when another run made it meanwhile, or the person was erased: this file then never gets a name.
  if (!(await repository.endExport(tx, { exportId, bytes: size, at: deps.now() }))) return false
  await staged.commit(exportKey(exportId))
  // A company asks on its own screen, which shows when it is there: the candidate is not its correspondent.
  if (accountId !== null) return true
  const user = await findUser(tx, userId)
  if (user === null) throw new Error('The user of a copy is gone.')
  const language = user.language === 'es' || user.language === 'fr' ? user.language : 'en'
  await orderMail(tx, { deps, kind: 'export-ready', to: user, by: { origin, language } })
  return true
}
