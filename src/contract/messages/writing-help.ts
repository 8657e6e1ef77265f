// The writing help of the editor: a short-lived token for it, and texts that a language model writes.
import { z } from 'zod'

import { endpoint } from '../core/endpoint.ts'
import { dataOf, idSchema, localeSchema, textSchema } from '../core/shape.ts'
import { WRITING_COMMANDS, WRITING_LIMITS } from './messages-rules.ts'

const TAG = 'Writing help'
const policy = {
  level: 2,
  scope: 'account',
  anyFlagOrManager: ['smartreq_access', 'company_settings_access'],
} as const
const params = z.object({ account_id: idSchema })

export const getWritingToken = endpoint({
  method: 'GET',
  url: '/account/v1/ai-token/account/:account_id/',
  tag: TAG,
  summary:
    'A token for the writing help of the editor, for a few minutes; null where there is none',
  policy,
  params,
  responses: { 200: dataOf(z.object({ token: z.string().nullable() })) },
})

const writingBodySchema = z
  .object({
    token: z.string().min(1).max(500),
    command: z.enum(WRITING_COMMANDS),
    /** For `generate`. */
    prompt: textSchema.trim().max(WRITING_LIMITS.prompt).default(''),
    /** HTML; for the other commands. */
    text: textSchema.max(WRITING_LIMITS.text).default(''),
    /** Of the app, for a text that is new; others keep theirs. */
    language: localeSchema,
  })
  .refine(({ command, prompt }) => command !== 'generate' || prompt !== '', {
    path: ['prompt'],
    message: 'Say what to write.',
  })
  .refine(({ command, text }) => command === 'generate' || text.trim() !== '', {
    path: ['text'],
    message: 'There is no text.',
  })
export type WritingBody = z.output<typeof writingBodySchema>

export const writeText = endpoint({
  method: 'POST',
  url: '/account/v1/ai-text/account/:account_id/',
  tag: TAG,
  summary: 'A text by the language model, as HTML that comes in parts; stores nothing',
  policy,
  bytes: 'out',
  params,
  body: writingBodySchema,
  responses: { 200: z.unknown() },
  isRead: true,
})
