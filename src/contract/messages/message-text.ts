// What a message to applicants consists of, wherever one is written.
import type { z } from 'zod'

import { localeSchema, textSchema } from '../core/shape.ts'
import { MESSAGE_LIMITS } from './messages-rules.ts'
import { unknownVariables } from './template-variables.ts'

// A line break in a subject would be a header of its own.
export const subjectSchema = textSchema
  .refine((text) => !/\p{Cc}/u.test(text), { message: 'One line only.' })
  .trim()
  .min(1)
  .max(MESSAGE_LIMITS.subject)

/** Subject and body of a message or of a template; both may hold variables. */
export const messageTextShape = {
  subject: withKnownVariables(subjectSchema),
  /** HTML, cleaned by the server. */
  body: withKnownVariables(textSchema.min(1).max(MESSAGE_LIMITS.body)),
  /** In which language it is written: what the product adds is in the same one. */
  language: localeSchema,
}

/** No refinement when there is nothing unknown; the text names what is. */
export function withKnownVariables(schema: z.ZodString) {
  return schema.check((context) => {
    const [unknown] = unknownVariables(context.value)
    if (unknown === undefined) return
    const message = `There is no variable {{${unknown}}}.`
    context.issues.push({ code: 'custom', message, input: context.value })
  })
}
