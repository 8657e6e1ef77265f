// Recovery codes: random enough that no one guesses one, so a plain hash keeps them. Knows no database.
import { createHash, randomBytes } from 'node:crypto'

const CODES = 10
/** 24 characters of five bits: above the 112 that a plain hash asks for (OWASP ASVS 5.0, 6.5.2). */
const LENGTH = 24
const GROUP = /.{4}(?=.)/g
/** Without I, L, O and U: nothing is taken for another, and no word comes out (Crockford's base 32). */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A set of codes, in groups that people can copy. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: CODES }, () => {
    // 256 is a multiple of 32: every character is equally likely.
    const letters = [...randomBytes(LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length])
    return letters.join('').replaceAll(GROUP, '$&-')
  })
}

/** What is kept of a code, however it was typed. */
export function recoveryCodeHash(userId: number, code: string): string {
  const plain = code
    .toUpperCase()
    .replaceAll(/[\s-]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
  return createHash('sha256').update(`recovery code ${userId} ${plain}`).digest('hex')
}

/** True for what has the length of a recovery code, which no other code has. */
export function isRecoveryCode(code: string): boolean {
  return code.replaceAll(/[\s-]/g, '').length === LENGTH
}
