// The separation reasons of a company, and where they are kept.
import { separationReasons } from '#contract/settings/separation-reasons.ts'

import { servedCollection } from '../access/collections/served-collection.ts'
import { separationReason } from '../db/schema/separation-reason.ts'

export const servedSeparationReasons = servedCollection(separationReasons, {
  table: separationReason,
  uses: {},
})
