/**
 * The CalDAV server that calendars are tested against: where we may, it is installed.
 */
import { existsSync } from 'node:fs'

import { aptInstall } from './apt.mjs'

/** Installs it where it is missing; tests that need it are skipped when that fails. */
export async function ensureRadicale() {
  if (!existsSync('/usr/bin/radicale')) await aptInstall('radicale')
}
