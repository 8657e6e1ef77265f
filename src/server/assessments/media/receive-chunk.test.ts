import { createHash, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'

import { describe, expect, it } from 'vitest'

import { MAX_CHUNK_BYTES } from '#contract/assessments/recording-rules.ts'

import type { StagedFile } from '../../storage/storage.ts'
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

describe('the memory of a chunk', () => {
  it('is given back once its bytes are written, when it came over a connection', async () => {
    const bytes = randomBytes(MAX_CHUNK_BYTES)
    const { storage, parts, write } = openSlowStorage()
    const answer = async (request: IncomingMessage, reply: ServerResponse) => {
      const received = await receiveChunk(request, { headers: request.headers, storage })
      reply.end(String(received?.isAsSent))
    }
    const server = createServer((request, reply) => void answer(request, reply))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    try {
      const { port } = server.address() as AddressInfo
      const sent = {
        method: 'PATCH',
        body: bytes,
        headers: { 'upload-checksum': checksumOf(bytes) },
      }
      expect(await (await fetch(`http://127.0.0.1:${port}/`, sent)).text()).toBe('true')
    } finally {
      server.close()
    }
    expect(sizeOf(parts)).toBe(MAX_CHUNK_BYTES)
    await write()
    expect(sizeOf(parts)).toBe(0)
  })

  it('is left to anyone else who may hold it', async () => {
    const { storage, parts, write } = openSlowStorage()
    await receiveChunk(Readable.from([Buffer.from(new ArrayBuffer(9))]), { headers, storage })
    await write()
    expect(sizeOf(parts)).toBe(9)
  })
})

it('takes a chunk of the greatest size', async () => {
  const { storage } = openStorage()
  const stream = Readable.from([Buffer.alloc(MAX_CHUNK_BYTES)])
  expect(await receiveChunk(stream, { headers, storage })).toMatchObject({ size: MAX_CHUNK_BYTES })
})

it('refuses too many bytes when they come, though no one said how many, and keeps none', async () => {
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
      commit: () => Promise.reject(new Error('No one asked for that.')),
      discard: async () => void held.splice(at, 1),
    }
  }
  return { storage: { stage }, held }
}

/** A storage that writes when it is told to, and what it was given. */
function openSlowStorage() {
  const parts: Uint8Array[] = []
  let write = () => {}
  const written = new Promise<void>((resolve) => (write = resolve))
  const add = (part: Uint8Array) => {
    parts.push(part)
    return written
  }
  const staged = { add, end: () => {}, commit: async () => {}, discard: async () => {} }
  return {
    storage: { stage: () => staged },
    parts,
    write: async () => {
      write()
      await written
      await new Promise((resolve) => setImmediate(resolve))
    },
  }
}

function sizeOf(parts: readonly Uint8Array[]): number {
  return parts.reduce((sum, part) => sum + part.byteLength, 0)
}
