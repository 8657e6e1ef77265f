// Beginning at a station, by a code or by a name of its list: each is a try, counted and slowed down in the same way.
import { randomUUID } from 'node:crypto'

import type { ErrorCode } from '#contract/core/error.ts'
import type { SessionStart } from '#contract/kiosk/kiosk-rules.ts'
import type { KioskSession } from '#contract/kiosk/kiosk.ts'

import { AppError } from '../http/app-error.ts'
import type { SessionService } from '../session/session-service.ts'
import { forgetKioskTries, takeKioskTry, type KioskTry } from '../session/try-limits.ts'
import { asCandidate } from './as-candidate.ts'
import { noteWrong, openSession, updateStation } from './device-repository.ts'
import { recordBegun } from './record-begun.ts'
import type { Unit } from './station-unit.ts'

type Opened = { codeId: string; userId: number; userSmartreqId: number; refId: number }
type Begun = { sessionId: string; userId: number; refId: number }
type Attempted = {
  /** Whose session begins; null when what was typed is wrong. */
  readonly find: (unit: Unit) => Promise<Opened | null>
  readonly wrong: ErrorCode
  readonly begunBy: SessionStart
  /** What is counted beside the tries at this station. */
  readonly alsoCounted?: KioskTry
}

/** A code of an error stands for a refusal: it is thrown after the commit, so that the try stays counted. */
export async function beginByTry(
  unit: Unit,
  { find, wrong, begunBy, alsoCounted }: Attempted,
): Promise<Begun | ErrorCode> {
  const { tx, found, at } = unit
  const { accountId, stationId, revokedAt } = found.station
  if (revokedAt !== null) return 'station_revoked'
  const station: KioskTry = { what: 'code', where: String(stationId) }
  const isFree =
    (await takeKioskTry(tx, { ...station, at })) &&
    (alsoCounted === undefined || (await takeKioskTry(tx, { ...alsoCounted, at })))
  if (!isFree) return 'rate_limited'
  const opened = await find(unit)
  if (opened === null) {
    await noteWrong(tx, { accountId, stationId, what: 'wrongCodes', at })
    return wrong
  }
  await forgetKioskTries(tx, station)
  if (alsoCounted !== undefined) await forgetKioskTries(tx, alsoCounted)
  const { codeId, userId, userSmartreqId, refId } = opened
  const sessionId = randomUUID()
  const key = { accountId, stationId, sessionId, startedAt: at }
  await openSession(tx, { ...key, codeId, userId, userSmartreqId, begunBy })
  await recordBegun(tx, { accountId, userId, userSmartreqId, begunBy })
  await updateStation(tx, { accountId, stationId, set: { lastSeenAt: at } })
  return { sessionId, refId, userId }
}

/** What a device is told of a session that began. @throws AppError for one that was refused. */
export async function describeBegun(
  sessions: Pick<SessionService, 'getCurrentUser'>,
  outcome: Begun | ErrorCode,
): Promise<KioskSession> {
  if (typeof outcome === 'string') throw new AppError(outcome)
  const { userId, sessionId, refId } = outcome
  const user = await sessions.getCurrentUser({ userId, sessionId, isProviderAdmin: false })
  return { session_id: sessionId, ref_id: refId, user: asCandidate(user) }
}
