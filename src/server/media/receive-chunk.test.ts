import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'

import { expect, it } from 'vitest'

import { MAX_CHUNK_BYTES } from '#contract/recording-rules.ts'

import { receiveChunk } from './receive-chunk.ts'

it('knows what arrived, in whatever pieces', async () => {
  const pieces = [Buffer.from('one'), Buffer.from(''), Buffer.from('two')]
  const { parts, size, sha256 } = await receiveChunk(Readable.from(pieces), { headers: {} })
  expect(Buffer.concat(parts).toString()).toBe('onetwo')
  expect(size).toBe(6)
  expect(sha256).toBe(createHash('sha256').update('onetwo').digest('hex'))
})

it('takes a chunk of the greatest size', async () => {
  const { size } = await receiveChunk(Readable.from([Buffer.alloc(MAX_CHUNK_BYTES)]), {
    headers: {},
  })
  expect(size).toBe(MAX_CHUNK_BYTES)
})

it('refuses too many bytes when they come, though nobody said how many, and reads the rest away', async () => {
  const stream = Readable.from([Buffer.alloc(MAX_CHUNK_BYTES), Buffer.from('x'), Buffer.from('y')])
  await expect(receiveChunk(stream, { headers: {} })).rejects.toMatchObject({
    code: 'payload_too_large',
  })
  await expect.poll(() => stream.readableEnded).toBe(true)
})

it('refuses too many bytes before they come, when they were announced', async () => {
  const headers = { 'content-length': String(MAX_CHUNK_BYTES + 1) }
  const stream = new Readable({ read: () => undefined })
  await expect(receiveChunk(stream, { headers })).rejects.toMatchObject({
    code: 'payload_too_large',
  })
})

it('ends with a connection that breaks', async () => {
  const stream = new Readable({ read: () => undefined })
  const received = receiveChunk(stream, { headers: {} })
  stream.destroy(new Error('aborted'))
  await expect(received).rejects.toThrow('aborted')
})
