// The job that seals an accepted offer: signatures, certificate page and evidence go onto the frozen bytes. It begins from
// them each time, and may run twice: the first result stays.
import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'

import type { Locale } from '#contract/core/shape.ts'

import type { Database, Tx } from '../db/database.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Storage } from '../storage/storage.ts'
import { listDocuments, type DocumentRow } from './documents/document-repository.ts'
import { listEvidence, type EventRow } from './evidence.ts'
import { findCompany } from './offer-context-repository.ts'
import * as repository from './offer-repository.ts'
import type { SignerRow, VersionRow } from './offer-repository.ts'
import { SIGNER_WORDS } from './settings/signer-words.ts'
import { currentCertificate } from './signing/certificate-service.ts'
import { sealPdf } from './signing/document-engine.ts'
import type { Signature, SigningEvent } from './signing/document-types.ts'
import { storeSealed } from './store-sealed.ts'

export type SealingDeps = Parameters<typeof currentCertificate>[0] & {
  readonly database: Database
  readonly storage: Storage
  readonly jobs: Jobs
  readonly origin: string
}
type Key = { readonly accountId: number; readonly userOfferId: number; readonly version: number }
type Material = {
  readonly version: VersionRow
  readonly signers: readonly SignerRow[]
  readonly events: readonly EventRow[]
  readonly documents: readonly DocumentRow[]
  readonly company: string
}

const SYSTEM = { kind: 'system' } as const

export async function sealOffer(deps: SealingDeps, key: Key): Promise<void> {
  const { database } = deps
  const material = await database.inScope(SYSTEM, (tx) => gather(tx, key))
  if (material === null) return
  try {
    const sealed = await seal(deps, material)
    await storeSealed(deps, { ...key, sealed, at: deps.now(), tellsSigners: true })
  } catch (error) {
    // The queue tries again; meanwhile staff see that it failed, and the offer stays accepted.
    const sealProblem = error instanceof Error ? error.message : String(error)
    const set = { sealState: 'failed' as const, sealProblem: sealProblem.slice(0, 500) }
    await database.inScope(SYSTEM, (tx) => repository.updateVersion(tx, { ...key, set }))
    throw error
  }
}

/** Null where there is nothing to seal: sealed already, or the application was erased. */
async function gather(tx: Tx, key: Key): Promise<Material | null> {
  const version = await repository.findVersion(tx, key)
  if (version === null || version.sealState === 'sealed') return null
  const all = await repository.listSigners(tx, { accountId: key.accountId, ids: [key.userOfferId] })
  const { name } = await findCompany(tx, key)
  const events = await listEvidence(tx, key)
  return {
    version,
    signers: all.filter((one) => one.version === key.version),
    events: events.filter((one) => one.version === key.version),
    documents: await listDocuments(tx, key),
    company: name,
  }
}

async function seal(
  deps: SealingDeps,
  { version, signers, events, documents, company }: Material,
): Promise<Uint8Array> {
  const pdf = await buffer(deps.storage.read(version.documentKey))
  const found = createHash('sha256').update(pdf).digest('hex')
  if (found !== version.documentSha256)
    throw new Error('The stored document is not the one that was signed.')
  return sealPdf({
    pdf,
    blocks: version.blocks,
    signatures: signers.map((signer) => signatureOf(signer, version.language)),
    events: events.flatMap((one) => eventOf(one, signers)),
    documents: documents.map(({ title, fileName, sha256 }) => ({ title, fileName, sha256 })),
    certificate: await currentCertificate(deps),
    title: version.title,
    company,
    language: version.language,
    verifyUrl: `${deps.origin}/verify-document`,
    now: deps.now(),
    ...(deps.signing?.tsaUrl === undefined ? {} : { tsaUrl: deps.signing.tsaUrl }),
  })
}

function signatureOf(
  { signer, name, email, signedName, signedAt, signature }: SignerRow,
  language: Locale,
): Signature {
  if (signature === null || signedAt === null) throw new Error('A signature is missing.')
  const shownName = signedName ?? name
  return {
    signer,
    name: shownName,
    email,
    role: SIGNER_WORDS[language][signer],
    signedAt: signedAt.toISOString(),
    image: signature.kind === 'typed' ? { ...signature, text: shownName } : signature,
  }
}

function eventOf(row: EventRow, signers: readonly SignerRow[]): SigningEvent[] {
  const signer =
    signers.find(({ offerSignerId }) => offerSignerId === row.offerSignerId)?.signer ?? null
  return [
    {
      at: row.at.toISOString(),
      kind: row.kind,
      signer,
      ...(row.address === null ? {} : { address: row.address }),
      ...(row.device === null ? {} : { device: row.device }),
      ...(row.documentSha256 === null ? {} : { shownHash: row.documentSha256 }),
    },
  ]
}
