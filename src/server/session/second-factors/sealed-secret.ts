// Secrets that have to be read again, sealed for the database: AES-256-GCM under a key that is made for this alone.
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const CIPHER = 'aes-256-gcm'
/** Another key than every other one that follows from the installation's secret (RFC 5869, 3.2). */
const LABEL = 'fairlead authenticator secret, version 1'
const KEY_BYTES = 32
const IV_BYTES = 12
const TAG_BYTES = 16
const VERSION = 'v1'

export type SealedSecrets = ReturnType<typeof createSealedSecrets>

/** `owner` is sealed in: what belongs to somebody opens for nobody else. */
export function createSealedSecrets({ secret }: { secret: string }) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', LABEL, KEY_BYTES))
  return {
    seal(plain: Uint8Array, owner: string): string {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv(CIPHER, key, iv, { authTagLength: TAG_BYTES })
      cipher.setAAD(Buffer.from(owner))
      const sealed = Buffer.concat([cipher.update(plain), cipher.final()])
      return `${VERSION}.${Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')}`
    },

    /** @throws Error for what was changed, is somebody else's, or was sealed under another secret. */
    open(text: string, owner: string): Uint8Array {
      const [version, body = ''] = text.split('.')
      if (version !== VERSION) throw new Error('Sealed by a version that this one does not know.')
      const bytes = Buffer.from(body, 'base64url')
      const iv = bytes.subarray(0, IV_BYTES)
      const decipher = createDecipheriv(CIPHER, key, iv, { authTagLength: TAG_BYTES })
      decipher.setAAD(Buffer.from(owner))
      decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
      const sealed = bytes.subarray(IV_BYTES + TAG_BYTES)
      return Buffer.concat([decipher.update(sealed), decipher.final()])
    },
  }
}
