// A company's custom fields for its application forms.
import * as contract from '#contract/settings/account-fields.ts'
import type { AccountField } from '#contract/settings/account-fields.ts'

import type { Changing } from '../../access/staff-command.ts'
import type { StaffEndpoints } from '../../access/staff-endpoints.ts'
import { AppError } from '../../http/app-error.ts'
import * as repository from './field-repository.ts'
import type { FieldBody } from './field-repository.ts'

export function serveAccountFields({ query, command }: StaffEndpoints): void {
  query(contract.listAccountFields, ({ tx, access: { accountId }, query: asked }) =>
    repository.listFields(tx, {
      accountId,
      search: asked.search,
      page: asked.page,
      pageSize: asked.page_size,
    }),
  )

  command(contract.createAccountField, (changing) => create(changing, changing.body))

  command(contract.updateAccountField, (changing) =>
    update(changing, {
      accountFieldId: changing.params.account_field_id,
      body: changing.body,
    }),
  )

  command(contract.deleteAccountField, (changing) =>
    archive(changing, changing.params.account_field_id),
  )
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

/** @throws AppError `not_found`. */
async function update(
  { tx, access, audit }: Changing,
  { accountFieldId, body }: { accountFieldId: number; body: FieldBody },
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

/** @throws AppError `not_found`. */
async function archive({ tx, access, audit }: Changing, accountFieldId: number) {
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
