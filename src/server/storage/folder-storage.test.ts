import { mkdir, mkdtemp, readdir, rm, symlink, unlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'

import { afterAll, expect, it } from 'vitest'

import { createFolderStorage, removeAbandoned } from './folder-storage.ts'

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
  await storage.write('a/pieces', Readable.from([Buffer.from('01'), Buffer.from('234')]))
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
  expect(await stagedNames()).toEqual([])
})

it('gives a staged file its name when it is committed, and not before', async () => {
  const staged = storage.stage()
  // Not waited for, as by a user who takes in what a network sends.
  for (const part of ['one', '', 'two', 'three']) void staged.add(Buffer.from(part))
  expect(await storage.size('d/staged')).toBeNull()
  await staged.commit('d/staged')
  await staged.discard()
  expect(String(await buffer(storage.read('d/staged')))).toBe('onetwothree')
  expect(await stagedNames()).toEqual([])
})

it('leaves nothing of a staged file that is discarded', async () => {
  const staged = storage.stage()
  await staged.add(Buffer.from('half'))
  expect(await stagedNames()).toHaveLength(1)
  await staged.discard()
  expect(await stagedNames()).toEqual([])
})

it('says at the commit what went wrong before it', async () => {
  const file = path.join(folder, 'no-folder')
  await writeFile(file, '')
  const staged = createFolderStorage(file).stage()
  await staged.add(Buffer.from('x'))
  await expect(staged.commit('e/file')).rejects.toMatchObject({ code: 'ENOTDIR' })
  await staged.discard()
})

it('removes a day later what a killed process had staged', async () => {
  const staged = storage.stage()
  await staged.add(Buffer.from('left'))
  const hours = (count: number) => new Date(Date.now() + count * 3_600_000)
  await removeAbandoned(folder, { at: hours(23) })
  expect(await stagedNames()).toHaveLength(1)
  await removeAbandoned(folder, { at: hours(25) })
  expect(await stagedNames()).toEqual([])
  await staged.discard()
})

it('is not disturbed by a staged file that vanishes while it looks', async () => {
  await mkdir(path.join(folder, '.staged'), { recursive: true })
  // Listed, and not there when it is looked at.
  const vanished = path.join(folder, '.staged', 'vanished')
  await symlink(path.join(folder, 'nowhere'), vanished)
  await expect(removeAbandoned(folder, { at: new Date() })).resolves.toBeUndefined()
  await unlink(vanished)
})

it('has nothing to remove where nothing was staged', async () => {
  const none = removeAbandoned(path.join(folder, 'none'), { at: new Date() })
  await expect(none).resolves.toBeUndefined()
})

const stagedNames = () => readdir(path.join(folder, '.staged'))

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
