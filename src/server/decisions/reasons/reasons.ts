// The settings of a company's rejection reasons.
import type { z } from 'zod'

import { REASON_LIMITS } from '#contract/settings/rejection-reason-types.ts'
import * as contract from '#contract/settings/rejection-reasons.ts'
import type { UsedReason } from '#contract/settings/rejection-reasons.ts'

import type { Changing } from '../../access/staff-command.ts'
import type { StaffEndpoints } from '../../access/staff-endpoints.ts'
import { releaseRules } from '../../automation/rule-references.ts'
import type { Tx } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import * as repository from './reason-repository.ts'
import type { ReasonKey } from './reason-repository.ts'

type Creation = { accountId: number; content: z.output<typeof contract.createRejectionReason.body> }
type Update = ReasonKey & { content: z.output<typeof contract.updateRejectionReason.body> }

export function serveReasons({ query, command }: StaffEndpoints): void {
  query(contract.listUsedReasons, ({ tx, access: { accountId }, query }) =>
    repository.listReasons(tx, { ...query, accountId }),
  )

  command(contract.createRejectionReason, (changing) =>
    create(changing, { accountId: changing.access.accountId, content: changing.body }),
  )

  command(contract.updateRejectionReason, (changing) =>
    update(changing, { ...keyOf(changing.params), content: changing.body }),
  )

  command(contract.deleteRejectionReason, (changing) =>
    remove(changing, { ...keyOf(changing.params), replaceTo: changing.query.replace_to }),
  )
}

function keyOf(params: { account_id: number; rejection_reason_id: number }): ReasonKey {
  return { accountId: params.account_id, rejectionReasonId: params.rejection_reason_id }
}

/** @throws AppError `reason_label_taken`, `too_many_reasons`. */
async function create({ tx, audit }: Changing, request: Creation): Promise<UsedReason> {
  const { accountId, content } = request
  const { label, reason_type: reasonType } = content
  await repository.lockReasons(tx, request)
  if ((await repository.countReasons(tx, request)) >= REASON_LIMITS.ofCompany)
    throw new AppError('too_many_reasons')
  if (await repository.isLabelTaken(tx, { accountId, label }))
    throw new AppError('reason_label_taken')
  const rejectionReasonId = await repository.insertReason(tx, { accountId, label, reasonType })
  await audit({
    entity: 'rejection_reason',
    entityId: rejectionReasonId,
    action: 'create',
    after: content,
  })
  return getReason(tx, { accountId, rejectionReasonId })
}

/** @throws AppError `not_found`, `reason_label_taken`. */
async function update({ tx, audit }: Changing, request: Update): Promise<UsedReason> {
  const { content, ...key } = request
  const { label, reason_type: reasonType } = content
  await repository.lockReasons(tx, key)
  const before = await getReason(tx, key)
  if (label !== undefined && (await repository.isLabelTaken(tx, { ...key, label })))
    throw new AppError('reason_label_taken')
  const isRelabelled = label !== undefined && label !== before.label
  const set = {
    ...(reasonType === undefined ? {} : { reasonType }),
    // No one translates what a company writes.
    ...(isRelabelled ? { label, standardReason: null } : {}),
  }
  if (Object.keys(set).length === 0) return before
  await repository.updateReason(tx, { ...key, set })
  const after = await getReason(tx, key)
  await audit({
    entity: 'rejection_reason',
    entityId: key.rejectionReasonId,
    action: 'update',
    before: contentOf(before),
    after: contentOf(after),
  })
  return after
}

/** @throws AppError `not_found`, `reason_in_use`, `last_reason`, `validation_failed` for a replacement there is not. */
async function remove(
  changing: Changing,
  { replaceTo, ...key }: ReasonKey & { replaceTo: number | undefined },
) {
  const { tx, audit } = changing
  await repository.lockReasons(tx, key)
  if ((await repository.countReasons(tx, key)) === 1) {
    await getReason(tx, key)
    throw new AppError('last_reason')
  }
  await repository.lockReason(tx, key)
  const before = await getReason(tx, key)
  if (replaceTo === undefined && before.used_count > 0)
    throw new AppError('reason_in_use', { details: { count: before.used_count } })
  const target = replaceTo === undefined ? null : await replace(tx, { ...key, replaceTo })
  await releaseRules(changing, { kind: 'rejection_reason', id: key.rejectionReasonId, replaceTo })
  await repository.deleteReason(tx, key)
  await audit({
    entity: 'rejection_reason',
    entityId: key.rejectionReasonId,
    action: 'delete',
    before: contentOf(before),
    after: target === null ? null : { replaced_by: target.label },
  })
  return { rejection_reason_id: key.rejectionReasonId, moved: before.used_count }
}

async function replace(tx: Tx, change: ReasonKey & { replaceTo: number }): Promise<UsedReason> {
  const { accountId, rejectionReasonId, replaceTo } = change
  const target = await repository.findReason(tx, { accountId, rejectionReasonId: replaceTo })
  if (target === null || replaceTo === rejectionReasonId) {
    const fields = { replace_to: 'Not another reason of this company.' }
    throw new AppError('validation_failed', { fields })
  }
  await repository.moveDecisions(tx, change)
  return target
}

async function getReason(tx: Tx, key: ReasonKey): Promise<UsedReason> {
  const reason = await repository.findReason(tx, key)
  if (reason === null) throw new AppError('not_found')
  return reason
}

function contentOf({ label, reason_type }: UsedReason) {
  return { label, reason_type }
}
