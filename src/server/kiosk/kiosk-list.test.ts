// Today's list at a station: who is on it, and beginning by a name of it.
import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { auditEvent } from '#server/db/schema/audit.ts'
import { kioskSession } from '#server/db/schema/kiosk.ts'
import { application, job } from '#server/db/schema/requisition.ts'
import {
  buildApplication,
  buildCompany,
  buildPerson,
  buildRequisition,
  only,
} from '#testing/builders.ts'
import { buildStation, fillProof, inKioskSession } from '#testing/kiosk.ts'
import { openTestApp } from '#testing/test-app.ts'

const test = await openTestApp()
const { database, clock } = test
const HOUR_MS = 3_600_000
const LIST = '/kiosk/v1/expected/'
const BEGIN = '/kiosk/v1/sessions/'
const DOB = '1990-02-28'

/** A station that shows its list, on which there is one person; `known` is what their profile says. */
async function openList(known: { dob?: string; phone?: string } = { dob: DOB }) {
  const station = await buildStation(test)
  await station.showList(true)
  const { person, application: applied } = await station.apply()
  await fillProof(test, { userId: person.userId, ...known })
  const code = await station.codeFor(applied)
  const { code_id } = only(await station.listed())
  const prove = (proof: string, codeId = code_id) =>
    station.device.post(`${LIST}${codeId}/sessions/`, { proof })
  const finish = (sessionId: string, endedBy = 'hand_over') =>
    station.device.post(`${BEGIN}${sessionId}/end/`, {
      ended_by: endedBy,
      ended_at: clock.now().toISOString(),
      is_all_sent: true,
    })
  return { ...station, person, applied, code, codeId: code_id, prove, finish }
}

async function refusalOf(asking: Promise<{ body: { error: { code: string } } }>): Promise<string> {
  return (await asking).body.error.code
}

