import { beginListedSession, listExpectedToday } from '../kiosk/kiosk-list.ts'
import {
  getKioskStartPackage,
  renewKioskLease,
  registerOfflineSession,
} from '../kiosk/kiosk-offline.ts'
// Example replies of `../kiosk-stations.ts` and `../kiosk.ts`.
import {
  clearKioskWarnings,
  createKioskCode,
  createKioskStation,
  type KioskStation,
  listKioskStations,
  renewKioskEnrolment,
  revokeKioskStation,
  updateKioskStation,
} from '../kiosk/kiosk-stations.ts'
import {
  beginKioskSession,
  endKioskSession,
  enrolKioskStation,
  renewKioskCredential,
  reportKioskStation,
  type Station,
} from '../kiosk/kiosk.ts'
import { example } from './example.ts'
import { candidate } from './session.ts'

const CODE_ID = '7c9e6679-7425-40de-944b-e07fc1f90ae7'
const SESSION_ID = '0197a3f2-6b1c-7d42-8e55-3f9a1c2b7399'

const kioskStation: KioskStation = {
  station_id: 71,
  name: 'Front desk',
  place: 'Lobby, building 2',
  is_list_shown: false,
  list_jobs: null,
  status: 'in_use',
  is_offline: false,
  last_seen_at: '2026-03-05T10:00:00.000Z',
  queue_count: 1,
  wrong_codes: 0,
  wrong_pins: 0,
  wrong_at: null,
  help_at: null,
  session: {
    started_at: '2026-03-05T09:40:00.000Z',
    begun_by: 'code',
    pct_complete: 40,
    applicant: { user_smartreq_id: 51, name: 'Ines Duarte', job_title: 'Warehouse Lead' },
  },
}

const station: Station = {
  station_id: 71,
  name: 'Front desk',
  place: 'Lobby, building 2',
  company_name: 'Harbor & Pine Logistics',
  company_logo_url: null,
  is_revoked: false,
  is_list_shown: false,
}

const key = { data: { station_id: station.station_id } }
const enrolment = {
  data: { station_id: 71, code: 'K7PM-3QRW', expires_at: '2026-03-05T11:00:00.000Z' },
}

const begun = {
  data: {
    session_id: SESSION_ID,
    ref_id: 41,
    user: { ...candidate, email: '', roles: [] },
  },
}

export const kioskExamples = [
  example(listKioskStations, {
    data: [kioskStation],
    meta: { page: 1, page_size: 25, total: 1 },
  }),
  example(createKioskStation, enrolment),
  example(renewKioskEnrolment, enrolment),
  example(updateKioskStation, key),
  example(clearKioskWarnings, key),
  example(revokeKioskStation, key),
  example(createKioskCode, {
    data: { code: 'H4TN9-XCBQ7', expires_at: '2026-03-06T10:00:00.000Z' },
  }),
  example(enrolKioskStation, { data: station }),
  example(renewKioskCredential, { data: station }),
  example(reportKioskStation, { data: station }),
  example(beginKioskSession, begun),
  example(listExpectedToday, {
    data: {
      people: [
        { code_id: CODE_ID, name: 'Ines D.', job_title: 'Warehouse Lead', proof: 'dob' },
        {
          code_id: '7c9e6679-7425-40de-944b-e07fc1f90ae8',
          name: 'Amara O.',
          job_title: 'Forklift Operator',
          proof: 'phone',
        },
        {
          code_id: '7c9e6679-7425-40de-944b-e07fc1f90ae9',
          name: 'Bao N.',
          job_title: 'Warehouse Lead',
          proof: 'code',
        },
      ],
      is_complete: true,
    },
  }),
  example(beginListedSession, begun),
  example(renewKioskLease, {
    data: {
      server_time: '2026-03-05T10:00:00.000Z',
      lease_expires_at: '2026-03-05T22:00:00.000Z',
      people: [{ code_id: CODE_ID, expires_at: '2026-03-06T10:00:00.000Z', version: '5d41402a' }],
    },
  }),
  example(getKioskStartPackage, {
    data: {
      code_id: CODE_ID,
      locator: 'H4',
      salt: 'q83vEjRWeJCrze8SNFZ4kA==',
      iterations: 600_000,
      iv: 'q83vEjRWeJCrze8S',
      content: 'c2VhbGVkIGJ5IHRoZSBjb2Rl',
    },
  }),
  example(registerOfflineSession, { data: { session_id: SESSION_ID } }),
  example(endKioskSession, { data: { session_id: SESSION_ID } }),
]
