// The tags of a company. What tags applicants stands in `../applicants/applicant-changes.ts`.
import { CHANGE_LIMITS, TAG_NAME_MAX_LENGTH } from '../applicants/applicants-rules.ts'
import { collection, type RowOf, text } from '../core/collection.ts'

export const tags = collection({
  name: 'tag',
  nouns: ['tag', 'tags'],
  path: '/account/v1/:account_id/tags/',
  flag: 'company_settings_access',
  fields: { name: text({ max: TAG_NAME_MAX_LENGTH, isUnique: true }) },
  title: 'name',
  search: ['name'],
  order: 'title',
  limit: CHANGE_LIMITS.tagsOfCompany,
  uses: ['applicants', 'rules', 'views'],
})
export type UsedTag = RowOf<typeof tags>
