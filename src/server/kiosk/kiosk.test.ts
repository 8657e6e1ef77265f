import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { ENDPOINTS } from '#contract/endpoints.ts'
import { auditEvent } from '#server/db/schema/audit.ts'
import { kioskCode, kioskSession, kioskStation } from '#server/db/schema/kiosk.ts'
import { collectExport } from '#server/privacy/collect-export.ts'
import { eraseApplications } from '#server/privacy/erase-applications.ts'
import {
  buildApplication,
  buildCompany,
  buildRequisition,
  listQuestions,
  only,
} from '#testing/builders.ts'
import { activityOf, revision, save, startBody, submit } from '#testing/candidate.ts'
import { addressOf, exampleOf } from '#testing/example-requests.ts'
import { buildStation, EXIT_PIN, inKioskSession } from '#testing/kiosk.ts'
import { openTestApp } from '#testing/test-app.ts'
import { buildWorld } from '#testing/world.ts'

const test = await openTestApp()
const { database, clock } = test
const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000
const BEGIN = '/kiosk/v1/sessions/'
const RENEW = '/kiosk/v1/credential/'

async function begin() {
  const station = await buildStation(test)
  const { person, application } = await station.apply()
  const code = await station.codeFor(application)
  const begun = await station.device.post(BEGIN, { code })
  const sessionId: string = begun.body.data?.session_id
  const session = inKioskSession(station.device, sessionId)
  const end = () =>
    station.device.post(`${BEGIN}${sessionId}/end/`, {
      ended_by: 'hand_over',
      ended_at: clock.now().toISOString(),
      is_all_sent: false,
    })
  return { ...station, person, application, code, begun, sessionId, session, end }
}

const unknownCode = 'ZZZZ-ZZZZ'

