// Rules of the codes that staff are shown: those that enrol a device, and those that applicants begin with. A receipt
// stores what a code follows from, never the code. Knows no HTTP.
import { randomUUID } from 'node:crypto'

import { z } from 'zod'

import { CODE_HOURS, ENROLMENT_HOURS, groupedCode } from '#contract/kiosk/kiosk-rules.ts'
import * as contract from '#contract/kiosk/kiosk-stations.ts'
import type { KioskCode, KioskEnrolment } from '#contract/kiosk/kiosk-stations.ts'

import type { StaffScopes } from '../access/staff-access.ts'
import {
  applicationCommand,
  staffCommand,
  type By,
  type Changing,
} from '../access/staff-command.ts'
import { AppError } from '../http/app-error.ts'
import type { Secrets } from '../http/secrets.ts'
import { hashPassword } from '../session/password-hash.ts'
import { kioskCodeHash, kioskCodeOf, withoutPin } from './kiosk-code.ts'
import { assertOwnJobs } from './list-jobs.ts'
import { isNeeded } from './needed-device.ts'
import * as repository from './station-repository.ts'

type Deps = Secrets & { readonly scopes: StaffScopes; readonly now: () => Date }
type Of = { readonly accountId: number }
type Key = Of & { readonly stationId: number }
type NewStation = z.output<typeof contract.createKioskStation.body>

const HOUR_MS = 3_600_000
const enrolmentReceipt = z.object({
  station_id: z.number(),
  enrolment_id: z.uuid(),
  expires_at: z.string(),
})
const codeReceipt = z.object({ code_id: z.uuid(), expires_at: z.string() })

export function createEnrolmentService(deps: Deps) {
  return { ...enrolling(deps), ...codes(deps) }
}

function enrolling(deps: Deps) {
  const { scopes } = deps
  return {
    /** @throws AppError `validation_failed` for a requisition that is none of the company's. */
    async create(by: By, { accountId, body }: Of & { body: NewStation }): Promise<KioskEnrolment> {
      const receipt = await staffCommand(scopes, {
        by,
        accountId,
        policy: contract.createKioskStation.policy,
        name: 'create-kiosk-station',
        request: { accountId, body: withoutPin(deps, body) },
        replySchema: enrolmentReceipt,
        change: (changing) => create(changing, { deps, accountId, body }),
      })
      return enrolmentOf(deps, receipt)
    },

    /** @throws AppError `not_found` for one that is not there, or revoked; `station_unsent`. */
    async renew(by: By, key: Key): Promise<KioskEnrolment> {
      const receipt = await staffCommand(scopes, {
        by,
        accountId: key.accountId,
        policy: contract.renewKioskEnrolment.policy,
        name: 'renew-kiosk-enrolment',
        request: key,
        replySchema: enrolmentReceipt,
        change: (changing) => renew(changing, { deps, ...key }),
      })
      return enrolmentOf(deps, receipt)
    },
  }
}

function codes(deps: Deps) {
  const { scopes } = deps
  return {
    /** @throws AppError `not_found`, `forbidden`. */
    async makeCode(by: By, { userSmartreqId }: { userSmartreqId: number }): Promise<KioskCode> {
      const receipt = await applicationCommand(scopes, {
        by,
        userSmartreqId,
        policy: contract.createKioskCode.policy,
        name: 'create-kiosk-code',
        request: { userSmartreqId },
        replySchema: codeReceipt,
        change: (changing) => makeCode(changing, { deps, userSmartreqId }),
      })
      const code = kioskCodeOf(deps.secret, { kind: 'candidate', id: receipt.code_id })
      return { code: groupedCode(code), expires_at: receipt.expires_at }
    },
  }
}

async function create(
  { tx, audit }: Changing,
  { deps, accountId, body }: Of & { deps: Deps; body: NewStation },
) {
  const { name, place, is_list_shown: isListShown, list_job_ids: listJobIds } = body
  await assertOwnJobs(tx, { accountId, ids: listJobIds ?? [] })
  const enrolment = newEnrolment(deps)
  const stationId = await repository.insertStation(tx, {
    accountId,
    name,
    place,
    isListShown,
    listJobIds,
    pinHash: await hashPassword(body.exit_pin),
    createdAt: deps.now(),
    ...enrolment,
  })
  const after = { name, place, is_list_shown: isListShown, list_job_ids: listJobIds }
  await audit({ entity: 'kiosk_station', entityId: stationId, action: 'create', after })
  return receiptOf(stationId, enrolment)
}

async function renew({ tx, audit }: Changing, { deps, ...key }: Key & { deps: Deps }) {
  const found = await repository.lockStation(tx, key)
  if (found === null || found.revokedAt !== null) throw new AppError('not_found')
  if (await isNeeded(tx, { row: found, at: deps.now() })) throw new AppError('station_unsent')
  const enrolment = newEnrolment(deps)
  await repository.updateStation(tx, { ...key, set: enrolment })
  await audit({ entity: 'kiosk_station', entityId: key.stationId, action: 'renew_enrolment' })
  return receiptOf(key.stationId, enrolment)
}

async function makeCode(
  { tx, access, audit }: Changing,
  { deps, userSmartreqId }: { deps: Deps; userSmartreqId: number },
) {
  const { accountId, userId: madeBy } = access
  if (!(await repository.isOpen(tx, { accountId, userSmartreqId }))) throw new AppError('not_found')
  const codeId = randomUUID()
  const madeAt = deps.now()
  const expiresAt = new Date(madeAt.getTime() + CODE_HOURS * HOUR_MS)
  const code = kioskCodeOf(deps.secret, { kind: 'candidate', id: codeId })
  const codeHash = kioskCodeHash(deps.secret, { kind: 'candidate', code })
  const values = { accountId, codeId, userSmartreqId, codeHash, madeBy, madeAt, expiresAt }
  await repository.insertCode(tx, values)
  await audit({ entity: 'application', entityId: userSmartreqId, action: 'make_kiosk_code' })
  return { code_id: codeId, expires_at: expiresAt.toISOString() }
}

function newEnrolment({ secret, now }: Deps) {
  const enrolmentId = randomUUID()
  const code = kioskCodeOf(secret, { kind: 'enrolment', id: enrolmentId })
  return {
    enrolmentId,
    enrolmentHash: kioskCodeHash(secret, { kind: 'enrolment', code }),
    enrolmentExpiresAt: new Date(now().getTime() + ENROLMENT_HOURS * HOUR_MS),
  }
}

function receiptOf(stationId: number, enrolment: ReturnType<typeof newEnrolment>) {
  const { enrolmentId, enrolmentExpiresAt } = enrolment
  return {
    station_id: stationId,
    enrolment_id: enrolmentId,
    expires_at: enrolmentExpiresAt.toISOString(),
  }
}

function enrolmentOf(
  { secret }: Deps,
  { enrolment_id, ...receipt }: z.output<typeof enrolmentReceipt>,
): KioskEnrolment {
  const code = kioskCodeOf(secret, { kind: 'enrolment', id: enrolment_id })
  return { ...receipt, code: groupedCode(code) }
}
