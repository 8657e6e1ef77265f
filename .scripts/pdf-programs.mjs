/**
 * The programs that sealed documents are tested against: where we may, they are installed.
 */
import { existsSync } from 'node:fs'

import { aptInstall } from './apt.mjs'

const PACKAGES = { '/usr/bin/pdfsig': 'poppler-utils', '/usr/bin/qpdf': 'qpdf' }

/** Installs what is missing; tests that need it are skipped, and say so, when that fails. */
export async function ensurePdfPrograms() {
  const missing = Object.entries(PACKAGES).filter(([program]) => !existsSync(program))
  await missing.reduce(
    (before, [, name]) => before.then(() => aptInstall(name)),
    Promise.resolve(true),
  )
}
