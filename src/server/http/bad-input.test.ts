import { describe, expect, it } from 'vitest'

import { CHUNK_CONTENT_TYPE, MAX_CHUNK_BYTES } from '#contract/assessments/recording-rules.ts'
import type { Endpoint } from '#contract/core/endpoint.ts'
import { errorReplySchema } from '#contract/core/error.ts'
import { ENDPOINTS } from '#contract/endpoints.ts'
import { only } from '#testing/builders.ts'
import { addressOf, exampleOf, type Example } from '#testing/example-requests.ts'
import { openSweep } from '#testing/sweep.ts'
import { openTestApp } from '#testing/test-app.ts'
import type { Client, Reply, RequestOptions } from '#testing/test-client.ts'
import { buildWorld } from '#testing/world.ts'
import { openWriteLog } from '#testing/write-log.ts'

const BAD_PARAMS = [
  'abc',
  '-1',
  '0',
  '1.5',
  '99999999999999999999',
  "1' or '1'='1",
  '\0',
  'x'.repeat(400),
]
const BAD_QUERIES = ['\0', '-1', '0', '1e9', "'; drop table job; --", '%', 'x'.repeat(5000)]
const BAD_VALUES = [
  null,
  true,
  [],
  {},
  [null],
  -1,
  0.5,
  1e308,
  '',
  '\0',
  'a\0b',
  '\ud800',
  'x'.repeat(30_000),
]
const BAD_BODIES = [null, [], 'text', 42, {}]
const OVERSIZED = JSON.stringify({ text: 'x'.repeat(1_100_000) })

const test = await openTestApp()
const world = await buildWorld(test)
const sweep = await openSweep()
const writes = await openWriteLog(test.database)
const admin = only(world.actors.filter(({ preset }) => preset === 'Account admin'))
const provider = only(world.actors.filter(({ name }) => name === 'provider admin'))

describe.each([...ENDPOINTS])('%s', (name, endpoint) => {
  it('answers every bad address with an envelope', async () => {
    const example = await goodExample({ name, endpoint })
    const client = await callerOf(endpoint)
    const faultsOf = await watchFaults(endpoint)
    const faults: string[] = []
    for (const { url } of sweep.choose(name, badAddresses(example, endpoint), ({ at }) => at)) {
      faults.push(...(await faultsOf(client, { url, body: example.body })))
    }
    expect(faults).toEqual([])
  })

  it.runIf(endpoint.body)(
    'answers every bad body with an envelope, and stores nothing',
    async () => {
      const example = await goodExample({ name, endpoint })
      const url = addressOf(example)
      const faultsOf = await watchFaults(endpoint)
      const faults: string[] = []
      for (const { body } of sweep.choose(name, badBodies(example), ({ at }) => at)) {
        // Callers of public endpoints are limited by their address: each of these comes from another one.
        const client = await callerOf(endpoint)
        faults.push(...(await faultsOf(client, { url, body, headers: example.headers })))
      }
      expect(faults).toEqual([])
    },
    60_000,
  )

  it.runIf(endpoint.bytes === 'in')('takes only bytes, and not too many of them', async () => {
    const url = addressOf(await goodExample({ name, endpoint }))
    await writes.take()
    const send = async (type: string, payload: string) =>
      (await callerOf(endpoint)).send({
        method: endpoint.method,
        url,
        payload,
        headers: { 'content-type': type },
      })
    for (const type of ['application/json', 'text/plain', 'application/octet-stream'])
      expect(refusalOf(await send(type, '{"a":1}'))).toBe(415)
    expect(refusalOf(await send(CHUNK_CONTENT_TYPE, 'x'.repeat(MAX_CHUNK_BYTES + 1)))).toBe(413)
    expect(await writes.take()).toEqual([])
  })

  it.runIf(endpoint.method !== 'GET' && endpoint.bytes === undefined)(
    'takes only JSON, whole, and not too much of it',
    async () => {
      const url = addressOf(await goodExample({ name, endpoint }))
      const send = async (options: RequestOptions) =>
        (await callerOf(endpoint)).send({ method: endpoint.method, url, ...options })
      const json = { 'content-type': 'application/json' }
      await writes.take()

      const broken = await send({ payload: '{"a":', headers: json })
      expect(refusalOf(broken)).toBe(400)
      expect(refusalOf(await send({ payload: '{"__proto__":{"a":1}}', headers: json }))).toBe(400)
      expect(refusalOf(await send({ payload: OVERSIZED, headers: json }))).toBe(413)
      for (const type of ['text/plain', 'application/xml', 'application/x-www-form-urlencoded']) {
        expect(refusalOf(await send({ payload: 'a=1', headers: { 'content-type': type } }))).toBe(
          415,
        )
      }
      expect(await writes.take()).toEqual([])
    },
  )

  it.runIf(endpoint.policy.isIdempotent)('needs a key that is a UUID', async () => {
    const example = await goodExample({ name, endpoint })
    const client = await callerOf(endpoint)
    await writes.take()
    for (const key of [null, '', 'not-a-uuid', '1']) {
      const url = addressOf(example)
      const reply = await client.send({ method: endpoint.method, url, body: example.body, key })
      expect(refusalOf(reply)).toBe(400)
      expect(reply.body.error.code).toBe('idempotency_key_required')
    }
    expect(await writes.take()).toEqual([])
  })
})

