// The gateway of text messages, as the operator names it.
import { z } from 'zod'

import type { TextGateway } from './webhook.ts'

export const textVariables = {
  TEXT_MESSAGES_URL: z
    .url({ protocol: /^https?$/, error: 'must be a http: or https: address' })
    .optional(),
  TEXT_MESSAGES_TOKEN: z.string().optional(),
}

type Values = z.output<z.ZodObject<typeof textVariables>>

/** Undefined without an address. */
export function textGatewayOf(values: Values): TextGateway | undefined {
  const { TEXT_MESSAGES_URL: url, TEXT_MESSAGES_TOKEN: token } = values
  return url === undefined ? undefined : { url, token }
}
