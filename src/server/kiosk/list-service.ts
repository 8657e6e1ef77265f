import type { ListedPerson } from '#contract/kiosk/kiosk-list.ts'
// Rules of today's list at a station: who is on it, and what proves that someone is the person of a name. The list needs
// the network: without a code nothing could seal what a device would store of it. Knows no HTTP.
import { LIST_MAX, PHONE_PROOF_DIGITS } from '#contract/kiosk/kiosk-rules.ts'
import type { KioskSession } from '#contract/kiosk/kiosk.ts'

import type { Database } from '../db/database.ts'
import { AppError } from '../http/app-error.ts'
import type { SessionService } from '../session/session-service.ts'
import { beginByTry, describeBegun } from './begin-session.ts'
import * as repository from './list-repository.ts'
import { atStation, type Unit } from './station-unit.ts'

type Deps = {
  readonly database: Database
  readonly sessions: Pick<SessionService, 'getCurrentUser'>
  readonly now: () => Date
}
type Claim = { readonly codeId: string; readonly proof: string }
type Proof = { readonly kind: ListedPerson['proof']; readonly expected: string | null }

/**
 * Every method is for the station of a credential. @throws AppError `unauthenticated` for none; `forbidden` where staff
 * do not allow the list; `station_revoked`.
 */
export function createListService({ database, sessions, now }: Deps) {
  return {
    list: (credential: string | undefined) =>
      atStation({ database, now, credential }, async (unit) => {
        const station = listingStation(unit)
        const rows = await repository.listExpectedToday(unit.tx, {
          ...station,
          limit: LIST_MAX + 1,
        })
        return {
          people: rows.slice(0, LIST_MAX).map(describe),
          is_complete: rows.length <= LIST_MAX,
        }
      }),

    /** @throws AppError `not_found` for someone who is not on the list; `proof_incorrect`, `rate_limited`. */
    async begin(credential: string | undefined, claim: Claim): Promise<KioskSession> {
      const outcome = await atStation({ database, now, credential }, (unit) => begin(unit, claim))
      return describeBegun(sessions, outcome)
    },
  }
}

async function begin(unit: Unit, { codeId, proof }: Claim) {
  const station = listingStation(unit)
  const row = await repository.findExpectedToday(unit.tx, { ...station, codeId })
  if (row === null) throw new AppError('not_found')
  const isProven = proofOf(row).expected === proof
  return beginByTry(unit, {
    find: () => Promise.resolve(isProven ? row : null),
    wrong: 'proof_incorrect',
    begunBy: 'name',
    // There are far fewer dates and last digits than codes: one's own code must not make guessing at others free again.
    alsoCounted: { what: 'proof', where: String(row.userSmartreqId) },
  })
}

function listingStation({ found, at }: Unit) {
  const { accountId, stationId, revokedAt, isListShown, listJobIds } = found.station
  if (revokedAt !== null) throw new AppError('station_revoked')
  if (!isListShown) throw new AppError('forbidden')
  return { accountId, stationId, listJobIds, at }
}

function describe(row: repository.ListedRow): ListedPerson {
  return {
    code_id: row.codeId,
    name: nameOf(row),
    job_title: row.jobTitle,
    proof: proofOf(row).kind,
  }
}

function nameOf({ firstName, lastName }: repository.ListedRow): string {
  const [initial] = lastName.trim()
  return initial === undefined ? firstName : `${firstName} ${initial}.`
}

function proofOf({ dob, phoneNumber }: repository.ListedRow): Proof {
  if (dob !== null) return { kind: 'dob', expected: dob }
  const [dialed = ''] = phoneNumber?.split('x') ?? []
  if (dialed !== '') return { kind: 'phone', expected: dialed.slice(-PHONE_PROOF_DIGITS) }
  return { kind: 'code', expected: null }
}
