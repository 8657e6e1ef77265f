// The name of a career page in its address.
import { randomBytes } from 'node:crypto'

import { SLUG_MAX_LENGTH } from '#contract/careers/posting-terms.ts'

const MARKS = /\p{Mn}/gu

/** A company's name as an address has it; `careers` when no letter of it can stand in one. */
export function slugOf(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replaceAll(MARKS, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, SLUG_MAX_LENGTH - 8)
    .replaceAll(/^-+|-+$/g, '')
  return plain === '' ? 'careers' : plain
}

/** The same with an ending of its own, for a name that another company has. */
export function withEnding(slug: string): string {
  return `${slug}-${randomBytes(3).toString('hex')}`
}
