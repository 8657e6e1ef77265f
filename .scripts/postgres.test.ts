// The throw-away cluster ends with the process that started it, however that ends.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, expect, it } from 'vitest'

import { findBinaries } from './postgres.mjs'

const parent = mkdtempSync(join(tmpdir(), 'cluster-'))
// Its owner is another user, who passes through.
chmodSync(parent, 0o711)
afterAll(() => rmSync(parent, { recursive: true, force: true, maxRetries: 5 }))

const hasPostgres = (await findBinaries({ mayInstall: false })) !== undefined

it.runIf(hasPostgres)('a cluster whose process was killed is gone', async () => {
  const module = JSON.stringify(join(import.meta.dirname, 'postgres.mjs'))
  const code = `import { startPostgres } from ${module}; console.log((await startPostgres({ parent: ${JSON.stringify(parent)} })).url); setInterval(() => {}, 1000)`
  const owner = spawn(process.execPath, ['--input-type=module', '-e', code])
  const [line]: Buffer[] = await once(owner.stdout, 'data')
  const port = Number(new URL(String(line).trim()).port)
  expect(await isListening(port)).toBe(true)
  owner.kill('SIGKILL')
  await expect.poll(() => isListening(port), { timeout: 30_000 }).toBe(false)
})

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}
