// Codes that people type at a station: each follows from an id and the secret; only its hash is stored.
import { createHash, createHmac, randomBytes } from 'node:crypto'

import {
  CANDIDATE_CODE_LENGTH,
  CODE_ALPHABET,
  CODE_LENGTH,
  plainCode,
} from '#contract/kiosk/kiosk-rules.ts'

import { acceptedSecrets, type Secrets } from '../http/secrets.ts'

type Kind = 'enrolment' | 'candidate'

/** The code of an id. */
export function kioskCodeOf(secret: string, { kind, id }: { kind: Kind; id: string }): string {
  const digest = createHmac('sha256', secret).update(`kiosk ${kind} ${id}`).digest()
  const base = BigInt(CODE_ALPHABET.length)
  let left = digest.readBigUInt64BE()
  const length = kind === 'candidate' ? CANDIDATE_CODE_LENGTH : CODE_LENGTH
  return Array.from({ length }, () => {
    const letter = CODE_ALPHABET[Number(left % base)] ?? ''
    left /= base
    return letter
  }).join('')
}

/** What is stored of a code: without the secret, the few codes that there are cannot be tried against it. */
export function kioskCodeHash(
  secret: string,
  { kind, code }: { kind: Kind; code: string },
): string {
  return createHmac('sha256', secret).update(`kiosk ${kind} code ${code}`).digest('hex')
}

/** The hashes that a typed code may be stored under: by the secret, and by the former one. */
export function typedCodeHashes(secrets: Secrets, typed: { kind: Kind; code: string }): string[] {
  const code = plainCode(typed.code)
  return acceptedSecrets(secrets).map((secret) => kioskCodeHash(secret, { ...typed, code }))
}

/** Is in a start package alone: who shows it has entered that code at that station. */
export function grantOf(
  secret: string,
  of: { accountId: number; stationId: number; codeId: string },
): string {
  const named = `kiosk grant ${of.accountId} ${of.stationId} ${of.codeId}`
  return createHmac('sha256', secret).update(named).digest('base64url')
}

/** A device's credential, 256 bits. */
export function newCredential(): string {
  return randomBytes(32).toString('base64url')
}

export function credentialHash(credential: string): string {
  return createHash('sha256').update(credential).digest('hex')
}

/** A request as its receipt may know it: from a digest of a few digits, the digits could be found by trying. */
export function withoutPin<Body extends { exit_pin?: string | undefined }>(
  { secret }: Secrets,
  body: Body,
) {
  const { exit_pin: pin, ...rest } = body
  const seal = () => createHmac('sha256', secret).update(`kiosk pin ${pin}`).digest('hex')
  return { ...rest, exit_pin: pin === undefined ? null : seal() }
}
