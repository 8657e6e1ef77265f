// Reads a CMS signature (RFC 5652) and checks it by its own certificate. Whom to trust is asked elsewhere.
import { verify, X509Certificate } from 'node:crypto'

import * as asn1js from 'asn1js'
import * as pkijs from 'pkijs'

import { fingerprintOf } from './certificate.ts'

const OID = {
  signedData: '1.2.840.113549.1.7.2',
  messageDigest: '1.2.840.113549.1.9.4',
  commonName: '2.5.4.3',
} as const
const HASHES: Readonly<Record<string, string>> = {
  '2.16.840.1.101.3.4.2.1': 'sha256',
  '2.16.840.1.101.3.4.2.2': 'sha384',
  '2.16.840.1.101.3.4.2.3': 'sha512',
}

export type Cms = {
  readonly hash: string
  /** What the signer says is the hash of the signed bytes. */
  readonly digest: Uint8Array
  readonly isSignatureValid: boolean
  readonly fingerprint: string
  readonly signedBy: string
}

/** The signature of a document; null for what is none that we know. */
export function readCms(der: Uint8Array): Cms | null {
  try {
    return readSigned(der)
  } catch {
    // Anything can stand where a signature is expected.
    return null
  }
}

function readSigned(der: Uint8Array): Cms | null {
  const info = pkijs.ContentInfo.fromBER(Uint8Array.from(der))
  if (info.contentType !== OID.signedData) return null
  const data = new pkijs.SignedData({ schema: info.content })
  const [signer] = data.signerInfos
  const attributes = signer?.signedAttrs
  if (signer === undefined || attributes === undefined) return null
  const hash = HASHES[signer.digestAlgorithm.algorithmId]
  const digest: unknown = attributes.attributes.find(({ type }) => type === OID.messageDigest)
    ?.values[0]
  const certificate = certificateOf(data, signer)
  if (hash === undefined || certificate === null || !(digest instanceof asn1js.OctetString))
    return null
  const raw = new Uint8Array(certificate.toSchema(true).toBER())
  const isSignatureValid = verify(
    hash,
    new Uint8Array(attributes.encodedValue),
    new X509Certificate(raw).publicKey,
    signer.signature.valueBlock.valueHexView,
  )
  return {
    hash,
    digest: digest.valueBlock.valueHexView,
    isSignatureValid,
    fingerprint: fingerprintOf(raw),
    signedBy: nameIn(certificate),
  }
}

function certificateOf(data: pkijs.SignedData, signer: pkijs.SignerInfo): pkijs.Certificate | null {
  const sid: unknown = signer.sid
  if (!(sid instanceof pkijs.IssuerAndSerialNumber)) return null
  const found = data.certificates?.find(
    (one) =>
      one instanceof pkijs.Certificate &&
      one.serialNumber.isEqual(sid.serialNumber) &&
      one.issuer.isEqual(sid.issuer),
  )
  return found instanceof pkijs.Certificate ? found : null
}

function nameIn(certificate: pkijs.Certificate): string {
  const found = certificate.subject.typesAndValues.find(({ type }) => type === OID.commonName)
  return found?.value.valueBlock.value ?? ''
}
