// One run of the tests at a time, and nothing left behind by it.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, expect, it } from 'vitest'

import { openMemoryFolder, openRunFolder } from './run-folder.mjs'

const parent = mkdtempSync(join(tmpdir(), 'run-folder-'))
afterAll(() => rmSync(parent, { recursive: true, force: true }))

/** A process that opens the folder of a clone, prints it, and does something else. */
function program(clone: string, then = '') {
  const module = JSON.stringify(join(import.meta.dirname, 'run-folder.mjs'))
  const options = JSON.stringify({ source: clone, parent, neededBytes: 0 })
  const code = `import { openRunFolder } from ${module}; console.log(openRunFolder(${options})); ${then}`
  return ['--input-type=module', '-e', code]
}

it('is gone with the process that opened it', () => {
  const folder = execFileSync(process.execPath, program('gone'), { encoding: 'utf8' }).trim()
  expect(folder).toContain(parent)
  expect(existsSync(folder)).toBe(false)
})

it('refuses a second run of the same clone, and takes what a killed one left', async () => {
  const stays = program('clone', 'setInterval(() => {}, 1000)')
  const first = spawn(process.execPath, stays, { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(first.stdout, 'data')
  const open = () => openRunFolder({ source: 'clone', parent, neededBytes: 0 })
  expect(open).toThrow(`running in this folder already (process ${first.pid})`)
  // Another clone is none of its business.
  expect(openRunFolder({ source: 'other', parent, neededBytes: 0 })).toContain(parent)
  first.kill('SIGKILL')
  await once(first, 'exit')
  expect(existsSync(open())).toBe(true)
  expect(readdirSync(parent)).toHaveLength(2)
})

it('says how much room is missing', () => {
  const open = () => openRunFolder({ source: 'room', parent, neededBytes: 1e18 })
  expect(open).toThrow(/^Only \d+\.\d GB free in .*: the tests need 1000000000\.0 GB/)
})

it('has a folder in memory where there is room, and only there', () => {
  const enough = { parent, neededBytes: 0, memoryBytes: 16e9 }
  expect(openMemoryFolder({ ...enough, source: 'enough' })).toContain(parent)
  expect(openMemoryFolder({ ...enough, source: 'small', memoryBytes: 4e9 })).toBeUndefined()
  expect(openMemoryFolder({ ...enough, source: 'full', neededBytes: 1e18 })).toBeUndefined()
  const missing = join(parent, 'missing')
  expect(openMemoryFolder({ ...enough, source: 'none', parent: missing })).toBeUndefined()
})
