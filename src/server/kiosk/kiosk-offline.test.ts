// Beginning at a station without network, as the server sees it: what it gives ahead, and what it takes later.
import { randomUUID } from 'node:crypto'

import { eq } from 'drizzle-orm'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { describe, expect, it } from 'vitest'

import type { StartContent, StartPackage } from '#contract/kiosk/kiosk-offline.ts'
import { plainCode } from '#contract/kiosk/kiosk-rules.ts'
import { kioskSession, kioskStation } from '#server/db/schema/kiosk.ts'
import { listQuestions, only } from '#testing/builders.ts'
import { activityOf, heldBy, revision, save, startBody } from '#testing/candidate.ts'
import { buildStation, inKioskSession } from '#testing/kiosk.ts'
import { openTestApp } from '#testing/test-app.ts'
import { openStart } from '#web/offline/kiosk/start-packages.ts'
import { StationDatabase } from '#web/offline/kiosk/station-database.ts'

const test = await openTestApp()
const { database, clock } = test
const HOUR_MS = 3_600_000
const LEASE = '/kiosk/v1/lease/'
const EXPECTED = '/kiosk/v1/expected/'
const REGISTER = '/kiosk/v1/offline-sessions/'

async function expectOne() {
  const office = await buildStation(test)
  const { person, application } = await office.apply()
  const code = await office.codeFor(application)
  const told = (await office.device.post(LEASE)).body.data
  const codeId: string = only<{ code_id: string }>(told.people).code_id
  const sealed: StartPackage = (await office.device.get(`${EXPECTED}${codeId}/`)).body.data
  const content = await openHere(sealed, code)
  const register = (more: Record<string, unknown> = {}) =>
    office.device.post(REGISTER, {
      session_id: randomUUID(),
      code_id: codeId,
      grant: content?.grant,
      started_at: clock.now().toISOString(),
      ...more,
    })
  return { ...office, person, application, code, codeId, told, sealed, content, register }
}

/** As a station opens it. */
async function openHere(sealed: StartPackage, code: string): Promise<StartContent | undefined> {
  const station = new StationDatabase({ indexedDB: new IDBFactory(), IDBKeyRange })
  const expiresAt = Number.POSITIVE_INFINITY
  await station.expected.put({ ...sealed, version: '', expiresAt })
  return (await openStart(station, { code: plainCode(code), serverMs: 0 }))?.content
}

const sessionsOf = (sessionId: string) =>
  database.owner.select().from(kioskSession).where(eq(kioskSession.sessionId, sessionId))

describe('what a station is given ahead', () => {
  it('opens by the person’s code alone, and says nothing without it', async () => {
    const { sealed, content, person, application } = await expectOne()
    expect(content).toMatchObject({
      refId: application.refId,
      user: { user_id: person.userId, email: '', roles: [] },
      tracker: { ref_id: application.refId },
    })
    expect(content?.activities.length).toBeGreaterThan(0)
    const readable = JSON.stringify(sealed) + atob(sealed.content)
    for (const trace of [person.email, String(content?.grant), 'question_id'])
      expect(readable).not.toContain(trace)
    expect(await openHere(sealed, `${sealed.locator}222-22222`)).toBeUndefined()
  })

  it('holds no key, scale or norm of an assessment', async () => {
    const { content } = await expectOne()
    const names = new Set<string>()
    JSON.stringify(content?.activities, (name, value: unknown) => {
      names.add(name)
      return value
    })
    const secret = ['scoring', 'scale', 'scales', 'norms', 'correct', 'key', 'keys']
    expect(secret.filter((name) => names.has(name))).toEqual([])
  })

  it('is of this company’s people only, and of no one once the code or the station ended', async () => {
    const { device, codeId, admin, stations, stationId } = await expectOne()
    const foreign = await buildStation(test)
    expect((await foreign.device.post(LEASE)).body.data.people).toEqual([])
    expect((await foreign.device.get(`${EXPECTED}${codeId}/`)).status).toBe(404)
    expect((await test.client().post(LEASE)).status).toBe(401)
    await admin.delete(`${stations}${stationId}/`)
    expect((await device.post(LEASE)).body.data.people).toEqual([])
    expect((await device.get(`${EXPECTED}${codeId}/`)).status).toBe(404)
  })

  it('ends with the code', async () => {
    const { device, codeId } = await expectOne()
    clock.shift(25 * HOUR_MS)
    expect((await device.post(LEASE)).body.data.people).toEqual([])
    expect((await device.get(`${EXPECTED}${codeId}/`)).status).toBe(404)
  })
})