describe('the list of a kiosk station', () => {
  it('is off until staff switch it on, which is audited, and a later change of the name leaves it on', async () => {
    const { device, admin, stations, stationId, showList } = await buildStation(test)
    expect(await refusalOf(device.get(LIST))).toBe('forbidden')
    const report = async () =>
      (await device.post('/kiosk/v1/report/', { queue_count: 0 })).body.data.is_list_shown
    expect(await report()).toBe(false)
    await showList(true)
    await admin.patch(`${stations}${stationId}/`, { name: 'Desk', place: '' })
    expect((await device.get(LIST)).body.data).toEqual({ people: [], is_complete: true })
    expect(await report()).toBe(true)
    expect((await admin.get(stations)).body.data).toMatchObject([{ is_list_shown: true }])
    const events = await database.owner
      .select({ after: auditEvent.after })
      .from(auditEvent)
      .where(and(eq(auditEvent.entity, 'kiosk_station'), eq(auditEvent.entityId, stationId)))
    expect(events).toContainEqual({ after: expect.objectContaining({ is_list_shown: true }) })
  })

  it('can be switched on as the station is added', async () => {
    const { admin, stations } = await buildStation(test)
    const body = { name: 'Annex', exit_pin: '481516', is_list_shown: true }
    await admin.post(stations, body)
    const list = (await admin.get(stations)).body.data
    expect(list).toMatchObject([
      { name: 'Annex', is_list_shown: true },
      { name: 'Lobby', is_list_shown: false },
    ])
  })

  it('is of the requisitions that staff choose, and says which', async () => {
    const { admin, company, stations, stationId, listed, apply, codeFor, prove, requisition } =
      await openList()
    const save = (ids: number[] | null) =>
      admin.patch(`${stations}${stationId}/`, { name: 'Lobby', place: '', list_job_ids: ids })
    const other = await buildRequisition(database, { company })
    expect((await save([other.jobId])).status).toBe(200)
    expect(await listed()).toEqual([])
    expect(await refusalOf(prove(DOB))).toBe('not_found')
    expect((await admin.get(stations)).body.data).toMatchObject([
      { list_jobs: [{ job_id: other.jobId }] },
    ])
    const person = await buildPerson(database)
    const applied = await buildApplication(database, { requisition: other, person })
    await codeFor(applied)
    await codeFor((await apply()).application)
    expect(await listed()).toHaveLength(1)
    await save([other.jobId, requisition.jobId])
    expect(await listed()).toHaveLength(3)
    // A change of another setting leaves it as it is.
    await admin.patch(`${stations}${stationId}/`, { name: 'Desk', place: '' })
    expect((await admin.get(stations)).body.data[0].list_jobs).toHaveLength(2)
    await save(null)
    expect((await admin.get(stations)).body.data[0].list_jobs).toBeNull()
    expect(await listed()).toHaveLength(3)
  })

  it('is of no requisition of another company, nor of one twice or of none', async () => {
    const { admin, stations, stationId, requisition } = await buildStation(test)
    const elsewhere = await buildRequisition(database, { company: await buildCompany(database) })
    const { jobId } = requisition
    for (const ids of [[elsewhere.jobId], [jobId, jobId], []]) {
      const body = { name: 'Lobby', place: '', list_job_ids: ids }
      const { status, body: refused } = await admin.patch(`${stations}${stationId}/`, body)
      expect([status, Object.keys(refused.error.fields)]).toEqual([400, ['list_job_ids']])
    }
    const made = { name: 'Annex', exit_pin: '481516', list_job_ids: [elsewhere.jobId] }
    expect((await admin.post(stations, made)).status).toBe(400)
  })

  it('names people by their first name and an initial, once for each position, and says no more of them', async () => {
    const { device, applied, codeFor, person, codeId } = await openList()
    await codeFor(applied)
    const shown = await device.get(LIST)
    const row = only<{ code_id: string }>(shown.body.data.people)
    expect(row).toEqual({
      code_id: expect.any(String),
      name: 'Grace H.',
      job_title: expect.any(String),
      proof: 'dob',
    })
    // The newest code stands for the person.
    expect(row.code_id).not.toBe(codeId)
    expect(JSON.stringify(shown.body)).not.toMatch(new RegExp(`Hopper|${person.email}|${DOB}`))
    expect(shown.headers['cache-control']).toBe('no-store')
  })

  it('says what each person will be asked for', async () => {
    const { apply, codeFor, listed } = await openList({ dob: DOB, phone: '+19125550142' })
    for (const known of [{ phone: '+19125550142' }, {}]) {
      const { person, application: another } = await apply()
      await fillProof(test, { userId: person.userId, ...known })
      clock.shift(1000)
      await codeFor(another)
    }
    expect((await listed()).map(({ proof }) => proof)).toEqual(['code', 'phone', 'dob'])
  })

  it('leaves out whose code has ended, whose application has, and whose requisition takes no one', async () => {
    const { listed, applied, requisition } = await openList()
    const count = async () => (await listed()).length
    const setStatus = (status: string) =>
      database.owner
        .update(application)
        .set({ status })
        .where(eq(application.userSmartreqId, applied.userSmartreqId))
    const setJob = (status: string) =>
      database.owner.update(job).set({ status }).where(eq(job.jobId, requisition.jobId))
    await setStatus('rejected')
    expect(await count()).toBe(0)
    await setStatus('incomplete')
    await setJob('on_hold')
    expect(await count()).toBe(0)
    await setJob('open')
    expect(await count()).toBe(1)
    clock.shift(25 * HOUR_MS)
    expect(await count()).toBe(0)
  })

  it('is the company’s own, and nothing at a revoked station or for a browser that is none', async () => {
    const { device, admin, stations, stationId, codeId, prove } = await openList()
    const foreign = await buildStation(test)
    await foreign.showList(true)
    expect(await foreign.listed()).toEqual([])
    const there = foreign.device.post(`${LIST}${codeId}/sessions/`, { proof: DOB })
    expect(await refusalOf(there)).toBe('not_found')
    expect((await test.client().get(LIST)).status).toBe(401)
    expect((await test.client().post(`${LIST}${codeId}/sessions/`, { proof: DOB })).status).toBe(
      401,
    )
    await admin.delete(`${stations}${stationId}/`)
    expect(await refusalOf(device.get(LIST))).toBe('station_revoked')
    expect(await refusalOf(prove(DOB))).toBe('station_revoked')
  })
})

