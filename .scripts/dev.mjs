/**
 * `npm run dev`: the server, restarted when its files change, and Vite in front of it.
 */
import { spawn } from 'node:child_process'

import { nodeBinary, root } from './command.mjs'
import { generateSources } from './prepare.mjs'

const VITE = ['node_modules/vite/bin/vite.js']
const SERVER = ['--watch', '--watch-preserve-output', 'src/server/main.ts']

await generateSources()
const children = [SERVER, VITE].map((args) =>
  spawn(nodeBinary, args, { cwd: root, stdio: 'inherit' }),
)
for (const child of children) {
  child.on('exit', (code) => {
    process.exitCode ??= code ?? 0
    for (const other of children) other.kill()
  })
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    for (const child of children) child.kill(signal)
  })
}
