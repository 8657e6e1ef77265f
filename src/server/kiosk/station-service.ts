// Rules of kiosk stations for staff: what happens there, and changing or revoking them. Knows no HTTP.
import type { z } from 'zod'

import * as contract from '#contract/kiosk/kiosk-stations.ts'

import type { StaffScopes } from '../access/staff-access.ts'
import { staffCommand, type By, type Changing } from '../access/staff-command.ts'
import { listApplicantsByIds } from '../applicants/applicant-service.ts'
import type { Caller } from '../http/access-token.ts'
import { AppError } from '../http/app-error.ts'
import type { Secrets } from '../http/secrets.ts'
import { hashPassword } from '../session/password-hash.ts'
import { describeStation } from './describe-station.ts'
import { withoutPin } from './kiosk-code.ts'
import { assertOwnJobs, listJobTitles } from './list-jobs.ts'
import * as repository from './station-repository.ts'

type Deps = Secrets & { readonly scopes: StaffScopes; readonly now: () => Date }
type Of = { readonly accountId: number }
type Key = Of & { readonly stationId: number }
type Query = z.output<typeof contract.listKioskStations.query>
type StationChange = z.output<typeof contract.updateKioskStation.body>

const keySchema = contract.revokeKioskStation.responses[200].shape.data

export function createStationService(deps: Deps) {
  const { scopes } = deps
  return {
    list: (caller: Caller, { accountId, query }: Of & { query: Query }) =>
      scopes.inAccount(
        { caller, accountId, policy: contract.listKioskStations.policy },
        async (tx, access) => {
          const { page, page_size } = query
          const { rows, total } = await repository.listStations(tx, { ...query, accountId })
          const ids = rows.flatMap(({ using }) => using?.user_smartreq_id ?? [])
          const applicants = await listApplicantsByIds(tx, { accountId, ids })
          const jobIds = rows.flatMap(({ station }) => station.listJobIds ?? [])
          const jobs = await listJobTitles(tx, { accountId, ids: jobIds })
          const reading = {
            at: deps.now(),
            canSeeApplicants: access.has('smartreq_access'),
            jobOf: new Map(jobs.map((one) => [one.job_id, one])),
            applicantOf: new Map(applicants.map((one) => [one.user_smartreq_id, one])),
          }
          return {
            data: rows.map((row) => describeStation(row, reading)),
            meta: { page, page_size, total },
          }
        },
      ),
    ...changing(deps),
  }
}

function changing(deps: Deps) {
  const { scopes, now } = deps
  return {
    /** @throws AppError `not_found`. */
    update: (by: By, { body, ...key }: Key & { body: StationChange }) =>
      staffCommand(scopes, {
        by,
        accountId: key.accountId,
        policy: contract.updateKioskStation.policy,
        name: 'update-kiosk-station',
        request: { ...key, body: withoutPin(deps, body) },
        replySchema: keySchema,
        change: (changing) => update(changing, { ...key, body }),
      }),

    /** @throws AppError `not_found`. */
    clearWarnings: (by: By, key: Key) =>
      staffCommand(scopes, {
        by,
        accountId: key.accountId,
        policy: contract.clearKioskWarnings.policy,
        name: 'clear-kiosk-warnings',
        request: key,
        replySchema: keySchema,
        change: (changing) => clearWarnings(changing, key),
      }),

    /** Does nothing to one that is revoked. @throws AppError `not_found`. */
    revoke: (by: By, key: Key) =>
      staffCommand(scopes, {
        by,
        accountId: key.accountId,
        policy: contract.revokeKioskStation.policy,
        name: 'revoke-kiosk-station',
        request: key,
        replySchema: keySchema,
        change: (changing) => revoke(changing, { ...key, at: now() }),
      }),
  }
}

async function update({ tx, audit }: Changing, { body, ...key }: Key & { body: StationChange }) {
  const before = await repository.lockStation(tx, key)
  if (before === null) throw new AppError('not_found')
  const { name, place, exit_pin: pin, is_list_shown: isListShown = before.isListShown } = body
  const { list_job_ids: listJobIds = before.listJobIds } = body
  if (body.list_job_ids !== undefined) await assertOwnJobs(tx, { ...key, ids: listJobIds ?? [] })
  const pinHash = pin === undefined ? before.pinHash : await hashPassword(pin)
  const set = { name, place, pinHash, isListShown, listJobIds }
  await repository.updateStation(tx, { ...key, set })
  await audit({
    entity: 'kiosk_station',
    entityId: key.stationId,
    action: 'update',
    before: {
      name: before.name,
      place: before.place,
      is_list_shown: before.isListShown,
      list_job_ids: before.listJobIds,
    },
    after: {
      name,
      place,
      is_list_shown: isListShown,
      list_job_ids: listJobIds,
      ...(pin === undefined ? {} : { is_pin_changed: true }),
    },
  })
  return { station_id: key.stationId }
}

async function clearWarnings({ tx, audit }: Changing, key: Key) {
  if ((await repository.lockStation(tx, key)) === null) throw new AppError('not_found')
  const set = { helpAt: null, wrongAt: null, wrongCodes: 0, wrongPins: 0 }
  await repository.updateStation(tx, { ...key, set })
  await audit({ entity: 'kiosk_station', entityId: key.stationId, action: 'clear_warnings' })
  return { station_id: key.stationId }
}

async function revoke({ tx, audit }: Changing, { at, ...key }: Key & { at: Date }) {
  const found = await repository.lockStation(tx, key)
  if (found === null) throw new AppError('not_found')
  if (found.revokedAt === null) {
    // Who is on stops there; what they did is still taken, for as long as it may be on its way.
    await repository.endSessions(tx, { ...key, at })
    await repository.updateStation(tx, { ...key, set: { revokedAt: at } })
    await audit({ entity: 'kiosk_station', entityId: key.stationId, action: 'revoke' })
  }
  return { station_id: key.stationId }
}
