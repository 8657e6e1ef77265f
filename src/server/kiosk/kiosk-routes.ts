// Routes of kiosk stations: those of staff, and those that the devices call.
import type { FastifyInstance } from 'fastify'

import * as list from '#contract/kiosk/kiosk-list.ts'
import * as offline from '#contract/kiosk/kiosk-offline.ts'
import * as contract from '#contract/kiosk/kiosk-stations.ts'
import * as device from '#contract/kiosk/kiosk.ts'

import type { StaffScopes } from '../access/staff-access.ts'
import { actorOf } from '../access/staff-command.ts'
import type { Database } from '../db/database.ts'
import type { AppCookies } from '../http/app-cookies.ts'
import { route, type Authenticate } from '../http/route.ts'
import type { Secrets } from '../http/secrets.ts'
import type { SessionCookies } from '../session/session-cookies.ts'
import type { SessionService } from '../session/session-service.ts'
import { createDeviceService } from './device-service.ts'
import { createEnrolmentService } from './enrolment-service.ts'
import { createListService } from './list-service.ts'
import { createOfflineService } from './offline-service.ts'
import type { CandidateReads } from './start-content.ts'
import { createStationService } from './station-service.ts'

type Deps = Secrets & {
  readonly database: Database
  readonly scopes: StaffScopes
  readonly sessions: SessionService
  readonly reads: CandidateReads
  readonly cookies: AppCookies
  readonly sessionCookies: SessionCookies
  readonly now: () => Date
  readonly authenticate: Authenticate
}

/** As long as browsers keep a cookie at most. */
const STATION_SECONDS = 400 * 86_400

export function registerKiosk(app: FastifyInstance, deps: Deps): void {
  staffRoutes(app, deps)
  deviceRoutes(app, deps)
  listRoutes(app, deps)
  offlineRoutes(app, deps)
}

function staffRoutes(app: FastifyInstance, deps: Deps): void {
  const { authenticate } = deps
  const stations = createStationService(deps)
  const enrolment = createEnrolmentService(deps)

  route({ app, authenticate, endpoint: contract.listKioskStations }, ({ caller, ...call }) =>
    stations.list(caller, { accountId: call.params.account_id, query: call.query }),
  )

  route({ app, authenticate, endpoint: contract.createKioskStation }, async (call) => ({
    data: await enrolment.create(actorOf(call), {
      accountId: call.params.account_id,
      body: call.body,
    }),
  }))

  route({ app, authenticate, endpoint: contract.updateKioskStation }, async (call) => ({
    data: await stations.update(actorOf(call), { ...keyOf(call.params), body: call.body }),
  }))

  route({ app, authenticate, endpoint: contract.renewKioskEnrolment }, async (call) => ({
    data: await enrolment.renew(actorOf(call), keyOf(call.params)),
  }))

  route({ app, authenticate, endpoint: contract.clearKioskWarnings }, async (call) => ({
    data: await stations.clearWarnings(actorOf(call), keyOf(call.params)),
  }))

  route({ app, authenticate, endpoint: contract.revokeKioskStation }, async (call) => ({
    data: await stations.revoke(actorOf(call), keyOf(call.params)),
  }))

  route({ app, authenticate, endpoint: contract.createKioskCode }, async (call) => ({
    data: await enrolment.makeCode(actorOf(call), { userSmartreqId: call.params.user_smartreq_id }),
  }))
}

function deviceRoutes(app: FastifyInstance, deps: Deps): void {
  const { authenticate, cookies, sessionCookies } = deps
  const devices = createDeviceService(deps)

  route({ app, authenticate, endpoint: device.enrolKioskStation }, async (call) => {
    const { code, device_key: deviceKey = null } = call.body
    const address = call.request.ip
    const { credential, station } = await devices.enrol({ code, deviceKey, address })
    cookies.set(call.reply, 'station', { value: credential, seconds: STATION_SECONDS })
    // The user who enrolled it may be signed in here: a candidate must not find their session.
    sessionCookies.clear(call.reply)
    return { data: station }
  })

  route({ app, authenticate, endpoint: device.renewKioskCredential }, async (call) => {
    const address = call.request.ip
    const { credential, station } = await devices.renewCredential({ ...call.body, address })
    cookies.set(call.reply, 'station', { value: credential, seconds: STATION_SECONDS })
    return { data: station }
  })

  route({ app, authenticate, endpoint: device.reportKioskStation }, async (call) => ({
    data: await devices.report(cookies.read(call.request, 'station'), call.body),
  }))

  route({ app, authenticate, endpoint: device.beginKioskSession }, async (call) => ({
    data: await devices.begin(cookies.read(call.request, 'station'), {
      code: call.body.code,
      isScanned: call.body.is_scanned,
    }),
  }))

  route({ app, authenticate, endpoint: device.endKioskSession }, async (call) => ({
    data: await devices.end(cookies.read(call.request, 'station'), {
      sessionId: call.params.session_id,
      endedBy: call.body.ended_by,
      endedAt: new Date(call.body.ended_at),
      isAllSent: call.body.is_all_sent,
    }),
  }))

  route({ app, authenticate, endpoint: device.exitKioskStation }, async (call) => {
    await devices.exit(cookies.read(call.request, 'station'), call.body.pin)
    cookies.clear(call.reply, 'station')
    return null
  })
}

function listRoutes(app: FastifyInstance, deps: Deps): void {
  const { authenticate, cookies } = deps
  const service = createListService(deps)

  route({ app, authenticate, endpoint: list.listExpectedToday }, async (call) => ({
    data: await service.list(cookies.read(call.request, 'station')),
  }))

  route({ app, authenticate, endpoint: list.beginListedSession }, async (call) => ({
    data: await service.begin(cookies.read(call.request, 'station'), {
      codeId: call.params.code_id,
      proof: call.body.proof,
    }),
  }))
}

function offlineRoutes(app: FastifyInstance, deps: Deps): void {
  const { authenticate, cookies } = deps
  const service = createOfflineService(deps)

  route({ app, authenticate, endpoint: offline.renewKioskLease }, async (call) => ({
    data: await service.renewLease(cookies.read(call.request, 'station')),
  }))

  route({ app, authenticate, endpoint: offline.getKioskStartPackage }, async (call) => ({
    data: await service.getStartPackage(cookies.read(call.request, 'station'), call.params.code_id),
  }))

  route({ app, authenticate, endpoint: offline.registerOfflineSession }, async (call) => ({
    data: await service.register(cookies.read(call.request, 'station'), {
      sessionId: call.body.session_id,
      codeId: call.body.code_id,
      grant: call.body.grant,
      startedAt: new Date(call.body.started_at),
      isScanned: call.body.is_scanned,
    }),
  }))
}

function keyOf(params: { account_id: number; station_id: number }) {
  return { accountId: params.account_id, stationId: params.station_id }
}
