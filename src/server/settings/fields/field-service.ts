// Rules of a company's custom fields. Knows no HTTP.
import * as contract from '#contract/settings/account-fields.ts'
import type { AccountField } from '#contract/settings/account-fields.ts'

import type { StaffScopes } from '../../access/staff-access.ts'
import { jobCommand, type By, type Changing } from '../../access/staff-command.ts'
import type { Caller } from '../../http/access-token.ts'
import { AppError } from '../../http/app-error.ts'
import * as repository from './field-repository.ts'
import type { FieldBody } from './field-repository.ts'

const createdSchema = contract.createAccountField.responses[201].shape.data
const updatedSchema = contract.updateAccountField.responses[200].shape.data
const archivedSchema = contract.deleteAccountField.responses[200].shape.data

type Page = { search: string; page: number; pageSize: number }
type FieldAt = { jobId: number; accountFieldId: number }

export function createFieldService({ scopes }: { scopes: StaffScopes }) {
  return {
    /** One page of the fields, and how many there are. */
    list: (caller: Caller, { jobId, ...page }: { jobId: number } & Page) =>
      scopes.atJob(
        { caller, jobId, policy: contract.listAccountFields.policy },
        (tx, { accountId }) => repository.listFields(tx, { accountId, ...page }),
      ),

    create: (by: By, given: { jobId: number; body: FieldBody }): Promise<AccountField> =>
      jobCommand(scopes, {
        by,
        jobId: given.jobId,
        policy: contract.createAccountField.policy,
        name: 'create-account-field',
        request: given,
        replySchema: createdSchema,
        change: (changing) => create(changing, given.body),
      }),

    /** @throws AppError `not_found`. */
    update: (by: By, given: FieldAt & { body: FieldBody }): Promise<AccountField> =>
      jobCommand(scopes, {
        by,
        jobId: given.jobId,
        policy: contract.updateAccountField.policy,
        name: 'update-account-field',
        request: given,
        replySchema: updatedSchema,
        change: (changing) => update(changing, given),
      }),

    /** @throws AppError `not_found`. */
    archive: (by: By, given: FieldAt) =>
      jobCommand(scopes, {
        by,
        jobId: given.jobId,
        policy: contract.deleteAccountField.policy,
        name: 'delete-account-field',
        request: given,
        replySchema: archivedSchema,
        change: (changing) => archive(changing, given),
      }),
  }
}

async function create({ tx, access, audit }: Changing, body: FieldBody): Promise<AccountField> {
  const made = await repository.insertField(tx, { accountId: access.accountId, body })
  await audit({
    entity: 'custom_field',
    entityId: made.account_field_id,
    action: 'create',
    after: { text: body.field.text },
  })
  return made
}

async function update(
  { tx, access, audit }: Changing,
  { accountFieldId, body }: FieldAt & { body: FieldBody },
): Promise<AccountField> {
  const key = { accountId: access.accountId, accountFieldId }
  const before = await repository.lockField(tx, key)
  if (before === null) throw new AppError('not_found')
  await repository.updateField(tx, { ...key, body })
  await audit({
    entity: 'custom_field',
    entityId: accountFieldId,
    action: 'update',
    before: { text: before.field.text },
    after: { text: body.field.text },
  })
  return { ...before, ...body }
}

async function archive({ tx, access, audit }: Changing, { accountFieldId }: FieldAt) {
  const key = { accountId: access.accountId, accountFieldId }
  const before = await repository.lockField(tx, key)
  if (before === null) throw new AppError('not_found')
  await repository.archiveField(tx, key)
  await audit({
    entity: 'custom_field',
    entityId: accountFieldId,
    action: 'delete',
    before: { text: before.field.text },
  })
  return { account_field_id: accountFieldId }
}
