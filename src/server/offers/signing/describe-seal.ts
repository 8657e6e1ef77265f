// The certificates of this installation as the settings show them. Changes nothing.
import { X509Certificate } from 'node:crypto'

import { CERTIFICATE_NOTICE_DAYS } from '#contract/offers/e-signature-rules.ts'
import type { ESignature, SealCertificate } from '#contract/offers/e-signature.ts'

import type { Database } from '../../db/database.ts'
import * as repository from './certificate-repository.ts'
import { fingerprintOf, loadP12 } from './certificate.ts'
import { DocumentProblemError } from './document-problem.ts'
import type { SigningSettings } from './signing-variables.ts'

type Deps = {
  readonly database: Database
  readonly now: () => Date
  readonly signing?: SigningSettings | undefined
}
type Seal = ESignature['seal']

const SYSTEM = { kind: 'system' } as const
const DAY_MS = 24 * 60 * 60 * 1000

/** Opens a transaction of its own: call it outside of any other. */
export async function describeSeal({ database, now, signing }: Deps): Promise<Seal> {
  const has_timestamps = signing?.tsaUrl !== undefined
  if (signing?.p12 !== undefined)
    return { ...(await describeFile(signing.p12, now())), has_timestamps }
  const { current, next } = await database.inScope(SYSTEM, repository.findOwn)
  return {
    source: 'own',
    certificate: current === null ? null : describeCertificate(current.certPem, now()),
    next: next === null ? null : { ...describeCertificate(next.certPem, now()), state: 'next' },
    is_unreadable: false,
    has_timestamps,
  }
}

async function describeFile(
  { bytes, password }: NonNullable<SigningSettings['p12']>,
  at: Date,
): Promise<Omit<Seal, 'has_timestamps'>> {
  try {
    const { certPem } = await loadP12(bytes, password)
    const certificate = describeCertificate(certPem, at)
    return { source: 'operator', certificate, next: null, is_unreadable: false }
  } catch (error) {
    if (!(error instanceof DocumentProblemError)) throw error
    return { source: 'operator', certificate: null, next: null, is_unreadable: true }
  }
}

function describeCertificate(certPem: string, at: Date): SealCertificate {
  const { subject, issuer, raw, validFromDate, validToDate } = new X509Certificate(certPem)
  return {
    subject: commonNameOf(subject),
    issuer: commonNameOf(issuer),
    is_self_signed: subject === issuer,
    valid_from: validFromDate.toISOString(),
    valid_until: validToDate.toISOString(),
    fingerprint: fingerprintOf(raw),
    state: stateOf(validToDate, at),
  }
}

function stateOf(validUntil: Date, at: Date): SealCertificate['state'] {
  if (validUntil <= at) return 'expired'
  return validUntil.getTime() - at.getTime() <= CERTIFICATE_NOTICE_DAYS * DAY_MS
    ? 'expiring'
    : 'valid'
}

// Node writes one attribute of a name on each line.
function commonNameOf(name: string): string {
  const lines = name.split('\n')
  const found = lines.find((line) => line.startsWith('CN='))
  return found === undefined ? lines.join(', ') : found.slice('CN='.length)
}
