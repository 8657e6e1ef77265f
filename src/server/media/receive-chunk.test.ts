import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'

import { expect, it } from 'vitest'

import { MAX_CHUNK_BYTES } from '#contract/recording-rules.ts'

import type { StagedFile } from '../storage/storage.ts'
import { receiveChunk } from './receive-chunk.ts'

const checksumOf = (text: string | Buffer, algorithm = 'sha1') =>
  `${algorithm} ${createHash(algorithm).update(text).digest('base64')}`
const headers = { 'upload-checksum': checksumOf('onetwo') }

it.each(['sha1', 'sha256'])('knows by %s what arrived, in whatever pieces', async (algorithm) => {
  const { storage, held } = openStorage()
  const stream = Readable.from(['one', '', 'two'].map((part) => Buffer.from(part)))
  const sent = { headers: { 'upload-checksum': checksumOf('onetwo', algorithm) }, storage }
  const received = await receiveChunk(stream, sent)
  expect(received).toMatchObject({ size: 6, isAsSent: true, declared: { algorithm } })
  expect(held).toEqual(['onetwo'])
})

it('knows what is not as it was sent', async () => {
  const { storage } = openStorage()
  const received = await receiveChunk(Readable.from([Buffer.from('onetwp')]), { headers, storage })
  expect(received).toMatchObject({ size: 6, isAsSent: false })
})

it.each([
  ['none', undefined],
  ['of an unknown kind', 'md5 XrY7u+Ae7tCTyyK7j1rNww=='],
  ['that is cut short', checksumOf('onetwo').slice(0, -4)],
  ['that is no base64', `sha1 ${'*'.repeat(28)}`],
  ['of the prototype', 'toString aaaa'],
  ['with something after it', `${checksumOf('onetwo')} x`],
])('takes nothing in with a checksum %s, and reads it away', async (_, checksum) => {
  const { storage, held } = openStorage()
  const stream = Readable.from([Buffer.from('onetwo')])
  expect(await receiveChunk(stream, { headers: { 'upload-checksum': checksum }, storage })).toBe(
    null,
  )
  await expect.poll(() => stream.readableEnded).toBe(true)
  expect(held).toEqual([])
})

it('takes a chunk of the greatest size', async () => {
  const { storage } = openStorage()
  const stream = Readable.from([Buffer.alloc(MAX_CHUNK_BYTES)])
  expect(await receiveChunk(stream, { headers, storage })).toMatchObject({ size: MAX_CHUNK_BYTES })
})

it('refuses too many bytes when they come, though nobody said how many, and keeps none', async () => {
  const { storage, held } = openStorage()
  const stream = Readable.from([Buffer.alloc(MAX_CHUNK_BYTES), Buffer.from('x'), Buffer.from('y')])
  await expect(receiveChunk(stream, { headers, storage })).rejects.toMatchObject({
    code: 'payload_too_large',
  })
  await expect.poll(() => stream.readableEnded).toBe(true)
  expect(held).toEqual([])
})

it('refuses too many bytes before they come, when they were announced', async () => {
  const { storage, held } = openStorage()
  const announced = { ...headers, 'content-length': String(MAX_CHUNK_BYTES + 1) }
  const stream = new Readable({ read: () => undefined })
  await expect(receiveChunk(stream, { headers: announced, storage })).rejects.toMatchObject({
    code: 'payload_too_large',
  })
  expect(held).toEqual([])
})

it('ends with a connection that breaks, and keeps nothing', async () => {
  const { storage, held } = openStorage()
  const stream = new Readable({ read: () => undefined })
  const received = receiveChunk(stream, { headers, storage })
  stream.push(Buffer.from('half'))
  stream.destroy(new Error('aborted'))
  await expect(received).rejects.toThrow('aborted')
  expect(held).toEqual([])
})

/** A storage that stages only, and what is staged in it. */
function openStorage() {
  const held: string[] = []
  const stage = (): StagedFile => {
    const at = held.push('') - 1
    return {
      add: async (bytes) => void (held[at] += Buffer.from(bytes).toString()),
      end: () => undefined,
      commit: () => Promise.reject(new Error('Nobody asked for that.')),
      discard: async () => void held.splice(at, 1),
    }
  }
  return { storage: { stage }, held }
}
