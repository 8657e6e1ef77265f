// Why employees leave a company.
import { choice, collection, text } from '../core/collection.ts'

export const SEPARATION_TYPES = ['voluntary', 'involuntary', 'other'] as const
export type SeparationType = (typeof SEPARATION_TYPES)[number]

export const separationReasons = collection({
  name: 'separation_reason',
  nouns: ['separation reason', 'separation reasons'],
  path: '/account/v1/:account_id/separation-reasons/',
  flag: 'company_settings_access',
  fields: {
    name: text({ max: 80, isUnique: true }),
    separation_type: choice({ options: SEPARATION_TYPES }),
  },
  title: 'name',
  search: ['name'],
  order: 'manual',
  limit: 100,
  uses: ['people'],
  heldBy: ['people'],
})
