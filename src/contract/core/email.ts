// E-mail addresses: how one is written down, and which two are the same.
import { z } from 'zod'

const MAX_LENGTH = 254
/** No spaces, quotes, brackets or invisible characters, and a domain with a dot. Letters of every script are welcome. */
const PATTERN =
  /^[^\s@"<>()[\]\\,;:\p{C}]{1,64}@(?:[\p{L}\p{N}\p{M}](?:[\p{L}\p{N}\p{M}-]*[\p{L}\p{N}\p{M}])?\.)+[\p{L}\p{M}\p{N}-]{2,}$/u

/**
 * The one form of an address: NFKC, so that full-width and composed letters are the plain ones, and lower case.
 * Letters that only look alike (a Cyrillic а) stay what they are: another address.
 */
export function normalizeEmail(email: string): string {
  return email.normalize('NFKC').trim().toLowerCase().normalize('NFKC')
}

export const emailSchema = z
  .string()
  .max(MAX_LENGTH)
  .transform(normalizeEmail)
  .pipe(z.string().max(MAX_LENGTH).regex(PATTERN, { message: 'Not an email address.' }))
