// Stores the finished document of a version, once: what a second run brings is dropped.
import { createHash } from 'node:crypto'

import type { Database } from '../db/database.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Storage } from '../storage/storage.ts'
import { recordEvidence } from './evidence.ts'
import { newOfferFileKey } from './offer-file-key.ts'
import * as repository from './offer-repository.ts'

type Deps = {
  readonly database: Database
  readonly storage: Pick<Storage, 'write' | 'remove'>
  readonly jobs: Pick<Jobs, 'send'>
}
type Finished = {
  readonly accountId: number
  readonly userOfferId: number
  readonly version: number
  readonly sealed: Uint8Array
  readonly at: Date
  /** Whether signers get the document by email: an outside provider sends it by itself. */
  readonly tellsSigners: boolean
}

export async function storeSealed(
  { database, storage, jobs }: Deps,
  { sealed, at, tellsSigners, ...key }: Finished,
): Promise<void> {
  const { accountId, userOfferId } = key
  const sealedSha256 = createHash('sha256').update(sealed).digest('hex')
  const sealedKey = newOfferFileKey(key)
  await storage.write(sealedKey, sealed)
  const isFirst = await database.inScope({ kind: 'system' }, async (tx) => {
    const held = await repository.lockOfferById(tx, key)
    const version = held === null ? null : await repository.findVersion(tx, key)
    if (version === null || version.sealState === 'sealed') return false
    const set = {
      sealState: 'sealed' as const,
      sealedKey,
      sealedSha256,
      sealedAt: at,
      sealProblem: null,
    }
    await repository.updateVersion(tx, { ...key, set })
    await recordEvidence(tx, { ...key, kind: 'sealed', at, documentSha256: sealedSha256 })
    if (!tellsSigners) return true
    const all = await repository.listSigners(tx, { accountId, ids: [userOfferId] })
    for (const { offerSignerId, version: own } of all)
      if (own === key.version)
        await jobs.send(tx, 'send-signing-mail', {
          accountId,
          userOfferId,
          kind: 'offer-sealed',
          offerSignerId,
        })
    return true
  })
  // Two runs at once: the file of the one that was later is of no use.
  if (!isFirst) await storage.remove(sealedKey)
}
