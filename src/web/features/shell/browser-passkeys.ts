// The browser's passkeys: making one, and having one sign. Loaded where a user asks for that.
import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser'

import type {
  NewPasskey,
  PasskeyAnswer,
  PasskeyCreation,
  PasskeyRequest,
} from '#contract/session/passkey-shape.ts'

/** A passkey belongs to a name: an address of numbers has none (Web Authentication, 5.1.2). */
const NUMBERS = /^[\d.]+$|:/

/** Whether this browser makes passkeys for the address that it is at. */
export function hasPasskeys(): boolean {
  return browserSupportsWebAuthn() && !NUMBERS.test(globalThis.location.hostname)
}

/** Has the browser make a passkey. @throws Error when the person does not want to, or the device cannot. */
export async function makePasskey(asked: PasskeyCreation): Promise<NewPasskey> {
  const { id, rawId, type, response } = await startRegistration({ optionsJSON: asked })
  const { clientDataJSON, attestationObject, transports = [] } = response
  return {
    id,
    rawId,
    type,
    clientExtensionResults: {},
    response: { clientDataJSON, attestationObject, transports },
  }
}

/** Has a passkey sign. @throws Error as above. */
export async function signWithPasskey(asked: PasskeyRequest): Promise<PasskeyAnswer> {
  const { id, rawId, type, response } = await startAuthentication({ optionsJSON: asked })
  const { clientDataJSON, authenticatorData, signature } = response
  return {
    id,
    rawId,
    type,
    clientExtensionResults: {},
    response: { clientDataJSON, authenticatorData, signature },
  }
}

/** Whether the person closed the browser's window, or let it be: nothing that needs words. */
export function isGivenUp(error: unknown): boolean {
  const cause = error instanceof WebAuthnError ? error.cause : error
  return cause instanceof Error && ['NotAllowedError', 'AbortError'].includes(cause.name)
}

/** Whether the device has a passkey for the account already. */
export function isKnownHere(error: unknown): boolean {
  return (
    error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED'
  )
}
