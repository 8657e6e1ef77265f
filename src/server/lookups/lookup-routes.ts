// Routes of the lists of codes. They read no table: the codes are part of the contract.
import type { FastifyInstance } from 'fastify'

import { localeSchema } from '#contract/core/shape.ts'
import * as contract from '#contract/lookups/lookups.ts'
import { POSITION_TYPES } from '#contract/people/people-rules.ts'
import { genderSchema } from '#contract/people/user-profile.ts'
import { COMPANY_SIZES } from '#contract/settings/settings-rules.ts'

import { route, type Authenticate } from '../http/route.ts'

const TIME_ZONES = Intl.supportedValuesOf('timeZone').map((name) => ({ name }))

const LOOKUPS: contract.Lookups = {
  company_sizes: [...COMPANY_SIZES],
  job_types: [
    { id: 2, name: 'Requisition' },
    { id: 4, name: 'Pathway' },
  ],
  question_types: [
    { id: 3, name: 'Pre-screen Question(s)' },
    { id: 4, name: 'Interview Question(s)' },
  ],
  usage_types: [
    { id: 1, name: 'Attributes' },
    { id: 3, name: 'Outcomes' },
  ],
  separation_groups: [...contract.SEPARATION_GROUPS],
  genders: [...genderSchema.options],
  position_types: [...POSITION_TYPES],
  languages: [...localeSchema.options],
  timezones: TIME_ZONES,
}

export function lookupRoutes(
  app: FastifyInstance,
  { authenticate }: { authenticate: Authenticate },
): void {
  route({ app, authenticate, endpoint: contract.listLookups }, async () => ({ data: LOOKUPS }))

  route({ app, authenticate, endpoint: contract.listTimeZones }, async () => ({
    data: LOOKUPS.timezones,
  }))

  route({ app, authenticate, endpoint: contract.listSeparationGroups }, async () => ({
    data: LOOKUPS.separation_groups,
  }))
}
