// The email editor of a company: what goes out in its name. That of everyone is in `provider-emails.ts`.
// An email is stored by account, slug and language; a language without a stored one has the default.
import { z } from 'zod'

import { endpoint } from '../core/endpoint.ts'
import { dataOf, idSchema } from '../core/shape.ts'
import {
  editedSchema,
  languageQuerySchema,
  listedSchema,
  nameShape,
  newBodySchema,
  previewBodySchema,
  previewSchema,
  removedSchema,
  savedBodySchema,
  sentSchema,
  testRateLimit as rateLimit,
} from './email-editor-shapes.ts'

const TAG = 'Email editor'

const company = { level: 2, scope: 'account', flag: 'company_settings_access' } as const
const accountParamsSchema = z.object({ account_id: idSchema })
// A company's own. Provider admins may call them for every company.

export const listCompanyEmails = endpoint({
  method: 'GET',
  url: '/account/v1/email-templates/:account_id/',
  tag: TAG,
  summary: 'The emails in a company’s name, each in one language, by name',
  policy: company,
  params: accountParamsSchema,
  query: languageQuerySchema,
  responses: { 200: dataOf(z.array(listedSchema)) },
})

export const getCompanyEmail = endpoint({
  method: 'GET',
  url: '/account/v1/email-templates/:account_id/:template_name/',
  tag: TAG,
  summary: 'An email in a company’s name in one language, with its default beside it',
  policy: company,
  params: accountParamsSchema.extend(nameShape),
  query: languageQuerySchema,
  responses: { 200: dataOf(editedSchema) },
})

export const saveCompanyEmail = endpoint({
  method: 'PUT',
  url: '/account/v1/email-templates/:account_id/:template_name/',
  tag: TAG,
  summary:
    'Store a company’s own email in one language, in place of the default; `If-Match` refuses what a colleague changed meanwhile',
  policy: { ...company, isIdempotent: true },
  params: accountParamsSchema.extend(nameShape),
  body: savedBodySchema,
  responses: { 200: dataOf(editedSchema) },
})

export const restoreCompanyEmail = endpoint({
  method: 'DELETE',
  url: '/account/v1/email-templates/:account_id/:template_name/',
  tag: TAG,
  summary: 'Remove a company’s own email in one language; the default counts again',
  policy: { ...company, isIdempotent: true },
  params: accountParamsSchema.extend(nameShape),
  query: languageQuerySchema,
  responses: { 200: dataOf(removedSchema) },
})

export const createCompanyEmail = endpoint({
  method: 'POST',
  url: '/account/v1/template-create/:account_id/',
  tag: TAG,
  summary: 'Add a company’s own email to applicants',
  policy: { ...company, isIdempotent: true },
  params: accountParamsSchema,
  body: newBodySchema,
  responses: { 201: dataOf(editedSchema) },
})

export const previewCompanyEmail = endpoint({
  method: 'POST',
  url: '/account/v1/email-templates/:account_id/preview/',
  tag: TAG,
  summary: 'A draft as its reader would see it, filled with examples; it is stored for ten minutes',
  policy: company,
  params: accountParamsSchema,
  body: previewBodySchema,
  responses: { 200: dataOf(previewSchema) },
  isRead: true,
})

export const testCompanyEmail = endpoint({
  method: 'POST',
  url: '/account/v1/email-templates/:account_id/test/',
  tag: TAG,
  summary:
    'Send a draft, marked as a test and without a working link, to the caller’s own confirmed address',
  policy: { ...company, isIdempotent: true, rateLimit },
  params: accountParamsSchema,
  body: previewBodySchema,
  responses: { 200: dataOf(sentSchema) },
})

/** For a frame of the editor, which sends no header: the address is known to the user who asked for the preview. */
export const getEmailPreview = endpoint({
  method: 'GET',
  url: '/account/v1/template-preview/:preview_id/',
  tag: TAG,
  summary: 'A preview as a page: sandboxed, without scripts, and without anything from elsewhere',
  policy: { level: 0, scope: 'public' },
  params: z.object({ preview_id: z.uuid() }),
  query: z.object({ images: z.enum(['on', 'off']).default('on') }),
  bytes: 'out',
  responses: { 200: z.string() },
})
