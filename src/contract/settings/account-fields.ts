// The custom fields of a company, by what they are for. An application form takes a copy of one: a change here changes no
// form.
import { z } from 'zod'

import { writtenFieldSchema } from '../assessments/form-fields.ts'
import { endpoint } from '../core/endpoint.ts'
import { dataOf, idSchema, pageOf, pageQuerySchema } from '../core/shape.ts'
import { refuseEqualChoices } from '../plan-editor/equal-choices.ts'
import { ACCOUNT_FIELD_LIST, FIELD_USAGE_TYPES, FORM_USAGE_TYPE } from './settings-rules.ts'

const TAG = 'Custom fields'

/** For those who write the plan of some requisition of the company. */
const manage = { level: 2, scope: 'job', isForManagers: true } as const
const command = { ...manage, isIdempotent: true } as const

const jobParamsSchema = z.object({ job_id: idSchema })
const fieldParamsSchema = jobParamsSchema.extend({ account_field_id: idSchema })
const listUrl = '/account/v1/account-fields/job/:job_id/'
const fieldUrl = '/account/v1/account-field/job/:job_id/:account_field_id/'

const fieldShape = { field: writtenFieldSchema, is_private: z.boolean() }
const fieldBodySchema = z.object(fieldShape).superRefine(refuseEqualChoices)
export type AccountFieldContent = z.infer<typeof fieldBodySchema>

const usageTypeSchema = z.literal(FIELD_USAGE_TYPES)

const accountFieldSchema = z.object({
  ...fieldShape,
  account_field_id: z.number(),
  usage_type_id: usageTypeSchema,
  /** Not offered any more. */
  is_archived: z.boolean(),
})
export type AccountField = z.infer<typeof accountFieldSchema>

export const listAccountFields = endpoint({
  method: 'GET',
  url: listUrl,
  tag: TAG,
  summary: 'The custom fields of the company for application forms, in their order',
  policy: manage,
  params: jobParamsSchema,
  query: pageQuerySchema.extend({
    usage_type_id: z.coerce.number().pipe(z.literal(FORM_USAGE_TYPE)).default(FORM_USAGE_TYPE),
  }),
  responses: { 200: pageOf(accountFieldSchema) },
})

export const createAccountField = endpoint({
  method: 'POST',
  url: listUrl,
  tag: TAG,
  summary: 'Add a custom field to the company',
  policy: command,
  params: jobParamsSchema,
  body: fieldBodySchema,
  responses: { 201: dataOf(accountFieldSchema) },
})

export const updateAccountField = endpoint({
  method: 'PATCH',
  url: fieldUrl,
  tag: TAG,
  summary:
    'Change a custom field for the forms that take it from now on; with `If-Match`, refused with `conflict` when another user changed it meanwhile',
  policy: command,
  params: fieldParamsSchema,
  body: fieldBodySchema,
  responses: { 200: dataOf(accountFieldSchema) },
})

export const deleteAccountField = endpoint({
  method: 'DELETE',
  url: fieldUrl,
  tag: TAG,
  summary: 'Archive a custom field: forms that have it keep it, and so do the answers to it',
  policy: command,
  params: fieldParamsSchema,
  responses: { 200: dataOf(z.object({ account_field_id: z.number() })) },
})

/** For those who write the settings of the company. */
const settings = { level: 2, scope: 'account', flag: 'company_settings_access' } as const
const settingsCommand = { ...settings, isIdempotent: true } as const

const accountParamsSchema = z.object({ account_id: idSchema })
const companyFieldParamsSchema = accountParamsSchema.extend({ account_field_id: idSchema })
const companyListUrl = '/account/v1/:account_id/account-fields/'
const companyFieldUrl = `${companyListUrl}:account_field_id/` as const

export const listCompanyFields = endpoint({
  method: 'GET',
  url: companyListUrl,
  tag: TAG,
  summary:
    'The custom fields of a company for one use: those that are offered in their order, or the archived ones by their text',
  policy: settings,
  params: accountParamsSchema,
  query: pageQuerySchema.extend({
    usage_type_id: z.coerce.number().pipe(usageTypeSchema).default(FORM_USAGE_TYPE),
    state: z.enum(ACCOUNT_FIELD_LIST.filters.state).optional(),
  }),
  responses: { 200: pageOf(accountFieldSchema) },
})

export const createCompanyField = endpoint({
  method: 'POST',
  url: companyListUrl,
  tag: TAG,
  summary: 'Add a custom field to a company, behind the others for its use',
  policy: settingsCommand,
  params: accountParamsSchema,
  body: z.object({ ...fieldShape, usage_type_id: usageTypeSchema }).superRefine(refuseEqualChoices),
  responses: { 201: dataOf(accountFieldSchema) },
})

export const updateCompanyField = endpoint({
  method: 'PATCH',
  url: companyFieldUrl,
  tag: TAG,
  summary:
    'Change a custom field; forms that have it keep their copy. With `If-Match`, refused with `conflict` when another user changed it meanwhile',
  policy: settingsCommand,
  params: companyFieldParamsSchema,
  body: fieldBodySchema,
  responses: { 200: dataOf(accountFieldSchema) },
})

export const archiveCompanyField = endpoint({
  method: 'DELETE',
  url: companyFieldUrl,
  tag: TAG,
  summary: 'Archive a custom field: forms that have it keep it, and so do the answers to it',
  policy: settingsCommand,
  params: companyFieldParamsSchema,
  responses: { 200: dataOf(accountFieldSchema) },
})

export const restoreCompanyField = endpoint({
  method: 'POST',
  url: `${companyFieldUrl}restore/`,
  tag: TAG,
  summary: 'Offer an archived custom field again',
  policy: settingsCommand,
  params: companyFieldParamsSchema,
  body: z.object({}),
  responses: { 200: dataOf(accountFieldSchema) },
})

const placeSchema = z.number().int().min(1).max(100_000)

export const moveCompanyField = endpoint({
  method: 'POST',
  url: `${companyFieldUrl}move/`,
  tag: TAG,
  summary:
    'Put a custom field from one place into another, counted from 1 among those for its use; one that is not at the first is refused',
  policy: settingsCommand,
  params: companyFieldParamsSchema,
  body: z.object({ from: placeSchema, to: placeSchema }),
  responses: { 200: dataOf(accountFieldSchema) },
})
