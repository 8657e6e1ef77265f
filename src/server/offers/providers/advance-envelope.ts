// Takes an envelope as far as it goes now: created, distributed, followed, cancelled, or its document fetched. The caller has
// claimed it. Every request to Documenso is made outside of transactions.
import { buffer } from 'node:stream/consumers'

import { LIVE_STATES } from '#contract/offers/offer-states.ts'

import type { Database, Tx } from '../../db/database.ts'
import type { Secrets } from '../../http/secrets.ts'
import type { DocumensoEnvelope } from '../../integrations/e-signature/documenso-reply.ts'
import {
  createDocumenso,
  DocumensoError,
  type Documenso,
  type DocumensoReach,
} from '../../integrations/e-signature/documenso.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import type { Storage } from '../../storage/storage.ts'
import { findCompany } from '../offer-context-repository.ts'
import * as offers from '../offer-repository.ts'
import type { OfferRow } from '../offer-repository.ts'
import { storeSealed } from '../store-sealed.ts'
import { applyEnvelope } from './apply-envelope.ts'
import { newEnvelope } from './new-envelope.ts'
import { openApiKey, renewApiKey } from './provider-access.ts'
import * as repository from './provider-repository.ts'
import type { EnvelopeRow } from './provider-repository.ts'

export type EnvelopeDeps = Secrets & {
  readonly database: Database
  readonly storage: Storage
  readonly jobs: Pick<Jobs, 'send'>
  readonly now: () => Date
  /** See `documenso.ts`. */
  readonly reach: DocumensoReach
}
type Advancing = { readonly envelope: EnvelopeRow; readonly remind: readonly string[] }
type At = { readonly deps: EnvelopeDeps; readonly documenso: Documenso }
type Change = Partial<EnvelopeRow>

const SYSTEM = { kind: 'system' } as const
const FINISHED: Change = { state: 'finished', problem: null }

/** The columns that change with it. @throws DocumensoError, which leaves the envelope to a later run. */
export async function advanceEnvelope(
  deps: EnvelopeDeps,
  { envelope, remind }: Advancing,
): Promise<Change> {
  const documenso = await openDocumenso(deps, envelope)
  // The company has gone on to another Documenso, and has no key of this one any more.
  if (documenso === null) return FINISHED
  const at = { deps, documenso }
  const offer = await findOffer(deps, envelope)
  if (offer === null) return forget(at, envelope)
  const isWanted = isStillWanted(envelope, offer)
  const envelopeId = envelope.envelopeId ?? (await findOrCreate(at, { envelope, isWanted }))
  if (envelopeId === null) return FINISHED
  const found = await getEnvelope(documenso, { envelopeId, isWanted })
  if (found === null) return FINISHED
  if (!isWanted && found.status !== 'COMPLETED') {
    if (found.status === 'PENDING') await documenso.cancel(envelopeId)
    if (found.status === 'DRAFT') await documenso.remove(envelopeId)
    return FINISHED
  }
  const followed = await follow(at, { envelope, found: await distributed(at, { envelope, found }) })
  if (remind.length > 0 && followed.state !== 'finished')
    await sendReminders(at, { envelope, envelopeId, remind })
  return followed
}

/**
 * Null for an envelope that was to be cancelled at an address that the company has left.
 * @throws DocumensoError `unauthorized` where the access of the company is gone.
 */
async function openDocumenso(
  deps: EnvelopeDeps,
  { accountId, url, isCancelWanted }: EnvelopeRow,
): Promise<Documenso | null> {
  const row = await deps.database.inScope(SYSTEM, async (tx) => {
    const found = await repository.findProvider(tx, accountId)
    const sealedKey = found === null ? null : renewApiKey(deps, found)
    if (sealedKey !== null) await repository.updateProvider(tx, { accountId, set: { sealedKey } })
    return found
  })
  if (isCancelWanted && row !== null && row.url !== null && row.url !== url) return null
  // The key belongs to the address that it was entered with, and is sent to no other.
  const apiKey = row === null || row.url !== url ? null : openApiKey(deps, row)
  if (apiKey === null) throw new DocumensoError('unauthorized')
  return createDocumenso({ url, apiKey }, deps.reach)
}

/** Null for an application that was erased. */
function findOffer(deps: EnvelopeDeps, envelope: EnvelopeRow): Promise<OfferRow | null> {
  return deps.database.inScope(SYSTEM, (tx) => offers.findOfferById(tx, envelope))
}

/** False once it is to be cancelled, or its offer has ended or gone on to another version. */
function isStillWanted({ isCancelWanted, version }: EnvelopeRow, offer: OfferRow): boolean {
  if (isCancelWanted || offer.version !== version) return false
  return LIVE_STATES.includes(offer.state) || offer.state === 'accepted'
}

/** Of an erased application nothing stays at Documenso, signed or not, and then nothing here. */
async function forget({ deps, documenso }: At, envelope: EnvelopeRow): Promise<Change> {
  const envelopeId = envelope.envelopeId ?? (await documenso.find(envelope.externalId))
  const found =
    envelopeId === null ? null : await getEnvelope(documenso, { envelopeId, isWanted: false })
  if (found?.status === 'PENDING') await documenso.cancel(found.id)
  if (found !== null) await documenso.remove(found.id)
  await deps.database.inScope(SYSTEM, (tx) => repository.deleteEnvelope(tx, envelope))
  return FINISHED
}

