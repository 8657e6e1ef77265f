import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'

import { afterAll, expect, it } from 'vitest'

import { createFolderStorage } from './folder-storage.ts'

const folder = await mkdtemp(path.join(tmpdir(), 'fairlead-storage-'))
const storage = createFolderStorage(folder)
afterAll(() => rm(folder, { recursive: true }))

it('gives back what was stored, whole or in part', async () => {
  await storage.write('a/whole', Buffer.from('0123456789'))
  expect(await storage.size('a/whole')).toBe(10)
  expect(String(await buffer(storage.read('a/whole')))).toBe('0123456789')
  expect(String(await buffer(storage.read('a/whole', { start: 2, end: 4 })))).toBe('234')
})

it('takes a file in pieces', async () => {
  await storage.write('a/pieces', [Buffer.from('01'), Buffer.from(''), Buffer.from('234')])
  expect(String(await buffer(storage.read('a/pieces')))).toBe('01234')
})

it('keeps the former file, and no pieces, when what comes breaks off', async () => {
  await storage.write('b/file', Buffer.from('before'))
  const breaking = async function* () {
    yield Buffer.from('half')
    throw new Error('The connection is gone.')
  }
  await expect(storage.write('b/file', breaking())).rejects.toThrow('gone')
  expect(String(await buffer(storage.read('b/file')))).toBe('before')
  expect(await readdir(path.join(folder, 'b'))).toEqual(['file'])
})

it('knows what is not there, and removes it without complaint', async () => {
  expect(await storage.size('c/none')).toBeNull()
  await storage.remove('c/none')
})

it.each(['../escape', '/etc/passwd', 'a/../b', 'a//b', 'A', ''])(
  'takes %s for no key',
  async (key) => {
    await expect(storage.write(key, Buffer.from('x'))).rejects.toThrow('Not a storage key')
  },
)
