// Which certificate seals documents now, and which ones did: one for the installation. Knows no documents.
import type { Database } from '../../db/database.ts'
import { createSealedSecrets } from '../../http/sealed-secret.ts'
import type { Secrets } from '../../http/secrets.ts'
import * as repository from './certificate-repository.ts'
import { certificateFrom, loadP12, makeCertificate } from './certificate.ts'
import type { Certificate } from './document-types.ts'
import type { SigningSettings } from './signing-variables.ts'

type Deps = Secrets & {
  readonly database: Database
  readonly now: () => Date
  readonly signing?: SigningSettings | undefined
}

const SYSTEM = { kind: 'system' } as const
const SUBJECT = { commonName: 'Fairlead document seal', organisation: 'Fairlead' }
/** One that ends sooner is replaced. */
const MIN_DAYS = 30
const DAY_MS = 24 * 60 * 60 * 1000

/**
 * The certificate that seals now: the operator's, or one that is made at the first need and before the last one ends.
 * Several processes that ask at once get the same. Call it outside of any transaction.
 * @throws DocumentProblemError `certificate_unreadable` for the operator's file with another password
 */
export async function currentCertificate(deps: Deps): Promise<Certificate> {
  const { database, now, signing } = deps
  if (signing?.p12 !== undefined) return operatorCertificate(database, signing.p12)
  const stored = await database.inScope(SYSTEM, repository.findCurrent)
  const soon = new Date(now().getTime() + MIN_DAYS * DAY_MS)
  if (stored !== null && stored.notAfter > soon) return openStored(deps, stored)
  const made = await makeCertificate({ ...SUBJECT, now: now() })
  const next = { ...made, sealedKey: sealKey(deps, made) }
  const current = await database.inScope(SYSTEM, async (tx) => {
    await repository.replaceCurrent(tx, { before: stored?.fingerprint ?? null, next })
    return repository.findCurrent(tx)
  })
  if (current === null) throw new Error('The certificate was not stored.')
  return openStored(deps, current)
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
  deps: Deps,
  {
    fingerprint,
    certPem,
    sealedKey,
  }: { fingerprint: string; certPem: string; sealedKey: string | null },
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
