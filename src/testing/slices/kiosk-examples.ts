// Example requests and rows of kiosk stations, their devices and sessions.
import { randomUUID } from 'node:crypto'

import { sql } from 'drizzle-orm'

import { kioskStation } from '#server/db/schema/kiosk.ts'
import { grantOf } from '#server/kiosk/kiosk-code.ts'

import { only } from '../builders.ts'
import { buildStation, EXIT_PIN, fillProof } from '../kiosk.ts'
import type { ExampleNeeds, SliceExamples } from '../slice-examples.ts'
import { NO_ID } from '../world.ts'

const STATION = { name: 'Lobby', place: 'Hall', exit_pin: EXIT_PIN }

export const kioskExamples: SliceExamples = {
  bodies: { createKioskStation: STATION, updateKioskStation: STATION },
  params: {
    updateKioskStation: newStation,
    renewKioskEnrolment: newStation,
    clearKioskWarnings: newStation,
    revokeKioskStation: newStation,
  },
  requests: {
    enrolKioskStation: async ({ test }) => {
      const { admin, stations, stationId } = await buildStation(test)
      const renewed = await admin.post(`${stations}${stationId}/enrolment-code/`)
      return { body: { code: renewed.body.data.code } }
    },
    renewKioskCredential: async ({ test }) => {
      const { key } = await buildStation(test)
      return { body: key.request(test.clock.now()) }
    },
    reportKioskStation: async ({ test }) => byDevice(await buildStation(test), { queue_count: 0 }),
    exitKioskStation: async ({ test }) => byDevice(await buildStation(test), { pin: EXIT_PIN }),
    renewKioskLease: async (needs) => byDevice((await expectOne(needs)).station),
    beginKioskSession: async (needs) => {
      const { station, code } = await expectOne(needs)
      return byDevice(station, { code })
    },
    endKioskSession: endSession,
    listExpectedToday: async (needs) => byDevice((await expectListed(needs)).station),
    beginListedSession: beginListed,
    getKioskStartPackage: async (needs) => {
      const { station, codeId } = await leaseOne(needs)
      const { accountId } = needs.target
      const params = { code_id: accountId === NO_ID ? randomUUID() : codeId }
      return { ...byDevice(station), params }
    },
    registerOfflineSession: registerOffline,
  },
  rows: ({ accountId, userId, userSmartreqId, attemptId, sessionId }) => [
    sql`insert into kiosk_station (account_id, name, place, pin_hash, enrolment_id, enrolment_hash, enrolment_expires_at, created_at)
        values (${accountId}, 'k', '', 'h', ${attemptId}, md5(${attemptId}) || md5(${attemptId}), now(), now())`,
    sql`insert into kiosk_code (account_id, code_id, user_smartreq_id, code_hash, made_by, made_at, expires_at)
        values (${accountId}, ${attemptId}, ${userSmartreqId}, md5(${attemptId}) || md5(${attemptId}), ${userId}, now(), now())`,
    sql`insert into kiosk_session (account_id, session_id, station_id, code_id, user_id, user_smartreq_id, started_at)
        select account_id, ${sessionId}, station_id, ${attemptId}, ${userId}, ${userSmartreqId}, now()
        from kiosk_station where account_id = ${accountId}`,
  ],
}

type Station = Awaited<ReturnType<typeof buildStation>>

async function newStation({ test, target }: ExampleNeeds) {
  const { accountId } = target
  if (accountId === NO_ID) return { station_id: NO_ID }
  const { database, clock } = test
  const at = clock.now()
  const enrolment = {
    enrolmentId: randomUUID(),
    enrolmentHash: randomUUID().replaceAll('-', '').repeat(2),
    enrolmentExpiresAt: at,
  }
  const values = { accountId, name: 'Lobby', place: '', pinHash: 'none', createdAt: at }
  const rows = database.owner.insert(kioskStation).values({ ...values, ...enrolment })
  return { station_id: only(await rows.returning()).stationId }
}

/** What a station's device sends, with its cookie. */
function byDevice({ device }: Station, body?: Record<string, unknown>) {
  const cookie = `fairlead_station=${device.cookies.get('fairlead_station')}`
  return { headers: { cookie }, body }
}

/** A station where one applicant is expected, and has a code. */
async function expectOne({ test }: ExampleNeeds) {
  const station = await buildStation(test)
  const { person, application } = await station.apply()
  return { station, person, code: await station.codeFor(application) }
}

/** The same, where the station shows who is expected. */
async function expectListed(needs: ExampleNeeds) {
  const expected = await expectOne(needs)
  await expected.station.showList(true)
  return expected
}

/** The same, where the device holds a lease; the id of the applicant's code. */
async function leaseOne(needs: ExampleNeeds) {
  const { station } = await expectOne(needs)
  const { people } = (await station.device.post('/kiosk/v1/lease/')).body.data
  const codeId: string = people[0].code_id
  return { station, codeId }
}

async function endSession(needs: ExampleNeeds) {
  const { test, target } = needs
  const { station, code } = await expectOne(needs)
  const begun = await station.device.post('/kiosk/v1/sessions/', { code })
  const isMissing = target.accountId === NO_ID
  const ended_at = test.clock.now().toISOString()
  return {
    ...byDevice(station, { ended_by: 'hand_over', ended_at, is_all_sent: true }),
    params: { session_id: isMissing ? randomUUID() : begun.body.data.session_id },
  }
}

async function beginListed(needs: ExampleNeeds) {
  const { station, person } = await expectListed(needs)
  const proof = '1990-02-28'
  await fillProof(needs.test, { userId: person.userId, dob: proof })
  const isMissing = needs.target.accountId === NO_ID
  const code_id = isMissing ? randomUUID() : only(await station.listed()).code_id
  return { ...byDevice(station, { proof }), params: { code_id } }
}

async function registerOffline(needs: ExampleNeeds) {
  const { secret, clock } = needs.test
  const { station, codeId } = await leaseOne(needs)
  const { company, stationId } = station
  const grant = grantOf(secret, { accountId: company.accountId, stationId, codeId })
  const started_at = clock.now().toISOString()
  return byDevice(station, { session_id: randomUUID(), code_id: codeId, grant, started_at })
}
