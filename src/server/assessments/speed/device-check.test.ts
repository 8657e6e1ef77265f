import { describe, expect, it } from 'vitest'

import {
  BYTES_PER_MB,
  DEVICE_CHECK_LIMITS,
  DEVICE_CHECK_SIZES,
} from '#contract/assessments/assessments-rules.ts'
import { CHUNK_CONTENT_TYPE } from '#contract/assessments/recording-rules.ts'
import { openTestApp } from '#testing/test-app.ts'
import type { Client } from '#testing/test-client.ts'

const CALLS = '/user-response/v1/device-check/'
const { downloadBytes, uploadBytes } = DEVICE_CHECK_LIMITS

const test = await openTestApp()

const upload = (client: Client, size: number) =>
  client.send({
    method: 'POST',
    url: `${CALLS}upload/`,
    payload: Buffer.alloc(size),
    headers: { 'content-type': CHUNK_CONTENT_TYPE },
  })

describe('the calls of the public device check', () => {
  it('answer without an account, with the time and the bytes that were asked for', async () => {
    const visitor = test.client()
    const { body, headers } = await visitor.get(`${CALLS}latency/`)
    expect(Date.parse(body.data.server_time)).toBeGreaterThan(Date.UTC(2020, 0))
    expect(headers['cache-control']).toBe('no-store')
    const reply = await test.app.inject({
      url: `${CALLS}download/?bytes=${downloadBytes}`,
      headers: { 'accept-encoding': 'gzip, br' },
    })
    expect(reply.rawPayload.byteLength).toBe(downloadBytes)
    expect(reply.headers['content-encoding']).toBeUndefined()
    const sent = await upload(visitor, uploadBytes)
    expect([sent.status, sent.body.data]).toEqual([200, { received_bytes: uploadBytes }])
  })

  it('move no more than 3 MB down and 1.5 MB up in one call', async () => {
    const visitor = test.client()
    expect((await visitor.get(`${CALLS}download/?bytes=${downloadBytes + 1}`)).status).toBe(400)
    expect((await upload(visitor, uploadBytes + 1)).body.error.code).toBe('payload_too_large')
  })

  it('are sized so that a run takes at most 5 MB down and 2 MB up', () => {
    const total = (sizes: readonly number[]) => sizes.reduce((sum, size) => sum + size, 0)
    expect(total(DEVICE_CHECK_SIZES.download)).toBeLessThanOrEqual(5 * BYTES_PER_MB)
    expect(total(DEVICE_CHECK_SIZES.upload)).toBeLessThanOrEqual(2 * BYTES_PER_MB)
    expect(Math.max(...DEVICE_CHECK_SIZES.download)).toBeLessThanOrEqual(downloadBytes)
    expect(Math.max(...DEVICE_CHECK_SIZES.upload)).toBeLessThanOrEqual(uploadBytes)
  })

  it('are limited to thirty downloads and thirty uploads of an address in five minutes', async () => {
    const visitor = test.client()
    const other = test.client()
    const calls = [
      (client: Client) => client.get(`${CALLS}download/?bytes=1`),
      (client: Client) => upload(client, 1),
    ]
    for (const call of calls) {
      const statuses: number[] = []
      for (let count = 0; count < 31; count += 1) statuses.push((await call(visitor)).status)
      expect(statuses).toEqual([...Array.from({ length: 30 }, () => 200), 429])
      expect((await call(other)).status).toBe(200)
    }
  })
})
