// The two ceremonies of Web Authentication, Level 3: making a passkey (7.1) and having it sign (7.2). Knows no database.
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'

import {
  passkeyCreationSchema,
  passkeyRequestSchema,
  type NewPasskey,
  type PasskeyAnswer,
  type PasskeyCreation,
  type PasskeyRequest,
} from '#contract/session/passkey-shape.ts'

import { AppError } from '../../http/app-error.ts'
import type { PasskeyRow } from './passkey-repository.ts'

/** How long a user has to find their key, and we to keep the question. */
export const PASSKEY_ANSWER_MS = 300_000
const NAME = 'Fairlead'
/** EdDSA, ES256 and RS256, by their COSE numbers: one of them is known to every authenticator. */
const ALGORITHMS = [-8, -7, -257]

type Known = Pick<PasskeyRow, 'credentialId' | 'transports'>
type Key = Pick<PasskeyRow, 'credentialId' | 'publicKey' | 'counter' | 'transports'>
/** `origin`: where the app is, never what the browser says of itself. */
type Asked = { readonly challenge: string; readonly origin: string }

/** A passkey that is found without a user name, and that asks for the person each time. */
export async function askCreation(given: {
  origin: string
  user: { uuid: string; email: string; name: string }
  existing: readonly Known[]
}): Promise<PasskeyCreation> {
  const { origin, user, existing } = given
  const options = await generateRegistrationOptions({
    rpName: NAME,
    rpID: rpIdOf(origin),
    userID: Uint8Array.from(Buffer.from(user.uuid)),
    userName: user.email,
    userDisplayName: user.name,
    timeout: PASSKEY_ANSWER_MS,
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: existing.map(describe),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
  })
  return passkeyCreationSchema.parse(options)
}

/** The key that was made. @throws AppError `passkey_failed` for another challenge, origin or site, or without the person. */
export async function verifyCreation(answer: NewPasskey, asked: Asked): Promise<Key> {
  const { registrationInfo } = await verified(
    verifyRegistrationResponse({
      response: { ...answer, response: withoutGaps(answer.response) },
      expectedChallenge: asked.challenge,
      expectedOrigin: new URL(asked.origin).origin,
      expectedRPID: rpIdOf(asked.origin),
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  )
  if (registrationInfo === undefined) throw new AppError('passkey_failed')
  const { id, publicKey, counter } = registrationInfo.credential
  const transports = answer.response.transports ?? []
  return {
    credentialId: id,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports,
  }
}

/** One of these keys, or, when there are none, whichever the browser finds for this site. */
export async function askSignature(given: {
  origin: string
  allowed: readonly Known[]
}): Promise<PasskeyRequest> {
  const options = await generateAuthenticationOptions({
    rpID: rpIdOf(given.origin),
    timeout: PASSKEY_ANSWER_MS,
    userVerification: 'required',
    allowCredentials: given.allowed.map(describe),
  })
  return passkeyRequestSchema.parse(options)
}

/** The key's counter after a signature that holds. @throws AppError `passkey_failed` as above, or for a counter that went back. */
export async function verifySignature(
  answer: PasskeyAnswer,
  asked: Asked & { key: Key },
): Promise<number> {
  const { key } = asked
  const { authenticationInfo } = await verified(
    verifyAuthenticationResponse({
      response: { ...answer, response: withoutGaps(answer.response) },
      expectedChallenge: asked.challenge,
      expectedOrigin: new URL(asked.origin).origin,
      expectedRPID: rpIdOf(asked.origin),
      requireUserVerification: true,
      credential: {
        id: key.credentialId,
        publicKey: Uint8Array.from(Buffer.from(key.publicKey, 'base64url')),
        counter: key.counter,
        transports: key.transports,
      },
    }),
  )
  return authenticationInfo.newCounter
}

// Which check failed helps only the user who forges: the cause has it, for the log.
async function verified<T extends { verified: boolean }>(outcome: Promise<T>): Promise<T> {
  const result = await outcome.catch((cause: unknown) => {
    throw new AppError('passkey_failed', { cause })
  })
  if (!result.verified) throw new AppError('passkey_failed')
  return result
}

function describe({ credentialId, transports }: Known) {
  return { id: credentialId, transports }
}

// A property that is there and undefined is not the same as none.
function withoutGaps<T extends object>(value: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  const entries = Object.entries(value).filter(([, held]) => held !== undefined)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same object without its gaps
  return Object.fromEntries(entries) as { [K in keyof T]: Exclude<T[K], undefined> }
}

function rpIdOf(origin: string): string {
  return new URL(origin).hostname
}
