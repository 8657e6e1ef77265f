// The email editor of the provider: the defaults of everyone.
import { z } from 'zod'

import { endpoint } from '../core/endpoint.ts'
import { dataOf } from '../core/shape.ts'
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

const provider = { level: 3, scope: 'provider' } as const

export const listProviderEmails = endpoint({
  method: 'GET',
  url: '/account/v1/template/email/',
  tag: TAG,
  summary: 'The emails that everyone has, each in one language, by name',
  policy: provider,
  query: languageQuerySchema,
  responses: { 200: dataOf(z.array(listedSchema)) },
})

export const getProviderEmail = endpoint({
  method: 'GET',
  url: '/account/v1/template/email/:template_name/',
  tag: TAG,
  summary: 'An email that everyone has in one language, with the words it came with beside it',
  policy: provider,
  params: z.object(nameShape),
  query: languageQuerySchema,
  responses: { 200: dataOf(editedSchema) },
})

export const saveProviderEmail = endpoint({
  method: 'PUT',
  url: '/account/v1/template/email/:template_name/',
  tag: TAG,
  summary:
    'Store an email that everyone has in one language; companies with their own keep it. `If-Match` refuses what another admin changed meanwhile',
  policy: { ...provider, isIdempotent: true },
  params: z.object(nameShape),
  body: savedBodySchema,
  responses: { 200: dataOf(editedSchema) },
})

export const restoreProviderEmail = endpoint({
  method: 'DELETE',
  url: '/account/v1/template/email/:template_name/',
  tag: TAG,
  summary: 'Remove what was stored in one language; the words it came with count again',
  policy: { ...provider, isIdempotent: true },
  params: z.object(nameShape),
  query: languageQuerySchema,
  responses: { 200: dataOf(removedSchema) },
})

export const createProviderEmail = endpoint({
  method: 'POST',
  url: '/account/v1/template-create/',
  tag: TAG,
  summary: 'Add an email to applicants that every company has',
  policy: { ...provider, isIdempotent: true },
  body: newBodySchema,
  responses: { 201: dataOf(editedSchema) },
})

export const previewProviderEmail = endpoint({
  method: 'POST',
  url: '/account/v1/template/email/preview/',
  tag: TAG,
  summary: 'A draft as its reader would see it, filled with examples; it is stored for ten minutes',
  policy: provider,
  body: previewBodySchema,
  responses: { 200: dataOf(previewSchema) },
  isRead: true,
})

export const testProviderEmail = endpoint({
  method: 'POST',
  url: '/account/v1/template/email/test/',
  tag: TAG,
  summary:
    'Send a draft, marked as a test and without a working link, to the caller’s own confirmed address',
  policy: { ...provider, isIdempotent: true, rateLimit },
  body: previewBodySchema,
  responses: { 200: dataOf(sentSchema) },
})
