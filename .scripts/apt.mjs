/**
 * Debian packages for machines that lack a program, where we may install them.
 */
import { existsSync } from 'node:fs'

import { capture } from './command.mjs'

/**
 * @param {string} name Debian package
 * @returns {Promise<boolean>} false where this machine has no apt, or we are not root
 */
export async function aptInstall(name) {
  const isAllowed = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (!isAllowed) return false
  console.log(`Installing the Debian package ${name}`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const install = ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', name]
  if ((await capture(install, { env })).code === 0) return true
  // The usual reason on a fresh machine: no package lists yet.
  await capture(['apt-get', 'update', '-qq'], { env })
  const { code, output } = await capture(install, { env })
  if (code !== 0) console.error(output.trimEnd())
  return code === 0
}
