// What people are asked to agree to: texts that have versions, and the record of who was shown which, and when.
//
// A version that was published stays as it is; a newer one supersedes it. The terms are the installation's; of the privacy
// notice and of what a user agrees to when they apply, a company may publish its own, which then counts for its candidates.
import { z } from 'zod'

import { endpoint } from '../core/endpoint.ts'
import {
  dataOf,
  idSchema,
  instantSchema,
  localeSchema,
  pageOf,
  pageQuerySchema,
  textSchema,
} from '../core/shape.ts'

const TAG = 'Consent'

/** `terms` of using the app · `privacy` what is kept, and why · `application` what the user who applies agrees to. */
export const consentKindSchema = z.enum(['terms', 'privacy', 'application'])
export type ConsentKind = z.infer<typeof consentKindSchema>

/** What a company may say in its own words. */
export const companyKindSchema = consentKindSchema.extract(['privacy', 'application'])
export type CompanyKind = z.infer<typeof companyKindSchema>

/** Where a user agreed: creating an account, at the login page of a position, or when a newer version was shown to them. */
const consentLoginPageSchema = z.enum(['sign_up', 'application', 'asked'])
export type ConsentLoginPage = z.infer<typeof consentLoginPageSchema>

export const CONSENT_TEXT_MAX_LENGTH = 20_000

/** Paragraphs with an empty line between them; a line that begins with `## ` is a heading. There is no other mark-up. */
const bodySchema = textSchema.trim().min(1).max(CONSENT_TEXT_MAX_LENGTH)
const bodiesSchema = z.object({ en: bodySchema, es: bodySchema, fr: bodySchema })

export const consentTextSchema = z.object({
  text_id: z.number(),
  kind: consentKindSchema,
  version: z.number().int(),
  /** Null for the installation's. */
  account_name: z.string().nullable(),
  bodies: z.object({ en: z.string(), es: z.string(), fr: z.string() }),
  /** Whether it is put before those who know an older version. */
  asks_again: z.boolean(),
  published_at: instantSchema,
})
export type ConsentText = z.infer<typeof consentTextSchema>

/** Which version a screen showed, and in which language. */
export const shownTextSchema = z.object({ text_id: idSchema, language: localeSchema })
export type ShownText = z.infer<typeof shownTextSchema>

export const consentSchema = z.object({
  text_id: z.number(),
  kind: consentKindSchema,
  version: z.number().int(),
  account_name: z.string().nullable(),
  language: localeSchema,
  door: consentLoginPageSchema,
  at: instantSchema,
})
export type Consent = z.infer<typeof consentSchema>

const mine = '/user/v1/consents/user/:user_id'
const personSchema = z.object({ user_id: idSchema })
const own = { level: 1, scope: 'person' } as const

export const listCurrentTexts = endpoint({
  method: 'GET',
  url: '/user/v1/consent-texts/',
  tag: TAG,
  summary:
    'The current version of every kind: the installation’s, or what counts at the company of a position',
  policy: { level: 0, scope: 'public' },
  query: z.object({ job_uuid: z.uuid().optional() }),
  responses: { 200: dataOf(z.array(consentTextSchema)) },
})

export const getConsentText = endpoint({
  method: 'GET',
  url: '/user/v1/consent-text/:text_id/',
  tag: TAG,
  summary: 'One version, current or not',
  policy: { level: 0, scope: 'public' },
  params: z.object({ text_id: idSchema }),
  responses: { 200: dataOf(consentTextSchema) },
})

export const listConsents = endpoint({
  method: 'GET',
  url: `${mine}/`,
  tag: TAG,
  summary: 'What the caller agreed to or was told, newest first',
  policy: own,
  params: personSchema,
  query: pageQuerySchema.omit({ search: true }),
  responses: { 200: pageOf(consentSchema) },
})

export const listDueTexts = endpoint({
  method: 'GET',
  url: `${mine}/due/`,
  tag: TAG,
  summary: 'Current versions that the caller must be shown before they go on',
  policy: { ...own, kiosk: 'attempt' },
  params: personSchema,
  responses: { 200: dataOf(z.array(consentTextSchema)) },
})

export const giveConsent = endpoint({
  method: 'POST',
  url: `${mine}/`,
  tag: TAG,
  summary: 'Agree to the versions that were shown; what was agreed to before stays as it was',
  policy: { ...own, isIdempotent: true, kiosk: 'upload' },
  params: personSchema,
  body: z.object({
    shown: z.array(shownTextSchema).min(1).max(20),
    door: consentLoginPageSchema.exclude(['sign_up']),
    /** By the device's estimate of the server's clock; without it, when it arrives. */
    agreed_at: instantSchema.optional(),
  }),
  isStored: true,
  responses: { 201: dataOf(z.object({ text_ids: z.array(z.number()) })) },
})

const policy = { level: 2, scope: 'account', flag: 'company_settings_access' } as const
const accountSchema = z.object({ account_id: idSchema })

export const listCompanyTexts = endpoint({
  method: 'GET',
  url: '/account/v1/consent-texts/:account_id/',
  tag: TAG,
  summary: 'What a company has published of a kind, newest version first',
  policy,
  params: accountSchema,
  query: pageQuerySchema.omit({ search: true }).extend({ text_kind: companyKindSchema }),
  responses: { 200: pageOf(consentTextSchema) },
})

export const publishText = endpoint({
  method: 'POST',
  url: '/account/v1/consent-texts/:account_id/',
  tag: TAG,
  summary: 'Publish the next version, for good; `conflict` when it is not the next any more',
  policy: { ...policy, isIdempotent: true },
  params: accountSchema,
  body: z.object({
    kind: companyKindSchema,
    /** The newest version that its author knew; 0 for none. */
    after_version: z.number().int().min(0),
    bodies: bodiesSchema,
    asks_again: z.boolean(),
  }),
  responses: { 201: dataOf(consentTextSchema) },
})
