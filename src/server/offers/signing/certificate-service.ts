// Which certificate seals documents now, and which ones did: one for the installation. Knows no documents.
import type { Database, Tx } from '../../db/database.ts'
import { createSealedSecrets } from '../../http/sealed-secret.ts'
import type { Secrets } from '../../http/secrets.ts'
import * as repository from './certificate-repository.ts'
import { certificateFrom, loadP12, makeCertificate } from './certificate.ts'
import type { Certificate } from './document-types.ts'
import type { SigningSettings } from './signing-variables.ts'

export type CertificateDeps = Secrets & {
  readonly database: Database
  readonly now: () => Date
  readonly signing?: SigningSettings | undefined
}

type Stored = NonNullable<Awaited<ReturnType<typeof repository.findOwn>>['current']>

const SYSTEM = { kind: 'system' } as const
const SUBJECT = { commonName: 'Fairlead document seal', organisation: 'Fairlead' }
/** A certificate gives way to the next one so many days before it ends: that day the next one begins. */
const OVERLAP_DAYS = 30
const DAY_MS = 24 * 60 * 60 * 1000

/**
 * The certificate that seals now: the operator's, or one that is made at the first need and before the last one ends.
 * Several processes that ask at once get the same. Call it outside of any transaction.
 * @throws DocumentProblemError `certificate_unreadable` for the operator's file with another password
 */
export async function currentCertificate(deps: CertificateDeps): Promise<Certificate> {
  const { database, now, signing } = deps
  if (signing?.p12 !== undefined) return operatorCertificate(database, signing.p12)
  const { current } = await database.inScope(SYSTEM, repository.findOwn)
  if (current === null) return openStored(deps, await makeFirst(deps))
  return openStored(deps, startOfNext(current) > now() ? current : await replace(deps, current))
}

/**
 * The certificate that seals now, when it ends within so many days; null for one that ends later, or while there is none.
 * The next one is prepared, where the certificate is not the operator's. Call it outside of any transaction.
 * @throws DocumentProblemError as `currentCertificate`
 */
export async function prepareRenewal(
  deps: CertificateDeps,
  { days }: { days: number },
): Promise<{ readonly fingerprint: string; readonly isOwn: boolean } | null> {
  const { database, now, signing } = deps
  const isSoon = ({ notAfter }: { notAfter: Date }) =>
    notAfter.getTime() - now().getTime() <= days * DAY_MS
  if (signing?.p12 !== undefined) {
    const given = await operatorCertificate(database, signing.p12)
    return isSoon(given) ? { fingerprint: given.fingerprint, isOwn: false } : null
  }
  const { current, next } = await database.inScope(SYSTEM, repository.findOwn)
  if (current === null || !isSoon(current)) return null
  if (next === null) await makeNext(deps, current)
  return { fingerprint: current.fingerprint, isOwn: true }
}

async function makeFirst(deps: CertificateDeps): Promise<Stored> {
  const first = await makeSealed(deps, deps.now())
  return deps.database.inScope(SYSTEM, async (tx) => {
    await repository.insertCurrent(tx, first)
    return getCurrent(tx)
  })
}

async function makeNext(deps: CertificateDeps, current: Stored): Promise<void> {
  const next = await makeSealed(deps, new Date(Math.max(+startOfNext(current), +deps.now())))
  const after = current.fingerprint
  await deps.database.inScope(SYSTEM, (tx) => repository.insertNext(tx, { after, next }))
}

// Where the job that prepares the next one did not run, it is made now.
async function replace(deps: CertificateDeps, current: Stored): Promise<Stored> {
  await makeNextIfMissing(deps, current)
  return deps.database.inScope(SYSTEM, async (tx) => {
    await repository.promoteNext(tx, { before: current.fingerprint })
    return getCurrent(tx)
  })
}

async function makeNextIfMissing(deps: CertificateDeps, current: Stored): Promise<void> {
  const { next } = await deps.database.inScope(SYSTEM, repository.findOwn)
  if (next === null) await makeNext(deps, current)
}

async function getCurrent(tx: Tx): Promise<Stored> {
  const { current } = await repository.findOwn(tx)
  if (current === null) throw new Error('The certificate was not stored.')
  return current
}

async function makeSealed(deps: CertificateDeps, validFrom: Date) {
  const made = await makeCertificate({ ...SUBJECT, now: validFrom })
  return { ...made, sealedKey: sealKey(deps, made) }
}

function startOfNext({ notAfter }: Stored): Date {
  return new Date(notAfter.getTime() - OVERLAP_DAYS * DAY_MS)
}

/** The fingerprints of all certificates that have sealed documents here. */
export function knownCertificates(database: Database): Promise<string[]> {
  return database.inScope(SYSTEM, repository.listFingerprints)
}

async function operatorCertificate(
  database: Database,
  { bytes, password }: NonNullable<SigningSettings['p12']>,
): Promise<Certificate> {
  const certificate = await loadP12(bytes, password)
  await database.inScope(SYSTEM, (tx) =>
    repository.noteCertificate(tx, { ...certificate, sealedKey: null }),
  )
  return certificate
}

// Sealed again where a former secret of the installation sealed it, so that this one can be thrown away.
async function openStored(
  deps: CertificateDeps,
  { fingerprint, certPem, sealedKey }: Stored,
): Promise<Certificate> {
  if (sealedKey === null) throw new Error('The certificate has no key.')
  const sealed = createSealedSecrets(deps, 'signing')
  const owner = ownerOf(fingerprint)
  const renewed = sealed.renew(sealedKey, owner)
  if (renewed !== null)
    await deps.database.inScope(SYSTEM, (tx) =>
      repository.setSealedKey(tx, { fingerprint, sealedKey: renewed }),
    )
  const keyPem = Buffer.from(sealed.open(sealedKey, owner)).toString()
  return certificateFrom(certPem, { kind: 'pem', keyPem })
}

function sealKey(secrets: Secrets, { key, fingerprint }: Certificate): string {
  if (key.kind !== 'pem') throw new Error('Only keys that are made here are stored.')
  return createSealedSecrets(secrets, 'signing').seal(Buffer.from(key.keyPem), ownerOf(fingerprint))
}

function ownerOf(fingerprint: string): string {
  return `signing certificate ${fingerprint}`
}
