// Rules of what a station may do: being enrolled, candidates' sessions, its reports, and the exit. Knows no HTTP.
import type { z } from 'zod'

import type { SessionEnd } from '#contract/kiosk/kiosk-rules.ts'
import type {
  KioskSession,
  renewKioskCredential,
  reportKioskStation,
  Station,
} from '#contract/kiosk/kiosk.ts'

import { recordAudit } from '../access/audit/audit-trail.ts'
import type { Database, Tx } from '../db/database.ts'
import { AppError } from '../http/app-error.ts'
import type { Secrets } from '../http/secrets.ts'
import { verifyPassword } from '../session/password-hash.ts'
import type { SessionService } from '../session/session-service.ts'
import { forgetKioskTries, takeKioskTry } from '../session/try-limits.ts'
import { beginByTry, describeBegun } from './begin-session.ts'
import { isDeviceKey, isSignedBy } from './device-key.ts'
import * as repository from './device-repository.ts'
import { credentialHash, newCredential, typedCodeHashes } from './kiosk-code.ts'
import { isNeeded } from './needed-device.ts'
import { atStation, type Unit } from './station-unit.ts'

type Deps = Secrets & {
  readonly database: Database
  readonly sessions: Pick<SessionService, 'getCurrentUser'>
  readonly now: () => Date
}
type Report = z.output<typeof reportKioskStation.body>
type Renewal = z.output<typeof renewKioskCredential.body>
type Typed = { readonly code: string; readonly isScanned: boolean }
type End = { sessionId: string; endedBy: SessionEnd; endedAt: Date; isAllSent: boolean }

const SYSTEM = { kind: 'system' } as const
/** How long a signed request for a credential is taken: what was heard of the server's time is that old at most. */
const REQUEST_MS = 5 * 60_000

/** Every method but the first two is for the station of a credential. @throws AppError `unauthenticated` for none. */
export function createDeviceService(deps: Deps) {
  const { database, now } = deps

  const here = <T>(credential: string | undefined, work: (unit: Unit) => Promise<T>) =>
    atStation({ database, now, credential }, work)

  return {
    /** @throws AppError `code_incorrect`, `rate_limited` after too many wrong ones from an address, `station_unsent`. */
    async enrol({ code, deviceKey, address }: Enrolment) {
      if (deviceKey !== null && !isDeviceKey(deviceKey))
        throw new AppError('validation_failed', { fields: { device_key: 'Not a key on P-256.' } })
      const hashes = typedCodeHashes(deps, { kind: 'enrolment', code })
      const given = { hashes, deviceKey, address, at: now() }
      const outcome = await database.inScope(SYSTEM, (tx) => enrol(tx, given))
      // Thrown after the commit: the try stays counted.
      if (typeof outcome === 'string') throw new AppError(outcome)
      return outcome
    },

    /** @throws AppError `unauthenticated` for a key of no station, or a signature that is wrong or too old. */
    renewCredential: (renewal: Renewal & { address: string }): Promise<Enrolled> =>
      database.inScope(SYSTEM, (tx) => renewCredential(tx, { ...renewal, now: now() })),

    report: (credential: string | undefined, report: Report): Promise<Station> =>
      here(credential, (unit) => noteReport(unit, report)),

    /** @throws AppError `code_incorrect`, `rate_limited`, `station_revoked`. */
    begin: (credential: string | undefined, typed: Typed) => begin(deps, { credential, typed }),

    /** Does nothing to what ended before, but noting that all of it was sent. @throws AppError `not_found`. */
    end: (credential: string | undefined, end: End) =>
      here(credential, (unit) => endSession(unit, { ...end, hash: hashOf(credential) })),

    /** @throws AppError `code_incorrect` for a wrong PIN, `rate_limited`. */
    async exit(credential: string | undefined, pin: string): Promise<void> {
      const outcome = await here(credential, (unit) => exit(unit, pin))
      if (outcome !== null) throw new AppError(outcome)
    },
  }
}

async function begin(
  deps: Deps,
  { credential, typed }: { credential: string | undefined; typed: Typed },
): Promise<KioskSession> {
  const { database, now } = deps
  const hashes = typedCodeHashes(deps, { kind: 'candidate', code: typed.code })
  const outcome = await atStation({ database, now, credential }, (unit) =>
    beginByTry(unit, {
      find: ({ tx, found, at }) =>
        repository.findByCode(tx, { accountId: found.station.accountId, hashes, at }),
      wrong: 'code_incorrect',
      begunBy: typed.isScanned ? 'qr' : 'code',
    }),
  )
  return describeBegun(deps.sessions, outcome)
}

function hashOf(credential: string | undefined): string {
  return credentialHash(credential ?? '')
}

type Enrolment = { code: string; deviceKey: string | null; address: string }
type Enrolled = { credential: string; station: Station }