describe('an address that is none', () => {
  it.each(['/auth/v1/nothing/', '/%E0%A4%A', '/job/v1/job-posting/%E0%A4%A/', '/nothing'])(
    '%s is not found',
    async (url) => {
      expect(refusalOf(await test.client().get(url))).toBe(404)
    },
  )
})

describe('a write from another site', () => {
  it.each(['https://elsewhere.example', 'null', 'nonsense'])('is refused: %s', async (origin) => {
    const reply = await test.client().post('/auth/v1/logout/', undefined, { headers: { origin } })
    expect(refusalOf(reply)).toBe(403)
    expect(reply.body.error.code).toBe('foreign_origin')
  })
})

function goodExample(named: { name: string; endpoint: Endpoint }): Promise<Example> {
  return exampleOf(named, { test, world, target: admin.own })
}

async function callerOf(endpoint: Endpoint): Promise<Client> {
  const { person } = endpoint.policy.level === 3 ? provider : admin
  return endpoint.policy.level === 0 || person === null ? test.client() : test.as(person)
}

/** `at`: what is bad, where one case of each is enough. */
function badAddresses(example: Example, endpoint: Endpoint): { at: string; url: string }[] {
  const params = Object.keys(example.params).flatMap((at) =>
    BAD_PARAMS.map((bad) => ({
      at,
      url: addressOf({ ...example, params: { ...example.params, [at]: bad } }),
    })),
  )
  const queries = Object.keys(endpoint.query?.shape ?? {}).flatMap((at) =>
    BAD_QUERIES.map((bad) => ({
      at,
      url: addressOf({ ...example, query: { ...example.query, [at]: bad } }),
    })),
  )
  return [...params, ...queries]
}

function badBodies({ body }: Example): { at: string; body: unknown }[] {
  const plain = body instanceof FormData ? {} : (body ?? {})
  const fields = Object.keys(plain)
  const changed = fields.flatMap((at) =>
    BAD_VALUES.map((bad) => ({ at, body: { ...plain, [at]: bad } })),
  )
  const lacking = fields.map((name) => ({
    at: 'a field that is missing',
    body: Object.fromEntries(Object.entries(plain).filter(([key]) => key !== name)),
  }))
  const whole = BAD_BODIES.map((bad) => ({ at: 'the whole body', body: bad }))
  return [...whole, ...changed, ...lacking]
}

type BadRequest = { url: string } & Pick<RequestOptions, 'body' | 'headers'>

/**
 * Sends one request after the other, and tells what is wrong with the answer. A changed request may still be a good one;
 * then it may change something. A refused one may not.
 */
async function watchFaults({ method }: Endpoint) {
  await writes.take()
  return async (client: Client, request: BadRequest): Promise<string[]> => {
    const reply = await client.send({ method, ...request })
    const left = method === 'GET' ? [] : await writes.take()
    if (reply.status < 300 || (refusalOf(reply) < 500 && left.length === 0)) return []
    return [`${reply.status} for ${JSON.stringify(request).slice(0, 300)}, left: ${left.join()}`]
  }
}

/** The status of a refusal; none when it lacks the envelope. */
function refusalOf(reply: Reply): number {
  return errorReplySchema.strict().safeParse(reply.body).success ? reply.status : Number.NaN
}
