// The key that this device was enrolled with. It cannot be exported, and proves to the server which station this is when
// the cookie is gone: after a power cut, or when a browser's cookies were cleared.
import { credentialRequest } from '#contract/kiosk/kiosk-rules.ts'

import { DEVICE_KEY, type StationDatabase } from './station-database.ts'

const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256' } as const
const SIGNING = { name: 'ECDSA', hash: 'SHA-256' } as const

type DeviceKey = { readonly publicKey: string; readonly privateKey: CryptoKey }

/** Makes a key and stores it; answers its public half, SPKI in base64url. */
export async function makeDeviceKey(db: StationDatabase): Promise<string> {
  const pair = await crypto.subtle.generateKey(ALGORITHM, false, ['sign'])
  const publicKey = base64url(await crypto.subtle.exportKey('spki', pair.publicKey))
  const value: DeviceKey = { publicKey, privateKey: pair.privateKey }
  await db.facts.put({ key: DEVICE_KEY, value })
  return publicKey
}

/** A signed request for a credential at that time of the server; null where this device has no key. */
export async function signCredentialRequest(db: StationDatabase, at: string) {
  const value = (await db.facts.get(DEVICE_KEY))?.value
  if (!isDeviceKey(value)) return null
  const data = new TextEncoder().encode(credentialRequest(at))
  const signature = await crypto.subtle.sign(SIGNING, value.privateKey, data)
  return { device_key: value.publicKey, at, signature: base64url(signature) }
}

function isDeviceKey(value: unknown): value is DeviceKey {
  return (
    typeof value === 'object' && value !== null && 'publicKey' in value && 'privateKey' in value
  )
}

function base64url(bytes: ArrayBuffer): string {
  const letters = String.fromCodePoint(...new Uint8Array(bytes))
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}
