// A company's custom fields: those of application forms for users who write plans, and all of them in the settings.
import * as contract from '#contract/settings/account-fields.ts'
import { FORM_USAGE_TYPE } from '#contract/settings/settings-rules.ts'

import type { StaffEndpoints } from '../../access/staff-endpoints.ts'
import * as repository from './field-repository.ts'
import * as service from './field-service.ts'

export function serveAccountFields(endpoints: StaffEndpoints): void {
  serveFormFields(endpoints)
  serveCompanyFields(endpoints)
}

function serveFormFields({ query, command }: StaffEndpoints): void {
  const usageTypeId = FORM_USAGE_TYPE

  query(contract.listAccountFields, ({ tx, access: { accountId }, query: asked }) =>
    repository.listFields(tx, { ...asked, accountId, usageTypeId }),
  )

  command(contract.createAccountField, (changing) =>
    service.createField(changing, { usageTypeId, content: changing.body }),
  )

  command(contract.updateAccountField, ({ params, body, ...changing }) => {
    const key = { accountId: changing.access.accountId, accountFieldId: params.account_field_id }
    return service.updateField(changing, { ...key, usageTypeId, content: body })
  })

  command(contract.deleteAccountField, async ({ params, ...changing }) => {
    const key = { accountId: changing.access.accountId, accountFieldId: params.account_field_id }
    const { account_field_id } = await service.archiveField(changing, { ...key, usageTypeId })
    return { account_field_id }
  })
}

function serveCompanyFields({ query, command }: StaffEndpoints): void {
  query(contract.listCompanyFields, ({ tx, params, query: asked }) => {
    const list = { accountId: params.account_id, usageTypeId: asked.usage_type_id }
    return repository.listFields(tx, { ...asked, ...list })
  })

  command(contract.createCompanyField, ({ body, ...changing }) => {
    const { usage_type_id: usageTypeId, ...content } = body
    return service.createField(changing, { usageTypeId, content })
  })

  command(contract.updateCompanyField, ({ params, body, ...changing }) =>
    service.updateField(changing, { ...keyOf(params), content: body }),
  )

  command(contract.archiveCompanyField, ({ params, ...changing }) =>
    service.archiveField(changing, keyOf(params)),
  )

  command(contract.restoreCompanyField, ({ params, ...changing }) =>
    service.restoreField(changing, keyOf(params)),
  )

  command(contract.moveCompanyField, ({ params, body, ...changing }) =>
    service.moveField(changing, { ...keyOf(params), ...body }),
  )
}

function keyOf(params: { account_id: number; account_field_id: number }) {
  return { accountId: params.account_id, accountFieldId: params.account_field_id }
}
