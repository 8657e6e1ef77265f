// TLS by the server itself, for where no proxy stands in front.
import { createPrivateKey, X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { ServerOptions } from 'node:https'

/** Both in PEM; the certificate with those that lead to its authority behind it. */
export type Certificate = { readonly cert: string; readonly key: string }

/** Authenticated ciphers with forward secrecy (RFC 9325, 4.2), whatever Node's options say; the first three are TLS 1.3's. */
const CIPHERS = [
  'TLS_AES_256_GCM_SHA384',
  'TLS_CHACHA20_POLY1305_SHA256',
  'TLS_AES_128_GCM_SHA256',
  'ECDHE-ECDSA-AES256-GCM-SHA384',
  'ECDHE-RSA-AES256-GCM-SHA384',
  'ECDHE-ECDSA-CHACHA20-POLY1305',
  'ECDHE-RSA-CHACHA20-POLY1305',
  'ECDHE-ECDSA-AES128-GCM-SHA256',
  'ECDHE-RSA-AES128-GCM-SHA256',
]

/** How the server speaks TLS; null without a certificate, for plain HTTP. */
export function tlsOptions(certificate: Certificate | undefined): ServerOptions | null {
  if (certificate === undefined) return null
  const ciphers = CIPHERS.join(':')
  return { ...certificate, minVersion: 'TLSv1.2', ciphers, honorCipherOrder: true }
}

/** True where people's browsers reach the app over https. */
export function isOverTls(given: {
  publicUrl?: string | undefined
  certificate?: Certificate | undefined
}): boolean {
  return given.certificate !== undefined || (given.publicUrl?.startsWith('https:') ?? false)
}

/** @throws Error that names the variable and what is wrong. */
export function readCertificate(paths: { TLS_CERT: string; TLS_KEY: string }): Certificate {
  const cert = read('TLS_CERT', paths.TLS_CERT)
  const key = read('TLS_KEY', paths.TLS_KEY)
  const certificate = parse('TLS_CERT: this is no certificate', () => new X509Certificate(cert))
  const privateKey = parse('TLS_KEY: this is no private key', () => createPrivateKey(key))
  if (!certificate.checkPrivateKey(privateKey))
    throw new Error('TLS_KEY: the key does not fit the certificate of TLS_CERT.')
  return { cert, key }
}

function read(name: string, path: string): string {
  return parse(`${name}: the file cannot be read`, () => readFileSync(path, 'utf8'))
}

function parse<T>(trouble: string, work: () => T): T {
  try {
    return work()
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown'
    throw new Error(`${trouble} (${reason}).`, { cause: error })
  }
}
