// Stores the finished document of a version once: a second result is dropped.
import { createHash } from 'node:crypto'

import type { Database, Tx } from '../db/database.ts'
import type { Secrets } from '../http/secrets.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Storage } from '../storage/storage.ts'
import { recordEvidence } from './evidence.ts'
import { membersOf } from './members-of.ts'
import { newOfferFileKey } from './offer-file-key.ts'
import * as repository from './offer-repository.ts'
import type { OfferVersionKey } from './providers/port.ts'
import { signerTokenHash, signerTokenOf } from './signer-token.ts'

type Deps = Secrets & {
  readonly database: Database
  readonly storage: Pick<Storage, 'write' | 'remove'>
  readonly jobs: Pick<Jobs, 'send'>
}
type Finished = OfferVersionKey & {
  readonly sealed: Uint8Array
  readonly at: Date
  /** Whether signers get the document by email: an outside provider sends it by itself. */
  readonly tellsSigners: boolean
}

export async function storeSealed(
  deps: Deps,
  { sealed, at, tellsSigners, ...key }: Finished,
): Promise<void> {
  const { database, storage } = deps
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
    await sendCopies(tx, { deps, key, tellsSigners, at })
    return true
  })
  // Two runs at once: the file of the one that was later is of no use.
  if (!isFirst) await storage.remove(sealedKey)
}

type Copies = Pick<Finished, 'tellsSigners' | 'at'> & {
  readonly deps: Deps
  readonly key: OfferVersionKey
}

/** Orders the mail with the document: `cc` gets a link only now. */
async function sendCopies(tx: Tx, { deps, key, tellsSigners, at }: Copies): Promise<void> {
  const { accountId, userOfferId, version } = key
  const all = await repository.listHolders(tx, { accountId, ids: [userOfferId] })
  const own = all.filter((one) => one.version === version)
  const told = own.filter(({ role }) => role !== 'signer' || tellsSigners)
  for (const { offerSignerId, role } of await membersOf(tx, { accountId, holders: told })) {
    if (role === 'cc') {
      const tokenHash = signerTokenHash(signerTokenOf(deps.secret, offerSignerId))
      const set = { state: 'sent' as const, tokenHash, sentAt: at }
      await repository.updateSigner(tx, { accountId, offerSignerId, set })
    }
    const copy = { accountId, userOfferId, kind: 'offer-sealed' as const, offerSignerId }
    await deps.jobs.send(tx, 'send-signing-mail', copy)
  }
}
