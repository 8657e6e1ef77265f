// The list of people as a file: ordered with the filters of the list, made by a job, and downloaded by the user who asked.
// An import of people reads the file as it is.
import { z } from 'zod'

import { endpoint } from '../core/endpoint.ts'
import {
  dataOf,
  idSchema,
  instantSchema,
  localeSchema,
  pageOf,
  pageQuerySchema,
} from '../core/shape.ts'
import { PEOPLE_EXPORT_TYPES } from './people-export-rules.ts'
import { listPeople, PEOPLE_POLICY, PEOPLE_TAG } from './people.ts'

const params = z.object({ account_id: idSchema })
const url = '/account/v1/:account_id/people-exports/'
const countSchema = z.number().int().min(0)

const peopleExportSchema = z.object({
  people_export_id: z.uuid(),
  type: z.enum(PEOPLE_EXPORT_TYPES),
  /** Whether it has the columns that are only for readers of private data. */
  has_private_data: z.boolean(),
  requested_at: instantSchema,
  /** How many people are written of how many; null before the job has counted them. */
  done: countSchema,
  total: countSchema.nullable(),
  /** Null while it is being made. */
  ready_at: instantSchema.nullable(),
  /** When it was given up, because the list grew too long meanwhile. */
  failed_at: instantSchema.nullable(),
  expires_at: instantSchema,
  bytes: countSchema.nullable(),
})
export type PeopleExport = z.infer<typeof peopleExportSchema>

const { page: _page, page_size: _size, ordering, ...filters } = listPeople.query.shape

const filtersSchema = z.object(filters)
export type PeopleFilterValues = z.output<typeof filtersSchema>

/** A filter that the list does not have is refused: ignored, it would export everyone. */
const matchingSchema = filtersSchema.catchall(z.never('Not a filter of this list.'))

export const requestPeopleExport = endpoint({
  method: 'POST',
  url,
  tag: PEOPLE_TAG,
  summary:
    'Order a file of the people that the list shows, one row each; a job makes it, and it is deleted a day later',
  policy: {
    ...PEOPLE_POLICY,
    isIdempotent: true,
    rateLimit: { max: 30, windowSeconds: 3600 },
  },
  params,
  body: z.object({
    type: z.enum(PEOPLE_EXPORT_TYPES),
    /** Of the headings. */
    language: localeSchema,
    /** Adds the notes on separations; refused to users without access to private data. */
    has_private_data: z.boolean().default(false),
    ordering,
    matching: matchingSchema,
  }),
  responses: { 200: dataOf(peopleExportSchema) },
})
export type PeopleExportWish = z.output<typeof requestPeopleExport.body>

export const listPeopleExports = endpoint({
  method: 'GET',
  url,
  tag: PEOPLE_TAG,
  summary: 'The exports of people that the caller ordered and that have not expired, newest first',
  policy: PEOPLE_POLICY,
  params,
  query: pageQuerySchema.omit({ search: true }),
  responses: { 200: pageOf(peopleExportSchema) },
})

export const downloadPeopleExport = endpoint({
  method: 'GET',
  url: `${url}:people_export_id/file/`,
  tag: PEOPLE_TAG,
  summary:
    'The file of an export of people that the caller ordered, while the caller may still see all that it contains',
  policy: { ...PEOPLE_POLICY, rateLimit: { max: 30, windowSeconds: 60 }, isAudited: true },
  bytes: 'out',
  params: params.extend({ people_export_id: z.uuid() }),
  responses: { 200: z.string() },
})