describe('a kiosk station', () => {
  it('is enrolled once by the code that staff are shown, and stays so by its cookie', async () => {
    const { device, made, admin, stations } = await buildStation(test)
    const told = await device.post('/kiosk/v1/report/', { queue_count: 2 })
    expect(told.body.data).toMatchObject({ name: 'Lobby', company_name: 'Harbour Works' })
    const other = test.client()
    expect((await other.post('/kiosk/v1/enrol/', { code: made.code })).status).toBe(400)
    expect((await other.post('/kiosk/v1/report/', { queue_count: 0 })).status).toBe(401)
    const list = (await admin.get(stations)).body
    expect(list.data).toMatchObject([{ status: 'ready', queue_count: 2, is_offline: false }])
    expect(JSON.stringify(list)).not.toContain(EXIT_PIN)
  })

  it('gets another cookie by the key of its device, once the first one is lost', async () => {
    const { device, key, stationId } = await buildStation(test)
    const again = test.client()
    const renewed = await again.post(RENEW, key.request(clock.now()))
    expect(renewed.body.data).toMatchObject({ station_id: stationId, name: 'Lobby' })
    expect((await again.post('/kiosk/v1/report/', { queue_count: 0 })).status).toBe(200)
    // What was lost may have been found by someone else.
    expect((await device.post('/kiosk/v1/report/', { queue_count: 0 })).status).toBe(401)
    const written = await database.owner
      .select({ action: auditEvent.action })
      .from(auditEvent)
      .where(and(eq(auditEvent.entity, 'kiosk_station'), eq(auditEvent.entityId, stationId)))
    expect(written.map(({ action }) => action)).toContain('renew_credential')
  })

  it('gives no cookie to a key of no station, a signature of another time, or one that is too old', async () => {
    const { key } = await buildStation(test)
    const client = test.client()
    const own = key.request(clock.now())
    const stranger = key.request(clock.now(), 'other')
    const later = new Date(clock.now().getTime() + 1000).toISOString()
    const old = key.request(new Date(clock.now().getTime() - 6 * MINUTE_MS))
    for (const body of [
      stranger,
      { ...own, signature: stranger.signature },
      { ...own, at: later },
      old,
    ]) {
      const refused = await client.post(RENEW, body)
      expect([refused.status, refused.body.error.code]).toEqual([401, 'unauthenticated'])
    }
    expect(client.cookies.has('fairlead_station')).toBe(false)
  })

  it('is forgotten with its key when staff end kiosk mode, and refuses a key that is none', async () => {
    const { device, key, admin, stations, stationId } = await buildStation(test)
    expect((await device.post('/kiosk/v1/exit/', { pin: EXIT_PIN })).status).toBe(204)
    expect((await device.post(RENEW, key.request(clock.now()))).status).toBe(401)
    const { code } = (await admin.post(`${stations}${stationId}/enrolment-code/`)).body.data
    const refused = await device.post('/kiosk/v1/enrol/', { code, device_key: 'A'.repeat(122) })
    expect(refused.body.error).toMatchObject({
      code: 'validation_failed',
      fields: { device_key: 'Not a key on P-256.' },
    })
    const enrolled = await device.post('/kiosk/v1/enrol/', { code, device_key: key.public })
    expect(enrolled.status).toBe(200)
    expect((await device.post(RENEW, key.request(clock.now()))).status).toBe(200)
  })

  it('cannot be enrolled after an hour, and a new code takes the place of the old device', async () => {
    const { device, admin, asAdmin, stations, stationId } = await buildStation(test)
    const renewed = await admin.post(`${stations}${stationId}/enrolment-code/`)
    const { code } = renewed.body.data
    clock.shift(HOUR_MS + 1)
    const second = test.client()
    expect((await second.post('/kiosk/v1/enrol/', { code })).body.error.code).toBe('code_incorrect')
    const again = await (await asAdmin()).post(`${stations}${stationId}/enrolment-code/`)
    expect((await second.post('/kiosk/v1/enrol/', { code: again.body.data.code })).status).toBe(200)
    expect((await device.post('/kiosk/v1/report/', { queue_count: 0 })).status).toBe(401)
  })

  it('stays the same device while that may have work to send', async () => {
    const { device, admin, stations, stationId, apply, codeFor } = await buildStation(test)
    const renew = () => admin.post(`${stations}${stationId}/enrolment-code/`)
    const early = (await renew()).body.data.code
    const begun = await device.post(BEGIN, { code: await codeFor((await apply()).application) })
    expect((await renew()).body.error.code).toBe('station_unsent')
    const second = test.client()
    const enrol = () => second.post('/kiosk/v1/enrol/', { code: early })
    expect((await enrol()).body.error.code).toBe('station_unsent')
    expect((await device.post('/kiosk/v1/report/', { queue_count: 0 })).status).toBe(200)
    await device.post(`/kiosk/v1/sessions/${begun.body.data.session_id}/end/`, {
      ended_by: 'hand_over',
      ended_at: clock.now().toISOString(),
      is_all_sent: true,
    })
    expect((await enrol()).status).toBe(200)
  })

  it('ends kiosk mode by its PIN alone, and staff are told of wrong ones', async () => {
    const { device, admin, stations } = await buildStation(test)
    expect((await device.post('/kiosk/v1/exit/', { pin: '0000' })).status).toBe(400)
    expect((await admin.get(stations)).body.data).toMatchObject([
      { wrong_pins: 1, wrong_at: expect.any(String) },
    ])
    expect((await device.post('/kiosk/v1/exit/', { pin: EXIT_PIN })).status).toBe(204)
    expect((await device.post('/kiosk/v1/report/', { queue_count: 0 })).status).toBe(401)
    expect((await admin.get(stations)).body.data).toMatchObject([{ status: 'waiting' }])
  })

  it('delays the user who guesses codes, longer each time, and staff are told until they have looked', async () => {
    const { device, admin, stations, stationId } = await buildStation(test)
    const guess = async () => (await device.post(BEGIN, { code: unknownCode })).body.error.code
    for (let count = 0; count < 5; count += 1) expect(await guess()).toBe('code_incorrect')
    expect(await guess()).toBe('rate_limited')
    clock.shift(16_000)
    expect(await guess()).toBe('code_incorrect')
    clock.shift(16_000)
    expect(await guess()).toBe('rate_limited')
    expect((await admin.get(stations)).body.data).toMatchObject([{ wrong_codes: 6 }])
    await admin.post(`${stations}${stationId}/clear-warnings/`)
    expect((await admin.get(stations)).body.data).toMatchObject([
      { wrong_codes: 0, wrong_at: null },
    ])
  })

  it('shows staff that a candidate asks for help', async () => {
    const { device, admin, stations } = await buildStation(test)
    await device.post('/kiosk/v1/report/', { queue_count: 0, is_help_wanted: true })
    await device.post('/kiosk/v1/report/', { queue_count: 0 })
    expect((await admin.get(stations)).body.data).toMatchObject([{ help_at: expect.any(String) }])
  })

  it('counts as offline after some silent minutes', async () => {
    const { admin, stations } = await buildStation(test)
    clock.shift(121_000)
    expect((await admin.get(stations)).body.data).toMatchObject([{ is_offline: true }])
  })
})

