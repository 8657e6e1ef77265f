// The file around a copy: one line that says what it is, and the rest encrypted under a passphrase. Its owner is part of
// what is authenticated, so that no one makes it another's. It must not know what is inside.
import { CopyError } from './copy-error.ts'

const FORMAT = 'fairlead-copy'
const VERSION = 1
const OPENING = `{"format":"${FORMAT}"`
/** OWASP's figure for PBKDF2 with SHA-256. A file does not choose its own: it could choose a weak one. */
const ITERATIONS = 600_000
const SALT_BYTES = 16
const IV_BYTES = 12
const LONGEST_HEADER = 1000
const NEWLINE = 10

type Bytes = Uint8Array<ArrayBuffer>
type Header = {
  format: typeof FORMAT
  version: number
  ownerId: number
  salt: string
  iv: string
  /** Follows from the passphrase, and tells a wrong one from a damaged file. */
  check: string
  /** Length of what follows the line. */
  bytes: number
  /** Of the other fields and what follows: tells damage before anyone types a passphrase twice. */
  sha256: string
}
type Unsummed = Omit<Header, 'sha256'>

/** Encrypts a copy for its owner. */
export async function sealCopy(given: {
  content: string
  ownerId: number
  passphrase: string
}): Promise<Bytes> {
  const { content, ownerId, passphrase } = given
  const salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES))
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
  const { key, check } = await keyOf(passphrase, salt)
  const facts = {
    format: FORMAT,
    version: VERSION,
    ownerId,
    salt: hexOf(salt),
    iv: hexOf(iv),
  } as const
  const sealed = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv, additionalData: authenticated(facts) },
    key,
    encoded(content),
  )
  const unsummed: Unsummed = { ...facts, check, bytes: sealed.byteLength }
  const header: Header = { ...unsummed, sha256: await sumOf(unsummed, new Uint8Array(sealed)) }
  return joined(encoded(`${JSON.stringify(header)}\n`), new Uint8Array(sealed))
}

/** What was sealed. @throws CopyError saying what is wrong with the file or the passphrase. */
export async function openCopy(given: {
  file: Bytes
  ownerId: number
  passphrase: string
}): Promise<string> {
  const { file, ownerId, passphrase } = given
  const { header, sealed } = await readEnvelope(file)
  if (header.ownerId !== ownerId) throw new CopyError('other-person')
  const { key, check } = await keyOf(passphrase, bytesOf(header.salt))
  if (check !== header.check) throw new CopyError('wrong-passphrase')
  const iv = bytesOf(header.iv)
  try {
    const content = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv, additionalData: authenticated(header) },
      key,
      sealed,
    )
    return new TextDecoder().decode(content)
  } catch (cause) {
    throw new CopyError('damaged', { cause })
  }
}

async function readEnvelope(file: Bytes): Promise<{ header: Header; sealed: Bytes }> {
  const end = file.subarray(0, LONGEST_HEADER).indexOf(NEWLINE)
  const line = new TextDecoder().decode(file.subarray(0, end === -1 ? LONGEST_HEADER : end))
  if (file.length === 0 || !(line.startsWith(OPENING) || OPENING.startsWith(line)))
    throw new CopyError('not-a-copy')
  if (end === -1) throw new CopyError(file.length < LONGEST_HEADER ? 'cut-short' : 'damaged')
  const header = headerOf(line)
  const sealed = file.slice(end + 1)
  if (sealed.length < header.bytes) throw new CopyError('cut-short')
  if ((await sumOf(header, sealed)) !== header.sha256) throw new CopyError('damaged')
  return { header, sealed }
}

function headerOf(line: string): Header {
  const value = parsed(line)
  if (typeof value !== 'object' || value === null || !('version' in value))
    throw new CopyError('damaged')
  if (value.version !== VERSION) throw new CopyError('other-version')
  if (!isHeader(value)) throw new CopyError('damaged')
  return value
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch (cause) {
    throw new CopyError('damaged', { cause })
  }
}

function isHeader(value: object): value is Header {
  const fields: Partial<Record<string, unknown>> = { ...value }
  const isHex = (field: unknown, bytes: number) =>
    typeof field === 'string' && /^[0-9a-f]*$/.test(field) && field.length === bytes * 2
  return (
    Number.isSafeInteger(fields['ownerId']) &&
    Number.isSafeInteger(fields['bytes']) &&
    isHex(fields['salt'], SALT_BYTES) &&
    isHex(fields['iv'], IV_BYTES) &&
    isHex(fields['check'], 16) &&
    isHex(fields['sha256'], 32)
  )
}

// One slow derivation, and from it apart the key and the check: the check says nothing about the key.
async function keyOf(passphrase: string, salt: Bytes): Promise<{ key: CryptoKey; check: string }> {
  // The same letters typed on another keyboard may come as other code points.
  const typed = encoded(passphrase.normalize('NFKC'))
  const secret = await crypto.subtle.importKey('raw', typed, 'PBKDF2', false, ['deriveBits'])
  const slow = { name: 'PBKDF2', hash: 'SHA-256', iterations: ITERATIONS, salt }
  const bits = await crypto.subtle.deriveBits(slow, secret, 256)
  const root = await crypto.subtle.importKey('raw', bits, 'HKDF', false, [
    'deriveKey',
    'deriveBits',
  ])
  const part = (info: string) => ({ name: 'HKDF', hash: 'SHA-256', salt, info: encoded(info) })
  const [key, check] = await Promise.all([
    crypto.subtle.deriveKey(part('key'), root, { name: 'AES-GCM', length: 256 }, false, [
      'encrypt',
      'decrypt',
    ]),
    crypto.subtle.deriveBits(part('check'), root, 128),
  ])
  return { key, check: hexOf(new Uint8Array(check)) }
}

function authenticated(facts: Pick<Header, 'version' | 'ownerId' | 'salt' | 'iv'>): Bytes {
  const { version, ownerId, salt, iv } = facts
  return encoded(JSON.stringify([FORMAT, version, ownerId, salt, iv]))
}

async function sumOf(header: Unsummed, sealed: Bytes): Promise<string> {
  const { version, ownerId, salt, iv, check, bytes } = header
  const fields = encoded(JSON.stringify([FORMAT, version, ownerId, salt, iv, check, bytes]))
  return hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', joined(fields, sealed))))
}

function joined(first: Bytes, second: Bytes): Bytes {
  const all = new Uint8Array(first.length + second.length)
  all.set(first)
  all.set(second, first.length)
  return all
}

function encoded(text: string): Bytes {
  return new TextEncoder().encode(text)
}

function hexOf(bytes: Bytes): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function bytesOf(hex: string): Bytes {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}
