// Seals again, at start-up, what a former secret sealed: that one can then be thrown away, however long people stay away.
import type { Database } from '../../db/database.ts'
import { createSealedSecrets, type SealedSecrets } from '../../http/sealed-secret.ts'
import type { Secrets } from '../../http/secrets.ts'
import { ownerOf } from './factor-codes.ts'
import * as repository from './second-factor-repository.ts'

const PAGE = 500

/** Does nothing without a former secret; safe to repeat, and in two processes at once. */
export async function renewSealedSecrets(database: Database, secrets: Secrets): Promise<void> {
  if (secrets.secretBefore === undefined) return
  await renewAfter(database, { userId: 0, sealed: createSealedSecrets(secrets) })
}

async function renewAfter(
  database: Database,
  { userId, sealed }: { userId: number; sealed: SealedSecrets },
): Promise<void> {
  const last = await database.inScope({ kind: 'system' }, async (tx) => {
    const page = await repository.listSealed(tx, { after: userId, limit: PAGE })
    const renewed = page.flatMap((row) => {
      const secret = sealed.renew(row.held, ownerOf(row.userId))
      return secret === null ? [] : [{ ...row, secret }]
    })
    await repository.replaceSealed(tx, renewed)
    return page.at(-1)?.userId
  })
  if (last !== undefined) await renewAfter(database, { userId: last, sealed })
}
