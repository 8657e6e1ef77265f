// The secret that signs and seals, and the one before it, by the environment.
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import type { Secrets } from './secrets.ts'

/** @throws Error naming what is missing. */
export function secretsOf(
  { SECRET, SECRET_BEFORE: secretBefore }: { SECRET?: string; SECRET_BEFORE?: string },
  options: { isProduction: boolean; dataDir: string },
): Secrets & { secretBefore: string | undefined } {
  const secret = SECRET ?? developmentSecret(options)
  if (secret === secretBefore) {
    throw new Error('SECRET_BEFORE is the same as SECRET. Set it to the former one, or not at all.')
  }
  return { secret, secretBefore }
}

// Made once, and kept under the data directory.
function developmentSecret(options: { isProduction: boolean; dataDir: string }): string {
  if (options.isProduction) {
    throw new Error(
      'SECRET is missing. Set it to at least 32 random characters, for example: SECRET=$(openssl rand -base64 48)',
    )
  }
  const file = path.join(options.dataDir, 'secret')
  if (existsSync(file)) return readFileSync(file, 'utf8')
  mkdirSync(options.dataDir, { recursive: true })
  const secret = randomBytes(48).toString('base64')
  writeFileSync(file, secret, { mode: 0o600 })
  return secret
}
