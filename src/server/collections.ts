// Every collection with its table: served by the app, and gone through by the sweeps.
import type { ServedCollection } from './access/collections/served-collection.ts'
import { servedRejectionReasons } from './decisions/reasons/reasons.ts'
import { servedOfferApprovalRules } from './offers/settings/offer-approval-rules.ts'
import { servedOfferFields } from './offers/settings/offer-fields.ts'
import { servedPhoneNumbers } from './settings/phone-numbers.ts'
import { servedScoringCriteria } from './settings/scoring-criteria.ts'
import { servedSeparationReasons } from './settings/separation-reasons.ts'
import { servedTags } from './settings/tags/tags.ts'
import { servedTextTemplates } from './settings/text-templates.ts'

export const SERVED_COLLECTIONS: readonly ServedCollection[] = [
  servedRejectionReasons,
  servedTags,
  servedTextTemplates,
  servedSeparationReasons,
  servedPhoneNumbers,
  servedScoringCriteria,
  servedOfferFields,
  servedOfferApprovalRules,
]
