// Certificates that seal documents: made here, or read from the operator's PKCS #12 file.
import { createHash, X509Certificate } from 'node:crypto'

import { P12Signer } from '@libpdf/core'
import * as asn1js from 'asn1js'
import * as pkijs from 'pkijs'

import { DocumentProblemError } from './document-problem.ts'
import type { Certificate } from './document-types.ts'

const YEARS = 3
const SERIAL_BYTES = 16
/** What readers of PDFs and `openssl` take everywhere; elliptic curves are refused by some. */
const KEY = {
  name: 'RSASSA-PKCS1-v1_5',
  modulusLength: 2048,
  publicExponent: new Uint8Array([1, 0, 1]),
  hash: 'SHA-256',
} as const
/** RFC 5280, 4.2.1.3: the first two bits, digitalSignature and nonRepudiation. */
const KEY_USAGE = new Uint8Array([0b1100_0000]).buffer
/** RFC 9336: signing documents. Older readers look for email protection (RFC 5280, 4.2.1.12). */
const PURPOSES = ['1.3.6.1.5.5.7.3.36', '1.3.6.1.5.5.7.3.4']
const OID = {
  commonName: '2.5.4.3',
  organisation: '2.5.4.10',
  basicConstraints: '2.5.29.19',
  keyUsage: '2.5.29.15',
  extendedKeyUsage: '2.5.29.37',
} as const

type Subject = { readonly commonName: string; readonly organisation: string }

/** A self-signed certificate for three years, with its key. */
export async function makeCertificate({
  now,
  ...subject
}: Subject & { now: Date }): Promise<Certificate> {
  const keys = await crypto.subtle.generateKey(KEY, true, ['sign', 'verify'])
  const notAfter = new Date(now)
  notAfter.setUTCFullYear(now.getUTCFullYear() + YEARS)
  const made = new pkijs.Certificate({
    version: 2,
    serialNumber: new asn1js.Integer({ valueHex: serialNumber() }),
    notBefore: new pkijs.Time({ value: now }),
    notAfter: new pkijs.Time({ value: notAfter }),
    extensions: extensions(),
  })
  made.subject = nameOf(subject)
  made.issuer = nameOf(subject)
  await made.subjectPublicKeyInfo.importKey(keys.publicKey)
  await made.sign(keys.privateKey, 'SHA-256')
  const pkcs8 = await crypto.subtle.exportKey('pkcs8', keys.privateKey)
  const certPem = pemOf(made.toSchema().toBER(), 'CERTIFICATE')
  return certificateFrom(certPem, { kind: 'pem', keyPem: pemOf(pkcs8, 'PRIVATE KEY') })
}

/** A certificate and its key as they are stored. */
export function certificateFrom(certPem: string, key: Certificate['key']): Certificate {
  const parsed = new X509Certificate(certPem)
  return { key, certPem, fingerprint: fingerprintOf(parsed.raw), notAfter: parsed.validToDate }
}

/**
 * The certificate of a PKCS #12 file.
 * @throws DocumentProblemError `certificate_unreadable` for another password, or for no such file
 */
export async function loadP12(bytes: Uint8Array, password: string): Promise<Certificate> {
  try {
    const { certificate } = await P12Signer.create(bytes, password)
    const certPem = pemOf(certificate, 'CERTIFICATE')
    return certificateFrom(certPem, { kind: 'p12', bytes, password })
  } catch (error) {
    throw new DocumentProblemError('certificate_unreadable', { cause: error })
  }
}

/** SHA-256 of a certificate's bytes (DER), in lower-case hexadecimal. */
export function fingerprintOf(der: Uint8Array): string {
  return createHash('sha256').update(der).digest('hex')
}

// One name after the other: pkijs itself would make them parts of a single one.
function nameOf({ commonName, organisation }: Subject): pkijs.RelativeDistinguishedNames {
  const parts = [
    { type: OID.organisation, text: organisation },
    { type: OID.commonName, text: commonName },
  ].map(({ type, text }) => {
    const value = new asn1js.Utf8String({ value: text })
    const attribute = new pkijs.AttributeTypeAndValue({ type, value })
    return new asn1js.Set({ value: [attribute.toSchema()] })
  })
  const name = new asn1js.Sequence({ value: parts })
  return pkijs.RelativeDistinguishedNames.fromBER(name.toBER())
}

function extensions(): pkijs.Extension[] {
  const values = [
    [OID.basicConstraints, new pkijs.BasicConstraints({ cA: false }).toSchema(), true],
    [OID.keyUsage, new asn1js.BitString({ valueHex: KEY_USAGE, unusedBits: 6 }), true],
    [OID.extendedKeyUsage, new pkijs.ExtKeyUsage({ keyPurposes: PURPOSES }).toSchema(), false],
  ] as const
  return values.map(
    ([extnID, value, critical]) =>
      new pkijs.Extension({ extnID, critical, extnValue: value.toBER() }),
  )
}

// A positive integer that needs no further byte (RFC 5280, 4.1.2.2).
function serialNumber(): ArrayBuffer {
  const bytes = crypto.getRandomValues(new Uint8Array(SERIAL_BYTES))
  bytes[0] = ((bytes[0] ?? 0) & 0x3f) | 0x40
  return bytes.buffer
}

function pemOf(der: ArrayBuffer | Uint8Array, label: string): string {
  const lines =
    Buffer.from(new Uint8Array(der))
      .toString('base64')
      .match(/.{1,64}/g) ?? []
  return [`-----BEGIN ${label}-----`, ...lines, `-----END ${label}-----`, ''].join('\n')
}