async function enrol(
  tx: Tx,
  {
    hashes,
    deviceKey,
    address,
    at,
  }: { hashes: string[]; deviceKey: string | null; address: string; at: Date },
): Promise<'rate_limited' | 'code_incorrect' | 'station_unsent' | Enrolled> {
  const from = { what: 'enrolment', where: address } as const
  if (!(await takeKioskTry(tx, { ...from, at }))) return 'rate_limited'
  const row = await repository.lockEnrollable(tx, { hashes, at })
  if (row === null) return 'code_incorrect'
  await forgetKioskTries(tx, from)
  const credential = newCredential()
  const { accountId, stationId } = row
  if (await isNeeded(tx, { row, at })) return 'station_unsent'
  const hash = credentialHash(credential)
  if (deviceKey !== null) await repository.forgetDeviceKey(tx, deviceKey)
  const set = {
    credentialHash: hash,
    deviceKey,
    enrolledAt: at,
    lastSeenAt: at,
    queueCount: 0,
    offlineWrongCodes: 0,
    leaseUntil: null,
    // Used: it opens nothing again.
    enrolmentExpiresAt: at,
  }
  await repository.updateStation(tx, { accountId, stationId, set })
  const about = { entity: 'kiosk_station', entityId: stationId, action: 'enrol' } as const
  await recordAudit(tx, { ...about, accountId, address })
  const found = await repository.findStation(tx, hash)
  if (found === null) throw new Error('The station that was just enrolled is not there.')
  return { credential, station: describe(found) }
}

/** The cookie that was lost opens nothing any more. */
async function renewCredential(
  tx: Tx,
  { device_key: key, address, now, ...signed }: Renewal & { address: string; now: Date },
): Promise<Enrolled> {
  const isRecent = Math.abs(now.getTime() - Date.parse(signed.at)) <= REQUEST_MS
  const row = isRecent && isSignedBy(key, signed) ? await repository.lockByDeviceKey(tx, key) : null
  if (row === null) throw new AppError('unauthenticated')
  const credential = newCredential()
  const hash = credentialHash(credential)
  await repository.updateStation(tx, { ...row, set: { credentialHash: hash, lastSeenAt: now } })
  const { accountId, stationId } = row
  const about = { entity: 'kiosk_station', entityId: stationId } as const
  await recordAudit(tx, { ...about, action: 'renew_credential', accountId, address })
  const found = await repository.findStation(tx, hash)
  if (found === null) throw new Error('The station of the new credential is not there.')
  return { credential, station: describe(found) }
}

async function noteReport(
  { tx, found, at }: Unit,
  { queue_count: queueCount, is_help_wanted: isHelpWanted, ...report }: Report,
): Promise<Station> {
  const { accountId, stationId, offlineWrongCodes, wrongCodes } = found.station
  // The device counts on: a report that arrives twice, or late, adds nothing twice.
  const more = report.offline_wrong_codes - offlineWrongCodes
  const wrong =
    more > 0
      ? { offlineWrongCodes: offlineWrongCodes + more, wrongCodes: wrongCodes + more, wrongAt: at }
      : {}
  const help = isHelpWanted ? { helpAt: at } : {}
  const set = { lastSeenAt: at, queueCount, ...wrong, ...help }
  await repository.updateStation(tx, { accountId, stationId, set })
  return describe(found)
}

async function endSession(
  { tx, at }: Unit,
  { sessionId, hash, endedBy, endedAt, isAllSent }: End & { hash: string },
) {
  const found = await repository.findSession(tx, { sessionId, hash })
  if (found === null) throw new AppError('not_found')
  const { accountId, startedAt, ...session } = found.session
  // By the device's clock, which may be wrong: never before it began, nor after now.
  const ms = Math.min(Math.max(endedAt.getTime(), startedAt.getTime()), at.getTime())
  const ending = session.endedAt === null ? { endedAt: new Date(ms), endedBy } : {}
  const receiving = isAllSent && session.receivedAt === null ? { receivedAt: at } : {}
  const set = { ...ending, ...receiving }
  if (Object.keys(set).length > 0) await repository.updateSession(tx, { accountId, sessionId, set })
  return { session_id: sessionId }
}

async function exit({ tx, found, at }: Unit, pin: string) {
  const { accountId, stationId, pinHash } = found.station
  const from = { what: 'pin', where: String(stationId) } as const
  if (!(await takeKioskTry(tx, { ...from, at }))) return 'rate_limited'
  if (!(await verifyPassword(pinHash, pin))) {
    await repository.noteWrong(tx, { accountId, stationId, what: 'wrongPins', at })
    return 'code_incorrect'
  }
  await forgetKioskTries(tx, from)
  await repository.updateStation(tx, {
    accountId,
    stationId,
    set: { credentialHash: null, deviceKey: null },
  })
  const about = { entity: 'kiosk_station', entityId: stationId, action: 'exit' } as const
  await recordAudit(tx, { ...about, accountId })
  return null
}

function describe({ station, companyName, companyLogoUrl }: repository.FoundStation): Station {
  return {
    station_id: station.stationId,
    name: station.name,
    place: station.place,
    company_name: companyName,
    company_logo_url: companyLogoUrl,
    is_revoked: station.revokedAt !== null,
    is_list_shown: station.isListShown,
  }
}
