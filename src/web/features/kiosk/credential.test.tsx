// A station whose cookie is gone while someone stands before it.
import { afterEach, beforeEach, expect, it } from 'vitest'

import { candidate } from '#contract/examples/session.ts'
import { beginKioskSession, renewKioskCredential } from '#contract/kiosk/kiosk.ts'
import { openServer, refuse, reply, type FakeServer } from '#testing/components/fake-server.ts'
import { makeDeviceKey } from '#web/offline/kiosk/device-key.ts'

import { stationDatabase } from './station-of-page.ts'
import { begin } from './station.ts'

const SESSION_ID = '7c9e6679-7425-40de-944b-e07fc1f90ae7'
const station = {
  station_id: 71,
  name: 'Front desk',
  place: '',
  company_name: 'Harbor & Pine',
  company_logo_url: null,
  is_revoked: false,
  is_list_shown: false,
}
const typed = { code: 'ABCDE-12345', isScanned: false, locale: 'en' }
const answers = [
  reply(beginKioskSession, {
    data: { session_id: SESSION_ID, ref_id: 901, user: candidate },
  }),
]
let server: FakeServer
let renewals = 0

beforeEach(async () => {
  renewals = 0
  server = openServer([
    refuse(beginKioskSession, 'unauthenticated'),
    reply(renewKioskCredential, () => {
      renewals += 1
      server.use(...answers)
      return { data: station }
    }),
  ])
  await makeDeviceKey(stationDatabase())
})
afterEach(() => server.close())

it('gets another one by its key, and the code that was typed begins at the first press', async () => {
  await begin(typed)
  expect(await stationDatabase().sessions.get(SESSION_ID)).toMatchObject({ state: 'starting' })
  expect(renewals).toBe(1)
})

it('says what the server says where the server knows no station of that key', async () => {
  server.use(refuse(renewKioskCredential, 'unauthenticated'))
  await expect(begin(typed)).rejects.toMatchObject({ code: 'unauthenticated' })
})
