// A kiosk station with a device, and applicants with codes for it: for tests.
import { generateKeyPairSync, sign } from 'node:crypto'

import type { ListedPerson } from '#contract/kiosk/kiosk-list.ts'
import { credentialRequest } from '#contract/kiosk/kiosk-rules.ts'
import { KIOSK_SESSION_HEADER } from '#contract/kiosk/kiosk-session-header.ts'
import { userPrivate, userProfile } from '#server/db/schema/user-profile.ts'

import {
  buildApplication,
  buildCompany,
  buildPerson,
  buildRequisition,
  buildStaff,
} from './builders.ts'
import type { TestApp } from './test-app.ts'
import type { Client } from './test-client.ts'

export const EXIT_PIN = '481516'

/** A company with an admin, a requisition with one applicant, and a device that is enrolled as a station. */
export async function buildStation(test: TestApp) {
  const { database } = test
  const company = await buildCompany(database, { name: 'Harbour Works' })
  const person = await buildStaff(database, { company, preset: 'Account admin' })
  const asAdmin = () => test.as(person)
  const admin = await asAdmin()
  const requisition = await buildRequisition(database, { company })
  const stations = `/account/v1/kiosk-stations/${company.accountId}/`
  const made = await admin.post(stations, { name: 'Lobby', place: 'Hall', exit_pin: EXIT_PIN })
  const device = test.client()
  const key = makeDeviceKey()
  await device.post('/kiosk/v1/enrol/', { code: made.body.data.code, device_key: key.public })
  const apply = async () => {
    const applicant = await buildPerson(database)
    const application = await buildApplication(database, { requisition, person: applicant })
    return { person: applicant, application }
  }
  const codeFor = async ({ userSmartreqId }: { userSmartreqId: number }): Promise<string> =>
    (await (await asAdmin()).post(`/smartreq/v1/user-smartreq/${userSmartreqId}/kiosk-codes/`)).body
      .data.code
  const stationId: number = made.body.data.station_id
  const showList = async (isShown: boolean) => {
    const body = { name: 'Lobby', place: 'Hall', is_list_shown: isShown }
    return (await asAdmin()).patch(`${stations}${stationId}/`, body)
  }
  const listed = async (): Promise<ListedPerson[]> =>
    (await device.get('/kiosk/v1/expected/')).body.data.people
  const shown = { company, requisition, made: made.body.data }
  const atStation = { stations, stationId, device, key, showList, listed }
  return { ...shown, ...atStation, admin, asAdmin, apply, codeFor }
}

/** Writes into a person's profile what a station may ask them for. */
export async function fillProof(
  { database, clock }: TestApp,
  { userId, dob, phone }: { userId: number; dob?: string; phone?: string },
): Promise<void> {
  const { owner } = database
  if (dob !== undefined) await owner.insert(userPrivate).values({ userId, dob, gender: 'Female' })
  if (phone !== undefined)
    await owner.insert(userProfile).values({ userId, phoneNumber: phone, savedAt: clock.now() })
}

/** A device's key, and its signed requests for a credential; those of an `other` key are signed by one of no station. */
function makeDeviceKey() {
  const [own, other] = [makeKeyPair(), makeKeyPair()]
  return {
    public: own.public,
    request: (at: Date, by: 'own' | 'other' = 'own') => {
      const pair = by === 'own' ? own : other
      const data = Buffer.from(credentialRequest(at.toISOString()))
      const key = { key: pair.privateKey, dsaEncoding: 'ieee-p1363' } as const
      const signature = sign('sha256', data, key).toString('base64url')
      return { device_key: pair.public, at: at.toISOString(), signature }
    },
  }
}

function makeKeyPair() {
  const pair = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
  const exported = pair.publicKey.export({ format: 'der', type: 'spki' })
  return { public: exported.toString('base64url'), privateKey: pair.privateKey }
}

/** The device, calling in the name of a session. */
export function inKioskSession(device: Client, sessionId: string): Client {
  const headers = { [KIOSK_SESSION_HEADER]: sessionId }
  const send: Client['send'] = (request) =>
    device.send({ ...request, headers: { ...headers, ...request.headers } })
  return {
    ...device,
    send,
    get: (url, options) => send({ ...options, method: 'GET', url }),
    post: (url, body, options) => send({ ...options, method: 'POST', url, body: body ?? {} }),
    put: (url, body, options) => send({ ...options, method: 'PUT', url, body: body ?? {} }),
    patch: (url, body, options) => send({ ...options, method: 'PATCH', url, body: body ?? {} }),
    delete: (url, options) => send({ ...options, method: 'DELETE', url }),
  }
}
