import { randomBytes, randomUUID } from 'node:crypto'

import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { beforeEach, describe, expect, it } from 'vitest'

import { isStaffToken, staffTokenOf } from '#server/access/roles/staff-link.ts'
import { createStartSignatures } from '#server/assessments/timing/start-signature.ts'
import { authenticatorApp } from '#server/db/schema/second-factor.ts'
import { noTextMessages } from '#server/integrations/text-messages/port.ts'
import { jobHandlers } from '#server/job-handlers.ts'
import { createKnownDevices } from '#server/session/known-device.ts'
import { renewSealedSecrets } from '#server/session/second-factors/renew-sealed-secrets.ts'
import { codeOf, pendingOf, takeStep, withApp } from '#testing/second-factors.ts'
import { openTestApp } from '#testing/test-app.ts'
import { createClient, type Client } from '#testing/test-client.ts'

import { createAccessTokens } from './access-token.ts'
import { createSealedSecrets } from './sealed-secret.ts'

const test = await openTestApp()
const before = test.secret
const secret = randomBytes(32).toString('hex')
/** The time in which both count, and the time after it. */
const both = { secret, secretBefore: before }
const after = { secret }
const [during, later] = [await test.startAgain(both), await test.startAgain(after)]

// What people are shown waits for the next half minute.
beforeEach(() => test.clock.shift(30_000))

/** The same browser, at another server. */
function at(server: FastifyInstance, client: Client): Client {
  const moved = createClient(server, { address: client.address })
  for (const [name, value] of client.cookies) moved.cookies.set(name, value)
  return moved
}

const statusOf = async (client: Client) => (await client.get('/auth/v1/')).status

describe('a change of the secret', () => {
  it('keeps people signed in while the former one counts, and no longer', async () => {
    const { client } = await test.signUp()
    expect(await statusOf(at(during, client))).toBe(200)
    expect(await statusOf(at(later, client))).toBe(401)
    // Nothing is lost then either: the browser asks for the next token.
    const moved = at(later, client)
    expect((await moved.post('/auth/v1/token-refresh/')).status).toBe(200)
    expect(await statusOf(moved)).toBe(200)
  })

  it('signs with the new one alone', async () => {
    const { client } = await test.signUp()
    const moved = at(during, client)
    await moved.post('/auth/v1/token-refresh/')
    expect(await statusOf(at(later, moved))).toBe(200)
    expect((await test.client().get('/auth/v1/', bearerOf(moved))).status).toBe(401)
  })

  it('refuses what a third secret signed', async () => {
    const { userId } = await test.signUp()
    const forger = createAccessTokens({ secret: 'x'.repeat(32), now: test.clock.now })
    const caller = { userId, sessionId: randomUUID(), isProviderAdmin: false }
    const bearer = await forger.sign(caller)
    expect(await statusOf(createClient(during, { bearer }))).toBe(401)
  })

  it('answers a refresh that is repeated across it with the same successor', async () => {
    const { client } = await test.signUp()
    const refresh = client.cookies.get('fairlead_refresh') ?? ''
    const first = await client.post('/auth/v1/token-refresh/', { refresh })
    const repeat = await createClient(during).post('/auth/v1/token-refresh/', { refresh })
    expect(repeat.body.data.refresh).toBe(first.body.data.refresh)
    expect(
      (await createClient(during).post('/auth/v1/token-refresh/', repeat.body.data)).status,
    ).toBe(200)
  })

  it('still knows a device, and whose it is', () => {
    const cookie = createKnownDevices({ secret: before }).issue('ada@example.com')
    const device = createKnownDevices({ secret: before }).find(cookie)
    expect(createKnownDevices(both).findOf('ada@example.com', cookie)).toBe(device)
    expect(createKnownDevices(both).findOf('bob@example.com', cookie)).toBeNull()
    expect(createKnownDevices(after).find(cookie)).toBeNull()
    const made = createKnownDevices(both).issue('ada@example.com')
    expect(createKnownDevices(after).findOf('ada@example.com', made)).not.toBeNull()
    expect(createKnownDevices({ secret: before }).find(made)).toBeNull()
  })

  it('takes starts and links from before it', () => {
    const start = { attemptId: 'a', timer: 't', startedAt: '2026-01-01T00:00:00.000Z' }
    const signature = createStartSignatures({ secret: before }).sign(start)
    expect(createStartSignatures(both).isOurs(start, signature)).toBe(true)
    expect(createStartSignatures(after).isOurs(start, signature)).toBe(false)
    expect(createStartSignatures(both).sign(start)).toBe(createStartSignatures(after).sign(start))

    const link = { link_uuid: randomUUID(), token: '' }
    const invitation = { ...link, token: staffTokenOf(before, link.link_uuid) }
    expect(isStaffToken(both, invitation)).toBe(true)
    expect(isStaffToken(after, invitation)).toBe(false)
  })

  it('sends the link that was ordered before it, and it works', async () => {
    await test.signUp()
    const { database, storage, clock } = test
    const sent: string[] = []
    const mail = { send: async ({ text }: { text: string }) => void sent.push(text) }
    const jobs = {
      send: async () => {},
      isOpen: async () => false,
      wake() {},
      start: async () => {},
      stop: async () => {},
    }
    const deps = {
      database,
      storage,
      jobs,
      mail,
      texts: noTextMessages,
      now: clock.now,
      origin: '',
    }
    const ordered = test.recordedJobs.findLast(({ name }) => name === 'send-mail')
    await jobHandlers({ ...deps, ...both })['send-mail'](ordered?.payload as { mailId: string })
    const [, uid, token] = /verify-email\/([^/\s]+)\/([^/\s]+)/.exec(sent[0] ?? '') ?? []
    const reply = await createClient(later).post('/auth/v1/verify-email/', {
      uid,
      user_token: token,
    })
    expect(reply.status).toBe(200)
  })
})

describe('an authenticator app from before a change of the secret', () => {
  it('opens the account while the former one counts', async () => {
    const { email, secret: app } = await withApp(test)
    const client = createClient(during)
    const token = await pendingOf(client, email)
    expect((await takeStep(client, { token, code: codeOf(test, app) })).status).toBe(200)
  })

  it('is sealed again at the start, and then opens it for good', async () => {
    const { email, userId, secret: app } = await withApp(test)
    const own = eq(authenticatorApp.userId, userId)
    const held = async () =>
      (await test.database.owner.select().from(authenticatorApp).where(own))[0]
    const old = (await held())?.secret ?? ''
    await renewSealedSecrets(test.database, { secret: before })
    expect((await held())?.secret).toBe(old)
    await renewSealedSecrets(test.database, both)
    const renewed = (await held())?.secret ?? ''
    expect(() => createSealedSecrets({ secret: before }).open(renewed, `user ${userId}`)).toThrow(
      'authenticate',
    )
    // Once is enough, and what no one can open stays as it is.
    await renewSealedSecrets(test.database, both)
    await renewSealedSecrets(test.database, {
      secret: 'y'.repeat(32),
      secretBefore: 'z'.repeat(32),
    })
    expect((await held())?.secret).toBe(renewed)

    const client = createClient(later)
    const token = await pendingOf(client, email)
    expect((await takeStep(client, { token, code: codeOf(test, app) })).status).toBe(200)
  })
})

function bearerOf(client: Client) {
  return { headers: { authorization: `Bearer ${client.cookies.get('fairlead_access') ?? ''}` } }
}