describe('a session at a kiosk station', () => {
  it('begins by the code of an application, in any spelling of it, and staff see who is on', async () => {
    const { begun, device, code, admin, stations, person, application } = await begin()
    expect(begun.body.data).toMatchObject({
      ref_id: application.refId,
      user: { user_id: person.userId, email: '', roles: [], is_jf_admin: false },
    })
    const typed = code.replace('-', ' ').toLowerCase()
    expect((await device.post(BEGIN, { code: typed })).status).toBe(200)
    expect((await admin.get(stations)).body.data).toMatchObject([
      {
        status: 'in_use',
        session: { applicant: { user_smartreq_id: application.userSmartreqId } },
      },
    ])
  })

  it('does not begin by a code of another company, an old one, or at a revoked station', async () => {
    const { device, admin, stations, stationId, code } = await begin()
    const foreign = await buildStation(test)
    const other = await foreign.apply()
    const foreignCode = await foreign.codeFor(other.application)
    expect((await device.post(BEGIN, { code: foreignCode })).status).toBe(400)
    await admin.delete(`${stations}${stationId}/`)
    expect((await device.post(BEGIN, { code })).body.error.code).toBe('station_revoked')
    clock.shift(25 * HOUR_MS)
    expect((await foreign.device.post(BEGIN, { code: foreignCode })).status).toBe(400)
  })

  it('may take an attempt from the tracker to the submission, and arrives in full after its end', async () => {
    const { session, person, application, requisition, end } = await begin()
    const tracker = `/user/v1/progress-tracker/user/${person.userId}/ref/${application.refId}/`
    expect((await session.get(tracker)).status).toBe(200)
    const start = startBody({ application, requisition })
    const started = await session.post('/user-response/v1/set-start-time/', start)
    expect(started.status).toBe(200)
    const { asmtId } = activityOf(requisition, 'competencies')
    const questions = await listQuestions(database, asmtId)
    const answers = questions.map(({ question_id }) => revision(question_id))
    expect((await end()).status).toBe(200)

    const reading = await session.get(tracker)
    expect(reading.body.error.code).toBe('session_expired')
    const attemptId = start.attempt_id
    expect((await save(session, { attemptId, answers })).status).toBe(200)
    expect((await submit(session, { attemptId, answers })).status).toBe(200)
  })

  it('uploads for a while after the station was revoked, and not for ever', async () => {
    const { session, application, requisition, admin, stations, stationId } = await begin()
    await admin.delete(`${stations}${stationId}/`)
    const start = startBody({ application, requisition })
    expect((await session.post('/user-response/v1/set-start-time/', start)).status).toBe(200)
    clock.shift(31 * 24 * HOUR_MS)
    const late = await session.post('/user-response/v1/set-start-time/', start)
    expect(late.status).toBe(401)
  })

  it('is no one’s at another station, and nothing without the station’s cookie', async () => {
    const { sessionId, person, application } = await begin()
    const { device } = await buildStation(test)
    const tracker = `/user/v1/progress-tracker/user/${person.userId}/ref/${application.refId}/`
    expect((await inKioskSession(device, sessionId).get(tracker)).status).toBe(401)
    expect((await inKioskSession(test.client(), sessionId).get(tracker)).status).toBe(401)
    const signedIn = await test.as(person)
    expect((await inKioskSession(signedIn, sessionId).get(tracker)).status).toBe(401)
  })

  it('does not open another application of the same person', async () => {
    const { session, person, application } = await begin()
    const path = `/user/v1/progress-tracker/user/${person.userId}/ref/${application.refId + 1}/`
    expect((await session.get(path)).status).toBe(403)
  })

  it('neither reads nor writes an attempt of another application of the same person', async () => {
    const { session, person } = await begin()
    const elsewhere = await buildRequisition(database, {
      company: await buildCompany(database),
      instruments: ['competencies'],
    })
    const other = await buildApplication(database, { person, requisition: elsewhere })
    const own = await test.as(person)
    const start = startBody({ application: other, requisition: elsewhere })
    expect((await own.post('/user-response/v1/set-start-time/', start)).status).toBe(200)
    const { asmtId } = activityOf(elsewhere, 'competencies')
    const [question] = await listQuestions(database, asmtId)
    const answers = [revision(question?.question_id ?? '')]
    const attemptId = start.attempt_id
    const url = `/user-response/v1/assessment-answers/${attemptId}/`
    expect((await own.get(url)).status).toBe(200)
    expect((await session.get(url)).status).toBe(403)
    expect((await save(session, { attemptId, answers })).status).toBe(403)
    expect((await own.get(url)).body.data.answers).toEqual([])
  })

  it('notes how it ended, and that all of it was sent, once', async () => {
    const { device, sessionId, end } = await begin()
    await end()
    const again = {
      ended_by: 'idle',
      ended_at: clock.now().toISOString(),
      is_all_sent: true,
    }
    expect((await device.post(`${BEGIN}${sessionId}/end/`, again)).status).toBe(200)
    const row = only(
      await database.owner.select().from(kioskSession).where(eq(kioskSession.sessionId, sessionId)),
    )
    expect(row).toMatchObject({ endedBy: 'hand_over', receivedAt: expect.any(Date) })
  })
})

