// The settings of the language model, as the operator names them.
import { z } from 'zod'

import type { ChatModelOptions } from './chat-model.ts'

export const aiVariables = {
  AI_BASE_URL: z
    .url({ protocol: /^https?$/, error: 'must be a http: or https: address' })
    .optional(),
  AI_KEY: z.string().optional(),
  /** A name that the endpoint knows: there is none that all of them do. */
  AI_MODEL: z.string().optional(),
}

type Values = z.output<z.ZodObject<typeof aiVariables>>

/** Undefined without an endpoint. @throws Error naming what is missing beside it. */
export function chatModelOf({
  AI_BASE_URL,
  AI_KEY,
  AI_MODEL,
}: Values): ChatModelOptions | undefined {
  if (AI_BASE_URL === undefined) return undefined
  if (AI_MODEL === undefined) throw new Error('AI_MODEL is missing: AI_BASE_URL needs it.')
  return { baseUrl: AI_BASE_URL, key: AI_KEY, model: AI_MODEL }
}
