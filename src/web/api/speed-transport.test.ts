import { afterEach, describe, expect, it, vi } from 'vitest'

import { REPLY_MARK } from '#contract/core/reply-mark.ts'

import { speedTransport } from './speed-transport.ts'

const headers = { [REPLY_MARK]: String(Date.now()) }
const { signal } = new AbortController()

function answer(body: BodyInit | null, status = 200): Request[] {
  const requests: Request[] = []
  vi.stubGlobal('fetch', (request: Request) => {
    requests.push(request)
    return Promise.resolve(new Response(body, { status, headers }))
  })
  return requests
}

/** A body that breaks off after some bytes. */
function broken(): ReadableStream<Uint8Array> {
  const parts = [new Uint8Array(300)]
  return new ReadableStream({
    pull: (to) => {
      const part = parts.pop()
      if (part === undefined) to.error(new TypeError('network error'))
      else to.enqueue(part)
    },
  })
}

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('the calls of a speed test', () => {
  it('count the bytes of a download as they come', async () => {
    const requests = answer(new Uint8Array(5000))
    let count = 0
    await speedTransport.download(5000, { signal, onBytes: (more) => (count += more) })
    expect(count).toBe(5000)
    expect(requests[0]?.url).toMatch(/\/speed-test\/download\/\?bytes=5000$/)
  })

  it('send as many bytes as they are told to, and count them once they are there', async () => {
    const requests = answer('{"data":{"received_bytes":70000}}')
    let count = 0
    await speedTransport.upload(70_000, { signal, onBytes: (more) => (count += more) })
    expect(count).toBe(70_000)
    expect((await requests[0]?.arrayBuffer())?.byteLength).toBe(70_000)
  })

  it('fail with the network where a reply breaks off', async () => {
    answer(broken())
    await expect(speedTransport.ping(signal)).rejects.toMatchObject({ code: 'network' })
    let count = 0
    answer(broken())
    const options = { signal, onBytes: (more: number) => (count += more) }
    await expect(speedTransport.download(5000, options)).rejects.toMatchObject({ code: 'network' })
    expect(count).toBe(300)
  })

  it('fail with the word of the server where it refuses', async () => {
    const refusal = JSON.stringify({ error: { code: 'rate_limited', message: 'Wait.' } })
    const options = { signal, onBytes: () => undefined }
    const calls = [
      () => speedTransport.ping(signal),
      () => speedTransport.download(1, options),
      () => speedTransport.upload(1, options),
    ]
    for (const call of calls) {
      answer(refusal, 429)
      await expect(call()).rejects.toMatchObject({ code: 'rate_limited', status: 429 })
    }
  })
})