describe('what a session at a kiosk station may call', () => {
  /** What an attempt needs, and nothing else. */
  const ALLOWED = [
    'appendChunk',
    'closeRecording',
    'createRecording',
    'downloadSpeedTest',
    'getEeocQuestions',
    'getJobQuestions',
    'getRecording',
    'getTracker',
    'getTypingTest',
    'giveConsent',
    'listAnswers',
    'listDueTexts',
    'listStartTimes',
    'pingSpeedTest',
    'saveAnswers',
    'saveJournal',
    'scoreTypingTest',
    'setStartTime',
    'startTimer',
    'submitEeocAnswers',
    'submitQuestions',
    'uploadSpeedTest',
    'validateQuestions',
  ]

  it('is what an attempt needs', () => {
    const marked = [...ENDPOINTS].filter(([, { policy }]) => policy.kiosk !== undefined)
    expect(marked.map(([name]) => name).toSorted()).toEqual(ALLOWED)
  })

  const others = [...ENDPOINTS].filter(
    ([, { policy, bytes }]) => policy.level > 0 && policy.kiosk === undefined && bytes !== 'in',
  )
  it('is nothing else: all other calls are refused, the user whose they are about', async () => {
    const world = await buildWorld(test)
    const { session } = await begin()
    const answers: unknown[] = []
    for (const [name, endpoint] of others) {
      const example = await exampleOf({ name, endpoint }, { test, world, target: world.foreign })
      const { method } = endpoint
      const { status } = await session.send({
        method,
        url: addressOf(example),
        body: example.body,
        headers: example.headers,
      })
      if (status !== 403) answers.push([name, status])
    }
    expect(others.length).toBeGreaterThan(100)
    expect(answers).toEqual([])
  })
})

it('leaves nothing of a person who is erased: their codes and sessions go with the application', async () => {
  const { company, application, device, sessionId, end } = await begin()
  const rows = async () => [
    await database.owner.$count(
      kioskCode,
      eq(kioskCode.userSmartreqId, application.userSmartreqId),
    ),
    await database.owner.$count(kioskSession, eq(kioskSession.sessionId, sessionId)),
  ]
  expect(await rows()).toEqual([1, 1])
  const { storage, secret } = test
  const deps = { database, storage, secret, now: clock.now }
  const userSmartreqIds = [application.userSmartreqId]
  await eraseApplications(deps, {
    accountId: company.accountId,
    userSmartreqIds,
    rule: 'request',
  })
  expect(await rows()).toEqual([0, 0])
  // So a device is told that the server takes nothing of it any more.
  expect((await end()).body.error.code).toBe('not_found')
  expect((await device.post('/kiosk/v1/report/', { queue_count: 1 })).status).toBe(200)
})

it('tells a person in the copy of their data when they were at a station', async () => {
  const { person, sessionId } = await begin()
  const whose = { userId: person.userId, accountId: null, hasPrivateData: true }
  const copy = await database.inScope({ kind: 'system' }, (tx) => collectExport(tx, whose))
  expect(copy['kiosk_sessions']).toMatchObject([{ session_id: sessionId, ended_at: null }])
})

it('stores no code, no PIN and no credential as they are', async () => {
  const { code, device, stationId } = await begin()
  const row = only(
    await database.owner.select().from(kioskStation).where(eq(kioskStation.stationId, stationId)),
  )
  const stored = JSON.stringify(row)
  for (const secret of [code, EXIT_PIN, device.cookies.get('fairlead_station') ?? 'none'])
    expect(stored).not.toContain(secret)
})
