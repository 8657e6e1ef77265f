// Lists of codes with their names, the same for every company: what an integration shows to choose from.
import { z } from 'zod'

import { endpoint } from '../core/endpoint.ts'
import { dataOf, localeSchema } from '../core/shape.ts'
import { POSITION_TYPES } from '../people/people-rules.ts'
import { genderSchema } from '../people/user-profile.ts'

const TAG = 'Lookups'
const policy = { level: 1, scope: 'person' } as const

const timeZoneSchema = z.object({ name: z.string() })

/** A code that other calls take or answer, with its English name. */
const codeSchema = z.object({ id: z.number().int(), name: z.string() })

/** Who ended an employment: turnover is counted for each group. */
export const SEPARATION_GROUPS = [
  { separation_group: 'voluntary', name: 'Voluntary' },
  { separation_group: 'involuntary', name: 'Involuntary' },
] as const

const separationGroupSchema = z.object({
  separation_group: z.enum(SEPARATION_GROUPS.map((one) => one.separation_group)),
  name: z.string(),
})

const lookupsSchema = z.object({
  /** In employees, by the code of the size of a company. */
  company_sizes: z.array(codeSchema),
  job_types: z.array(codeSchema),
  question_types: z.array(codeSchema),
  usage_types: z.array(codeSchema),
  separation_groups: z.array(separationGroupSchema),
  genders: z.array(genderSchema),
  position_types: z.array(z.enum(POSITION_TYPES)),
  /** In which the app is offered, as ISO 639-1. */
  languages: z.array(localeSchema),
  timezones: z.array(timeZoneSchema),
})
export type Lookups = z.infer<typeof lookupsSchema>

export const listLookups = endpoint({
  method: 'GET',
  url: '/lookup/v1/all/',
  tag: TAG,
  summary: 'Every list of codes that is the same for all companies, by its name',
  policy,
  responses: { 200: dataOf(lookupsSchema) },
})

export const listTimeZones = endpoint({
  method: 'GET',
  url: '/lookup/v1/timezones/',
  tag: TAG,
  summary: 'The time zones that the server knows, by their IANA names',
  policy,
  responses: { 200: dataOf(z.array(timeZoneSchema)) },
})

export const listSeparationGroups = endpoint({
  method: 'GET',
  url: '/lookup/v1/separation-group/',
  tag: TAG,
  summary: 'The groups of reasons for which an employment ends',
  policy,
  responses: { 200: dataOf(z.array(separationGroupSchema)) },
})
