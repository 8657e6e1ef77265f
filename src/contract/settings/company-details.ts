// The details of a company, and its preferences.
import { z } from 'zod'

import { accountInfoSchema, preferenceSchema } from '../access/account.ts'
import { endpoint } from '../core/endpoint.ts'
import { dataOf, idSchema, localeSchema, nameTextSchema, textSchema } from '../core/shape.ts'
import { timeZoneSchema } from '../core/time-zone.ts'
import { PREFERENCE_VALUE_MAX } from './account-preferences.ts'
import { COMPANY_NAME_MAX, COMPANY_SIZES } from './settings-rules.ts'

const TAG = 'Accounts'
const staff = { level: 2, scope: 'account' } as const
const settings = { ...staff, flag: 'company_settings_access' } as const
/** Logos of the demo are in their address. */
const IMAGE_ADDRESS_MAX = 4000
const accountParamsSchema = z.object({ account_id: idSchema })

const editableSchema = z.object({
  name: nameTextSchema.min(1).max(COMPANY_NAME_MAX),
  /** By the codes of the lookup `company_sizes`; null where it is not known. */
  company_size: z.literal(COMPANY_SIZES.map(({ id }) => id)).nullable(),
  /** Of interview times, for readers who have set none. */
  time_zone: timeZoneSchema,
  /** Of the company’s own texts; new requisitions take applications in them. */
  languages: z
    .array(localeSchema)
    .min(1)
    .refine((all) => new Set(all).size === all.length, { message: 'Each language once.' }),
  /** One of `languages`: of texts where nothing else says in which. */
  default_language: localeSchema,
})
export type EditableDetails = z.infer<typeof editableSchema>

/** The address of an uploaded image of the company, or the one that is stored already. */
const imageSchema = textSchema.max(IMAGE_ADDRESS_MAX).nullable()

/** Only for companies with WHITE_LABEL_LOGO. */
const whiteLabelSchema = z.object({
  logo_url: imageSchema,
  use_custom_header: z.boolean(),
  custom_header_file: imageSchema,
  accent_color: z
    .string()
    .regex(/^#[0-9a-f]{6}$/)
    .nullable(),
})
export type WhiteLabel = z.infer<typeof whiteLabelSchema>

const bodySchema = editableSchema.extend(whiteLabelSchema.shape).partial()
export type DetailsChange = z.infer<typeof bodySchema>

const detailsSchema = accountInfoSchema.extend(editableSchema.shape)
export type CompanyDetails = z.infer<typeof detailsSchema>

export const getCompanyDetails = endpoint({
  method: 'GET',
  url: '/account/v1/:account_id/',
  tag: TAG,
  summary: 'The details of a company, with its preferences',
  policy: settings,
  params: accountParamsSchema,
  responses: { 200: dataOf(detailsSchema) },
})

export const saveCompanyDetails = endpoint({
  method: 'PATCH',
  url: '/account/v1/:account_id/',
  tag: TAG,
  summary:
    'Change the details of a company; what is left out stays. `If-Match` names the state of the fields that are sent, and refuses what a colleague changed of them meanwhile',
  policy: { ...settings, isIdempotent: true },
  params: accountParamsSchema,
  body: bodySchema,
  responses: { 200: dataOf(detailsSchema) },
})

export const getCompanySummary = endpoint({
  method: 'GET',
  url: '/account/v1/:account_id/summary/',
  tag: TAG,
  summary: 'Name, logo and size of a company, for all of its staff',
  policy: staff,
  params: accountParamsSchema,
  responses: {
    200: dataOf(
      detailsSchema.pick({
        account_id: true,
        uuid: true,
        name: true,
        logo_url: true,
        company_size: true,
      }),
    ),
  },
})

export const listPreferences = endpoint({
  method: 'GET',
  url: '/account/v1/preferences/account/:account_id/',
  tag: TAG,
  summary: 'The preferences of a company, each with the value that counts',
  policy: staff,
  params: accountParamsSchema,
  responses: { 200: dataOf(z.array(preferenceSchema)) },
})

const preferenceParamsSchema = accountParamsSchema.extend({ keyname: z.string().max(64) })
const preferenceUrl = '/account/v1/account-preferences/account/:account_id/:keyname/'

export const savePreference = endpoint({
  method: 'PUT',
  url: preferenceUrl,
  tag: TAG,
  summary: 'Set a preference of a company; some only provider admins may set',
  policy: { ...settings, isIdempotent: true },
  params: preferenceParamsSchema,
  body: z.object({ value: textSchema.trim().min(1).max(PREFERENCE_VALUE_MAX) }),
  responses: { 200: dataOf(preferenceSchema) },
})

export const removePreference = endpoint({
  method: 'DELETE',
  url: preferenceUrl,
  tag: TAG,
  summary: 'Take a preference of a company back: its preset counts again',
  policy: { ...settings, isIdempotent: true },
  params: preferenceParamsSchema,
  responses: { 200: dataOf(preferenceSchema) },
})