describe('a session that begins by a name', () => {
  it.each([
    { of: 'the date of birth', known: { dob: DOB }, proof: DOB },
    { of: 'the last digits of the phone', known: { phone: '+19125550142' }, proof: '0142' },
    { of: 'those before an extension', known: { phone: '+19125550142x7' }, proof: '0142' },
  ])('begins by $of, as one by the code does', async ({ known, proof }) => {
    const { prove, person, applied, device, admin, stations, codeId } = await openList(known)
    const begun = await prove(proof)
    expect(begun.body.data).toMatchObject({
      ref_id: applied.refId,
      user: { user_id: person.userId, email: '', roles: [] },
    })
    const { session_id: sessionId } = begun.body.data
    const path = `/user/v1/progress-tracker/user/${person.userId}/ref/${applied.refId}/`
    expect((await inKioskSession(device, sessionId).get(path)).status).toBe(200)
    expect((await admin.get(stations)).body.data).toMatchObject([{ status: 'in_use' }])
    const row = only(
      await database.owner.select().from(kioskSession).where(eq(kioskSession.sessionId, sessionId)),
    )
    expect(row).toMatchObject({ codeId, endedAt: null })
  })

  it('takes the name off the list once the person has finished, and not when the station broke down', async () => {
    const { prove, finish, listed } = await openList()
    const first = (await prove(DOB)).body.data.session_id
    // The reply may have been lost: the person tries again.
    const second = (await prove(DOB)).body.data.session_id
    expect(second).not.toBe(first)
    await finish(second, 'restart')
    expect(await listed()).toHaveLength(1)
    const third = (await prove(DOB)).body.data.session_id
    await finish(third)
    expect(await listed()).toEqual([])
    expect(await refusalOf(prove(DOB))).toBe('not_found')
  })

  it('is not on the list of another station while it is open', async () => {
    const { prove, admin, stations, listed } = await openList()
    const made = await admin.post(stations, {
      name: 'Second',
      exit_pin: '481516',
      is_list_shown: true,
    })
    const second = test.client()
    await second.post('/kiosk/v1/enrol/', { code: made.body.data.code })
    const there = async () => (await second.get(LIST)).body.data.people.length
    expect(await there()).toBe(1)
    await prove(DOB)
    expect([await there(), (await listed()).length]).toEqual([0, 1])
  })

  it('is recorded as begun by name, apart from codes that were typed or scanned', async () => {
    const { prove, finish, device, code, admin, stations, applied } = await openList()
    const shown = async () => (await admin.get(stations)).body.data[0].session.begun_by
    const byName = (await prove(DOB)).body.data.session_id
    expect(await shown()).toBe('name')
    await finish(byName, 'restart')
    await device.post(BEGIN, { code })
    expect(await shown()).toBe('code')
    await device.post(BEGIN, { code, is_scanned: true })
    expect(await shown()).toBe('qr')
    const trail = await database.owner
      .select({ action: auditEvent.action })
      .from(auditEvent)
      .where(
        and(eq(auditEvent.entity, 'application'), eq(auditEvent.entityId, applied.userSmartreqId)),
      )
      .orderBy(auditEvent.auditId)
    expect(trail.map(({ action }) => action).filter((one) => /begin_at/.test(one))).toEqual([
      'begin_at_kiosk_by_name',
      'begin_at_kiosk_by_code',
      'begin_at_kiosk_by_qr',
    ])
  })

  it.each(['1990-02-27', '0142', '1990'])('does not begin by %s', async (proof) => {
    const { prove, admin, stations } = await openList({ dob: DOB, phone: '+19125550142' })
    expect(await refusalOf(prove(proof))).toBe('proof_incorrect')
    expect((await admin.get(stations)).body.data).toMatchObject([
      { wrong_codes: 1, wrong_at: expect.any(String), status: 'ready' },
    ])
  })

  it('does not begin for a person of whom nothing is known, nor where staff switched the list off', async () => {
    const { prove, showList } = await openList({})
    expect(await refusalOf(prove('0142'))).toBe('proof_incorrect')
    await showList(false)
    expect(await refusalOf(prove('0142'))).toBe('forbidden')
  })

  it.each(['', '142', '28.02.1990', 'x'.repeat(50)])(
    'says what is wrong with “%s”',
    async (proof) => {
      const { prove } = await openList()
      const { status, body } = await prove(proof)
      expect([status, body.error.code]).toEqual([400, 'validation_failed'])
      expect(body.error.fields).toEqual({ proof: 'A date as YYYY-MM-DD, or four digits.' })
    },
  )

  it('delays the user who guesses in the same way as wrong codes, and together with them', async () => {
    const { prove, device, code } = await openList()
    for (let count = 0; count < 3; count += 1)
      expect(await refusalOf(prove('1980-01-01'))).toBe('proof_incorrect')
    for (let count = 0; count < 2; count += 1)
      expect(await refusalOf(device.post(BEGIN, { code: 'ZZZZ-ZZZZ' }))).toBe('code_incorrect')
    expect(await refusalOf(prove(DOB))).toBe('rate_limited')
    expect(await refusalOf(device.post(BEGIN, { code }))).toBe('rate_limited')
    clock.shift(16_000)
    expect((await prove(DOB)).status).toBe(200)
  })

  it('does not let a code of one’s own make guessing at another person free again', async () => {
    const { prove, apply, codeFor, device, code } = await openList()
    const own = await codeFor((await apply()).application)
    const guess = () => refusalOf(prove('1980-01-01'))
    for (let count = 0; count < 4; count += 1) expect(await guess()).toBe('proof_incorrect')
    expect((await device.post(BEGIN, { code: own })).status).toBe(200)
    expect(await guess()).toBe('proof_incorrect')
    expect(await guess()).toBe('rate_limited')
    // Their own code still lets the person in.
    expect((await device.post(BEGIN, { code })).status).toBe(200)
  })
})
