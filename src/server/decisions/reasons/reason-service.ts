// Rules of a company's rejection reasons in its settings. Knows no HTTP.
import type { z } from 'zod'

import { REASON_LIMITS } from '#contract/settings/rejection-reason-types.ts'
import * as contract from '#contract/settings/rejection-reasons.ts'
import type { UsedReason } from '#contract/settings/rejection-reasons.ts'

import type { StaffScopes } from '../../access/staff-access.ts'
import { staffCommand, type By, type Changing } from '../../access/staff-command.ts'
import { releaseRules } from '../../automation/rule-references.ts'
import type { Tx } from '../../db/database.ts'
import type { Caller } from '../../http/access-token.ts'
import { AppError } from '../../http/app-error.ts'
import * as repository from './reason-repository.ts'
import type { ReasonKey } from './reason-repository.ts'

type Query = z.output<typeof contract.listUsedReasons.query>
type Creation = { readonly accountId: number } & {
  readonly content: z.output<typeof contract.createRejectionReason.body>
}
type Update = ReasonKey & {
  readonly content: z.output<typeof contract.updateRejectionReason.body>
}
type Deletion = ReasonKey & { readonly replaceTo: number | undefined }

const reasonSchema = contract.updateRejectionReason.responses[200].shape.data
const deletedSchema = contract.deleteRejectionReason.responses[200].shape.data

export function createReasonService({ scopes }: { scopes: StaffScopes }) {
  return {
    ...changes(scopes),

    list: (caller: Caller, { accountId, query }: { accountId: number; query: Query }) =>
      scopes.inAccount(
        { caller, accountId, policy: contract.listUsedReasons.policy },
        async (tx) => {
          const { rows, total } = await repository.listReasons(tx, { ...query, accountId })
          const { page, page_size } = query
          return { data: rows, meta: { page, page_size, total } }
        },
      ),
  }
}

function changes(scopes: StaffScopes) {
  return {
    /** @throws AppError `reason_label_taken`, `too_many_reasons`. */
    create: (by: By, request: Creation) =>
      staffCommand(scopes, {
        by,
        accountId: request.accountId,
        policy: contract.createRejectionReason.policy,
        name: 'create-rejection-reason',
        request,
        replySchema: reasonSchema,
        change: (changing) => create(changing, request),
      }),

    /** @throws AppError `not_found`, `reason_label_taken`. */
    update: (by: By, request: Update) =>
      staffCommand(scopes, {
        by,
        accountId: request.accountId,
        policy: contract.updateRejectionReason.policy,
        name: 'update-rejection-reason',
        request,
        replySchema: reasonSchema,
        change: (changing) => update(changing, request),
      }),

    /** @throws AppError `not_found`, `reason_in_use`, `last_reason`, `validation_failed` for a replacement there is not. */
    remove: (by: By, request: Deletion) =>
      staffCommand(scopes, {
        by,
        accountId: request.accountId,
        policy: contract.deleteRejectionReason.policy,
        name: 'delete-rejection-reason',
        request,
        replySchema: deletedSchema,
        change: (changing) => remove(changing, request),
      }),
  }
}

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

async function remove(changing: Changing, { replaceTo, ...key }: Deletion) {
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
