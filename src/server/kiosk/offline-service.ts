// Rules of beginning at a station without network: who is expected there, what is given ahead for them, and sessions that
// began so. Knows no HTTP.
import { randomUUID } from 'node:crypto'

import type { ExpectedPeople, StartPackage } from '#contract/kiosk/kiosk-offline.ts'
import { EXPECTED_MAX, LEASE_HOURS, UPLOAD_DAYS } from '#contract/kiosk/kiosk-rules.ts'

import type { Database } from '../db/database.ts'
import { AppError } from '../http/app-error.ts'
import { acceptedSecrets, isMadeByUs, type Secrets } from '../http/secrets.ts'
import { updateStation } from './device-repository.ts'
import * as repository from './expected-repository.ts'
import { grantOf, kioskCodeHash, kioskCodeOf } from './kiosk-code.ts'
import { recordBegun } from './record-begun.ts'
import { readStartContent, type CandidateReads } from './start-content.ts'
import { sealStart } from './start-package.ts'
import { atStation, type Unit } from './station-unit.ts'

type Deps = Secrets & {
  readonly database: Database
  readonly reads: CandidateReads
  readonly now: () => Date
}
type Begun = {
  sessionId: string
  codeId: string
  grant: string
  startedAt: Date
  isScanned: boolean
}

const HOUR_MS = 3_600_000
const DAY_MS = 86_400_000
const NO_ONE = { people: [] }

/** Every method is for the station of a credential. @throws AppError `unauthenticated` for none. */
export function createOfflineService(deps: Deps) {
  const { database, now } = deps
  return {
    /** A revoked station expects no one. */
    renewLease: (credential: string | undefined): Promise<ExpectedPeople> =>
      atStation({ database, now, credential }, renewLease),

    /** @throws AppError `not_found` for someone who is not expected. */
    async getStartPackage(credential: string | undefined, codeId: string): Promise<StartPackage> {
      const at = { database, now, credential }
      const named = await atStation(at, (unit) => findExpected(unit, { deps, codeId }))
      const { userId, refId, code, grant } = named
      const caller = { userId, sessionId: randomUUID(), isProviderAdmin: false }
      const content = await readStartContent(deps.reads, { caller, refId, grant })
      return sealStart(content, { codeId, code })
    },

    /**
     * Stores a session that began without network, once (I3). What was done under it is never refused for its time: a code
     * that has ended, or was used elsewhere meanwhile, or a station that was revoked, does not lose an honest answer.
     * @throws AppError `not_found` for an application that is gone; `forbidden` for a session that is none of this station.
     */
    register: (credential: string | undefined, begun: Begun) =>
      atStation({ database, now, credential }, (unit) => register(unit, { deps, begun })),
  }
}

async function renewLease({ tx, found, at }: Unit): Promise<ExpectedPeople> {
  const { accountId, stationId, revokedAt } = found.station
  const server_time = at.toISOString()
  if (revokedAt !== null) return { server_time, lease_expires_at: server_time, ...NO_ONE }
  const rows = await repository.listExpected(tx, { accountId, at, limit: EXPECTED_MAX })
  const leaseUntil = new Date(at.getTime() + LEASE_HOURS * HOUR_MS)
  if (rows.length > 0) await updateStation(tx, { accountId, stationId, set: { leaseUntil } })
  return {
    server_time,
    lease_expires_at: leaseUntil.toISOString(),
    people: rows.map(({ codeId, expiresAt, version }) => ({
      code_id: codeId,
      expires_at: expiresAt.toISOString(),
      version,
    })),
  }
}

async function findExpected(
  { tx, found, at }: Unit,
  { deps, codeId }: { deps: Deps; codeId: string },
) {
  const { accountId, stationId, revokedAt } = found.station
  const row = revokedAt === null ? await repository.findCode(tx, { accountId, codeId }) : null
  if (row === null || row.expiresAt <= at) throw new AppError('not_found')
  const code = codeOf(deps, { codeId, hash: row.codeHash })
  if (code === null) throw new AppError('not_found')
  const grant = grantOf(deps.secret, { accountId, stationId, codeId })
  return { userId: row.userId, refId: row.refId, code, grant }
}

// Null for a code that was made by a secret that no longer counts, or by a build whose codes were shorter.
function codeOf(secrets: Secrets, { codeId, hash }: { codeId: string; hash: string }) {
  const made = acceptedSecrets(secrets).map((secret) => {
    const code = kioskCodeOf(secret, { kind: 'candidate', id: codeId })
    return { code, hash: kioskCodeHash(secret, { kind: 'candidate', code }) }
  })
  return made.find((one) => one.hash === hash)?.code ?? null
}

async function register({ tx, found, at }: Unit, { deps, begun }: { deps: Deps; begun: Begun }) {
  const { accountId, stationId, revokedAt } = found.station
  const { sessionId, codeId, grant } = begun
  if (revokedAt !== null && at.getTime() - revokedAt.getTime() > UPLOAD_DAYS * DAY_MS)
    throw new AppError('unauthenticated')
  const make = (secret: string) => grantOf(secret, { accountId, stationId, codeId })
  if (!isMadeByUs(grant, { secrets: deps, make })) throw new AppError('forbidden')
  const code = await repository.findCode(tx, { accountId, codeId })
  if (code === null) throw new AppError('not_found')
  const { userId, userSmartreqId, madeAt } = code
  // By the device's clock, which may be wrong: not before the code was made, nor after now.
  const latest = Math.min(at.getTime(), revokedAt?.getTime() ?? Number.POSITIVE_INFINITY)
  const startedMs = Math.min(Math.max(begun.startedAt.getTime(), madeAt.getTime()), latest)
  const key = { accountId, stationId, sessionId, codeId, userId, userSmartreqId }
  const begunBy = begun.isScanned ? 'qr' : 'code'
  const startedAt = new Date(startedMs)
  const stored = await repository.insertSession(tx, { ...key, startedAt, begunBy })
  if (!stored.isOurs) throw new AppError('forbidden')
  if (stored.isNew) await recordBegun(tx, { accountId, userId, userSmartreqId, begunBy })
  return { session_id: sessionId }
}
