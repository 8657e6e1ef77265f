// What the lists of attributes and outcomes ask of the server.
import type { AttributeContent, AttributeType } from '#contract/settings/attribute-types.ts'
import { ATTRIBUTE_LIST, type UsageType } from '#contract/settings/settings-rules.ts'
import { listRequest } from '#web/api/list-search.ts'
import { currentLocale } from '#web/i18n/i18n.ts'

import type { AttributeView } from './attribute-search.ts'

/** A company's attributes or outcomes, with the shared ones. */
export type AttributeList = { readonly accountId: number; readonly usageType: UsageType }

export const ATTRIBUTES = '/account/v1/{account_id}/attribute-types/'
export const ATTRIBUTE = `${ATTRIBUTES}{attribute_type_id}/` as const

export function attributesAsked({ accountId, usageType }: AttributeList, view: AttributeView) {
  const asked = { ...listRequest(ATTRIBUTE_LIST, view), usage_type: usageType }
  return { path: { account_id: accountId }, query: { ...asked, language: currentLocale() } }
}

export function attributePath({ accountId }: AttributeList, { attribute_type_id }: AttributeType) {
  return { path: { account_id: accountId, attribute_type_id } }
}

/** The state that a change of one begins from. */
export function contentOf(row: AttributeContent): AttributeContent {
  const { name, description, category, parent_attribute_type_id } = row
  return { name, description, category, parent_attribute_type_id }
}
