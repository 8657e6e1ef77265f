// An authenticator as software: it makes passkeys and signs with them as a real one would (Web Authentication, Level 3,
// 6.1 and 6.5), and can be told to get something wrong.
import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'

import { isoCBOR } from '@simplewebauthn/server/helpers'

import type { NewPasskey, PasskeyAnswer } from '#contract/session/passkey-shape.ts'

/** Where the tests' app is: requests arrive at this host. */
const TEST_ORIGIN = 'http://localhost'

const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const HAS_CREDENTIAL = 0x40
const NO_AAGUID = Buffer.alloc(16)

/** What an authenticator may get wrong. */
export type Fault = {
  readonly origin?: string
  readonly rpId?: string
  readonly challenge?: string
  readonly counter?: number
  readonly isVerified?: boolean
}
type Question = { readonly challenge: string }

export type TestPasskey = {
  readonly credentialId: string
  create(question: Question, fault?: Fault): NewPasskey
  /** Signs, and counts one up. */
  sign(question: Question, fault?: Fault): PasskeyAnswer
}

/** A key of its own, ES256. */
export function makePasskey(): TestPasskey {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  const credentialId = id.toString('base64url')
  let counter = 0
  const shared = { id: credentialId, rawId: credentialId, type: 'public-key' } as const
  return {
    credentialId,
    create(question, fault = {}) {
      const length = Buffer.from([0, id.length])
      const key = Buffer.concat([NO_AAGUID, length, id, coseKeyOf(publicKey)])
      const authData = Buffer.concat([headerOf({ counter, flags: HAS_CREDENTIAL, fault }), key])
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ])
      const client = clientDataOf('webauthn.create', { question, fault })
      const attestationObject = encoded(attestation)
      return {
        ...shared,
        clientExtensionResults: {},
        response: {
          clientDataJSON: client.toString('base64url'),
          attestationObject: attestationObject.toString('base64url'),
          transports: ['internal'],
        },
      }
    },
    sign(question, fault = {}) {
      counter += 1
      const authData = headerOf({ counter, flags: 0, fault })
      const client = clientDataOf('webauthn.get', { question, fault })
      const signed = Buffer.concat([authData, sha256(client)])
      return {
        ...shared,
        clientExtensionResults: {},
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: sign('sha256', signed, privateKey).toString('base64url'),
        },
      }
    },
  }
}

function headerOf(given: { counter: number; flags: number; fault: Fault }): Buffer {
  const { rpId = new URL(TEST_ORIGIN).hostname, isVerified = true, counter } = given.fault
  const flags = USER_PRESENT | (isVerified ? USER_VERIFIED : 0) | given.flags
  const count = Buffer.alloc(4)
  count.writeUInt32BE(counter ?? given.counter)
  return Buffer.concat([sha256(Buffer.from(rpId)), Buffer.from([flags]), count])
}

function clientDataOf(type: string, given: { question: Question; fault: Fault }): Buffer {
  const { origin = TEST_ORIGIN, challenge = given.question.challenge } = given.fault
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
}

// RFC 9053, 7.1.1: an elliptic curve key, ES256 on P-256.
function coseKeyOf(publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const point = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'))
  return encoded(
    new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, point(x)],
      [-3, point(y)],
    ]),
  )
}

function encoded(value: unknown): Buffer {
  return Buffer.from(isoCBOR.encode(value as Parameters<typeof isoCBOR.encode>[0]))
}

function sha256(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest()
}
