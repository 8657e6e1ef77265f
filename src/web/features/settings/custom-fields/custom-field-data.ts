// The requests of the lists of custom fields.
import type { AccountField } from '#contract/settings/account-fields.ts'
import type { FieldUsageType } from '#contract/settings/settings-rules.ts'

import type { CustomFieldView } from './custom-field-search.ts'

/** A list of custom fields: a company's, for one use. */
export type FieldList = { readonly accountId: number; readonly usageType: FieldUsageType }

export const CUSTOM_FIELDS = '/account/v1/{account_id}/account-fields/'
export const CUSTOM_FIELD = `${CUSTOM_FIELDS}{account_field_id}/` as const

export function fieldsAsked({ accountId, usageType }: FieldList, view: CustomFieldView) {
  const { search = '', page = 1, state } = view
  const narrowed = state === undefined ? {} : { state }
  const query = { usage_type_id: usageType, search, page, page_size: 25, ...narrowed }
  return { path: { account_id: accountId }, query }
}

export function fieldPath({ accountId }: FieldList, { account_field_id }: AccountField) {
  return { path: { account_id: accountId, account_field_id } }
}

/** The state that a change of a field begins from. */
export function stateOf({ field, is_private }: AccountField) {
  return { ...field, is_private }
}