/** An envelope whose creation was not confirmed is looked for before another one is made; null where none is wanted. */
async function findOrCreate(
  { deps, documenso }: At,
  { envelope, isWanted }: { envelope: EnvelopeRow; isWanted: boolean },
): Promise<string | null> {
  const { accountId, externalId } = envelope
  const found = await documenso.find(externalId)
  if (found === null && !isWanted) return null
  const envelopeId = found ?? (await create({ deps, documenso }, envelope))
  await deps.database.inScope(SYSTEM, (tx) =>
    repository.updateEnvelope(tx, { accountId, externalId, set: { envelopeId, state: 'created' } }),
  )
  return envelopeId
}

async function create({ deps, documenso }: At, envelope: EnvelopeRow): Promise<string> {
  const { database, storage } = deps
  const material = await database.inScope(SYSTEM, (tx) => gather(tx, envelope))
  const pdf = await buffer(storage.read(material.version.documentKey))
  return documenso.create(newEnvelope({ ...material, externalId: envelope.externalId, pdf }))
}

async function gather(tx: Tx, envelope: EnvelopeRow) {
  const version = await offers.findVersion(tx, envelope)
  if (version === null) throw new Error('The version that was sent is missing.')
  const { accountId, userOfferId } = envelope
  const all = await offers.listSigners(tx, { accountId, ids: [userOfferId] })
  const { timeZone } = await findCompany(tx, envelope)
  return { version, timeZone, signers: all.filter((one) => one.version === envelope.version) }
}

/** Null where it was deleted there, which is as good as cancelled. */
async function getEnvelope(
  documenso: Documenso,
  { envelopeId, isWanted }: { envelopeId: string; isWanted: boolean },
): Promise<DocumensoEnvelope | null> {
  try {
    return await documenso.get(envelopeId)
  } catch (error) {
    const isGone = error instanceof DocumensoError && error.problem === 'not_found'
    if (isGone && !isWanted) return null
    throw error
  }
}

async function distributed(
  { deps, documenso }: At,
  { envelope, found }: { envelope: EnvelopeRow; found: DocumensoEnvelope },
): Promise<DocumensoEnvelope> {
  // Signers are emailed now: an application that was erased meanwhile stays a draft, which the next run deletes.
  if (found.status !== 'DRAFT' || (await findOffer(deps, envelope)) === null) return found
  await documenso.distribute(found.id)
  return documenso.get(found.id)
}

async function follow(
  { deps, documenso }: At,
  { envelope, found }: { envelope: EnvelopeRow; found: DocumensoEnvelope },
): Promise<Change> {
  const { database, jobs, now } = deps
  const applied = await database.inScope(SYSTEM, (tx) =>
    applyEnvelope(tx, { jobs, envelope, found, at: now() }),
  )
  const out: Change = { state: 'distributed', problem: null }
  if (applied === 'late') return { ...FINISHED, problem: 'signed_too_late' }
  if (applied === 'unmatched') return { ...out, problem: 'unexpected_reply' }
  switch (found.status) {
    case 'COMPLETED':
      await fetchDocument({ deps, documenso }, { envelope, found })
      return FINISHED
    case 'REJECTED':
      return FINISHED
    case 'CANCELLED':
      return { ...FINISHED, problem: 'ended_there' }
    case 'DRAFT':
    case 'PENDING':
      return out
    default:
      return found.status satisfies never
  }
}

async function fetchDocument(
  { deps, documenso }: At,
  { envelope, found }: { envelope: EnvelopeRow; found: DocumensoEnvelope },
): Promise<void> {
  const [item] = found.envelopeItems
  if (item === undefined) throw new DocumensoError('unexpected_reply')
  const sealed = await documenso.download(item.id)
  const { accountId, userOfferId, version } = envelope
  const at = deps.now()
  await storeSealed(deps, { accountId, userOfferId, version, sealed, at, tellsSigners: false })
}

type Reminding = {
  readonly envelope: EnvelopeRow
  readonly envelopeId: string
  readonly remind: readonly string[]
}

async function sendReminders(
  { deps, documenso }: At,
  { envelope, envelopeId, remind }: Reminding,
): Promise<void> {
  const { accountId, userOfferId } = envelope
  const all = await deps.database.inScope(SYSTEM, (tx) =>
    offers.listSigners(tx, { accountId, ids: [userOfferId] }),
  )
  const recipients = all.flatMap(({ offerSignerId, state, providerRecipientId: id }) =>
    remind.includes(offerSignerId) && (state === 'sent' || state === 'opened') && id !== null
      ? [id]
      : [],
  )
  if (recipients.length === 0) return
  try {
    await documenso.redistribute(envelopeId, recipients)
  } catch (error) {
    // It may have gone out: a second reminder would be worse than none.
    if (!(error instanceof DocumensoError) || error.problem !== 'unreachable') throw error
  }
}
