// Encrypts what one person needs to begin without network under their own code: the station that stores it cannot read
// it, and neither can who steals the station.
import { createCipheriv, pbkdf2, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'

import type { StartContent, StartPackage } from '#contract/kiosk/kiosk-offline.ts'
import { KDF_ITERATIONS, LOCATOR_LENGTH } from '#contract/kiosk/kiosk-rules.ts'

const KEY_BYTES = 32
const SALT_BYTES = 16
const IV_BYTES = 12
const derive = promisify(pbkdf2)

/** `code` without dashes. Opened by `src/web/offline/kiosk/start-packages.ts`. */
export async function sealStart(
  content: StartContent,
  { codeId, code }: { codeId: string; code: string },
): Promise<StartPackage> {
  const salt = randomBytes(SALT_BYTES)
  const iv = randomBytes(IV_BYTES)
  const key = await derive(code, salt, KDF_ITERATIONS, KEY_BYTES, 'sha256')
  const cipher = createCipheriv('aes-256-gcm', key, iv)
  // Browsers take what authenticates the content at its end.
  const sealed = Buffer.concat([
    cipher.update(JSON.stringify(content), 'utf8'),
    cipher.final(),
    cipher.getAuthTag(),
  ])
  return {
    code_id: codeId,
    locator: code.slice(0, LOCATOR_LENGTH),
    salt: salt.toString('base64'),
    iterations: KDF_ITERATIONS,
    iv: iv.toString('base64'),
    content: sealed.toString('base64'),
  }
}
