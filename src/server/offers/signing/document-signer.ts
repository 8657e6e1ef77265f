// A certificate as the signing library takes it.
import { CryptoKeySigner, P12Signer, parsePem, type Signer } from '@libpdf/core'

import type { Certificate } from './document-types.ts'

const RSA = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' } as const

/** What signs with this certificate. Keys that are made here are RSA; those of the operator's file are what they are. */
export async function signerOf({ key, certPem }: Certificate): Promise<Signer> {
  if (key.kind === 'p12') return P12Signer.create(key.bytes, key.password)
  const privateKey = await crypto.subtle.importKey('pkcs8', derOf(key.keyPem), RSA, false, ['sign'])
  return new CryptoKeySigner(privateKey, derOf(certPem), 'RSA', 'RSASSA-PKCS1-v1_5')
}

function derOf(pem: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(parsePem(pem)[0]?.der ?? [])
}