describe('a session that began without network', () => {
  it('is accepted once, however often it is told, also after its code ended', async () => {
    const { register, person } = await expectOne()
    clock.shift(26 * HOUR_MS)
    const session_id = randomUUID()
    const replies = await Promise.all([register({ session_id }), register({ session_id })])
    expect(replies.map(({ status }) => status)).toEqual([200, 200])
    expect(await sessionsOf(session_id)).toMatchObject([{ userId: person.userId }])
  })

  it('is not accepted without the grant of that station, or for another code', async () => {
    const first = await expectOne()
    const second = await expectOne()
    expect((await first.register({ grant: 'none' })).status).toBe(403)
    const foreign = { grant: first.content?.grant, code_id: first.codeId }
    expect((await second.register(foreign)).status).toBe(403)
    const session_id = randomUUID()
    await first.register({ session_id })
    expect((await second.register({ session_id })).status).toBe(403)
    expect(
      (
        await test
          .client()
          .post(REGISTER, { ...foreign, session_id, started_at: clock.now().toISOString() })
      ).status,
    ).toBe(401)
  })

  it('uploads although the station was revoked meanwhile, and never begins after that', async () => {
    const { register, admin, stations, stationId, device, application, requisition } =
      await expectOne()
    await admin.delete(`${stations}${stationId}/`)
    clock.shift(HOUR_MS)
    const session_id = randomUUID()
    expect((await register({ session_id })).status).toBe(200)
    const row = only(await sessionsOf(session_id))
    const station = only(
      await database.owner.select().from(kioskStation).where(eq(kioskStation.stationId, stationId)),
    )
    expect(row.startedAt).toEqual(station.revokedAt)
    const start = startBody({ application, requisition })
    const session = inKioskSession(device, session_id)
    expect((await session.post('/user-response/v1/set-start-time/', start)).status).toBe(200)
    clock.shift(31 * 24 * HOUR_MS)
    expect((await register()).status).toBe(401)
  })

  it('whose code was used elsewhere meanwhile joins that attempt: the newest answer counts, and none is lost', async () => {
    const { register, device, code, application, requisition, person } = await expectOne()
    const { asmtId } = activityOf(requisition, 'competencies')
    const [one, two, three] = (await listQuestions(database, asmtId)).map((q) => q.question_id)
    if (one === undefined || two === undefined || three === undefined)
      throw new Error('No questions.')

    const begun = await device.post('/kiosk/v1/sessions/', { code })
    const elsewhere = inKioskSession(device, begun.body.data.session_id)
    const first = startBody({ application, requisition })
    await elsewhere.post('/user-response/v1/set-start-time/', first)
    const attemptId = first.attempt_id
    await save(elsewhere, {
      attemptId,
      answers: [
        revision(one, { value: 1, minutesAgo: 5 }),
        revision(two, { value: 1, minutesAgo: 1 }),
      ],
    })

    const session_id = randomUUID()
    await register({ session_id })
    const here = inKioskSession(device, session_id)
    const second = startBody({ application, requisition })
    const started = await here.post('/user-response/v1/set-start-time/', second)
    expect(started.body.data.attempt_id).toBe(attemptId)
    await save(here, {
      attemptId,
      answers: [
        revision(one, { value: 5, minutesAgo: 3 }),
        revision(two, { value: 5, minutesAgo: 3 }),
        revision(three, { value: 5, minutesAgo: 2 }),
      ],
    })
    expect(await heldBy(await test.as(person), attemptId)).toEqual({
      [one]: 5,
      [two]: 1,
      [three]: 5,
    })
  })
})

it('is not replaced by another device while it may have begun with people without network', async () => {
  const { admin, asAdmin, device, stations, stationId } = await expectOne()
  const renew = async () =>
    (await (await asAdmin()).post(`${stations}${stationId}/enrolment-code/`)).body.error?.code
  await device.post('/kiosk/v1/report/', { queue_count: 0 })
  expect((await admin.get(stations)).status).toBe(200)
  expect(await renew()).toBeUndefined()
  clock.shift(HOUR_MS)
  expect(await renew()).toBe('station_unsent')
  await device.post('/kiosk/v1/report/', { queue_count: 0 })
  expect(await renew()).toBeUndefined()
})

it('tells staff of wrong codes without network once, however often the station reports them', async () => {
  const { asAdmin, device, stations } = await expectOne()
  const report = (count: number) =>
    device.post('/kiosk/v1/report/', { queue_count: 0, offline_wrong_codes: count })
  for (const count of [3, 3, 4, 3]) await report(count)
  expect((await (await asAdmin()).get(stations)).body.data).toMatchObject([
    { wrong_codes: 4, wrong_at: expect.any(String) },
  ])
})
