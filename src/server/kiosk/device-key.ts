// A device's own key: it never leaves the device's browser, and proves that a request comes from there.
import { createPublicKey, verify, type KeyObject } from 'node:crypto'

import { credentialRequest } from '#contract/kiosk/kiosk-rules.ts'

const CURVE = 'prime256v1'

/** Whether this is a public key that `isSignedBy` can read. */
export function isDeviceKey(key: string): boolean {
  return readKey(key)?.asymmetricKeyDetails?.namedCurve === CURVE
}

/** Whether a device's key signed the request for a credential at that time. False for whatever is no key. */
export function isSignedBy(key: string, signed: { at: string; signature: string }): boolean {
  const publicKey = readKey(key)
  if (publicKey === null) return false
  const data = Buffer.from(credentialRequest(signed.at))
  const signature = Buffer.from(signed.signature, 'base64url')
  return verify('sha256', data, { key: publicKey, dsaEncoding: 'ieee-p1363' }, signature)
}

function readKey(key: string): KeyObject | null {
  try {
    return createPublicKey({ key: Buffer.from(key, 'base64url'), format: 'der', type: 'spki' })
  } catch {
    // Anything may be sent.
    return null
  }
}
