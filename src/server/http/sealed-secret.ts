// Secrets that have to be read again, sealed for the database: AES-256-GCM under a key that is made for this alone.
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

import { acceptedSecrets, type Secrets } from './secrets.ts'

const CIPHER = 'aes-256-gcm'
/** Another key than every other one that follows from the installation's secret (RFC 5869, 3.2). */
const LABELS = {
  authenticator: 'fairlead authenticator secret, version 1',
  calendar: 'fairlead calendar address, version 1',
  documenso: 'fairlead Documenso API key, version 1',
  signing: 'fairlead signing key, version 1',
} as const
const KEY_BYTES = 32
const IV_BYTES = 12
const TAG_BYTES = 16
const VERSION = 'v1'

export type SealedSecrets = ReturnType<typeof createSealedSecrets>

type Sealed = { readonly text: string; readonly owner: string }

/** `owner` is sealed in: what belongs to one user opens for no other. */
export function createSealedSecrets(
  secrets: Secrets,
  purpose: keyof typeof LABELS = 'authenticator',
) {
  const [secret, ...former] = acceptedSecrets(secrets)
  const label = LABELS[purpose]
  const key = keyOf(secret, label)
  const formerKeys = former.map((text) => keyOf(text, label))
  const seal = (plain: Uint8Array, owner: string) => sealWith(key, { plain, owner })
  return {
    seal,

    /** @throws Error for what was changed, is another user's, or was sealed under a secret that counts no more. */
    open: (text: string, owner: string): Uint8Array =>
      openWithAny([key, ...formerKeys], { text, owner }),

    /** The same under the present secret; null for what is not sealed under a former one. */
    renew(text: string, owner: string): string | null {
      const used = formerKeys.find((one) => isOpenedBy(one, { text, owner }))
      return used === undefined ? null : seal(openWith(used, { text, owner }), owner)
    },
  }
}

function keyOf(secret: string, label: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', label, KEY_BYTES))
}

function sealWith(key: Buffer, { plain, owner }: { plain: Uint8Array; owner: string }): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(CIPHER, key, iv, { authTagLength: TAG_BYTES })
  cipher.setAAD(Buffer.from(owner))
  const sealed = Buffer.concat([cipher.update(plain), cipher.final()])
  return `${VERSION}.${Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')}`
}

function openWithAny([key, ...others]: readonly [Buffer, ...Buffer[]], sealed: Sealed): Uint8Array {
  try {
    return openWith(key, sealed)
  } catch (error) {
    const [next, ...rest] = others
    if (next === undefined) throw error
    return openWithAny([next, ...rest], sealed)
  }
}

function isOpenedBy(key: Buffer, sealed: Sealed): boolean {
  try {
    openWith(key, sealed)
    return true
  } catch {
    return false
  }
}

function openWith(key: Buffer, { text, owner }: Sealed): Uint8Array {
  const [version, body = ''] = text.split('.')
  if (version !== VERSION) throw new Error('Sealed by a version that this one does not know.')
  const bytes = Buffer.from(body, 'base64url')
  const iv = bytes.subarray(0, IV_BYTES)
  const decipher = createDecipheriv(CIPHER, key, iv, { authTagLength: TAG_BYTES })
  decipher.setAAD(Buffer.from(owner))
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
  const sealed = bytes.subarray(IV_BYTES + TAG_BYTES)
  return Buffer.concat([decipher.update(sealed), decipher.final()])
}
