/**
 * `npm run migrations -- --name what_it_adds`: writes the migration from what the schema says now. Of the snapshots that
 * drizzle-kit compares with, only the newest stays: each is 18,000 lines, and it reads no other.
 */
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { capture, root } from './command.mjs'

const CONFIG = 'src/server/db/drizzle.config.ts'
const SNAPSHOTS = join(root, 'src/server/db/migrations/meta')

const command = ['drizzle-kit', 'generate', '--config', CONFIG, ...process.argv.slice(2)]
const { code, output } = await capture(['npx', '--no-install', ...command])
console.log(output)
process.exitCode = code
if (code === 0) {
  const snapshots = readdirSync(SNAPSHOTS).filter((name) => name.endsWith('_snapshot.json'))
  for (const name of snapshots.toSorted().slice(0, -1)) rmSync(join(SNAPSHOTS, name))
}
