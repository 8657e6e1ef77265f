// What a message to applicants consists of, wherever one is written.
import { z } from 'zod'

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

/** Of a template of the product its name; of a company's own a name that the server made. */
export const templateSlugSchema = z.string().regex(/^[a-z0-9-]{1,60}$/)

/** A message can begin with a template; the template then says which name and address it comes from. */
export const chosenTemplateShape = {
  /** Left out for a message without a template. One that is gone by then changes nothing. */
  template_slug: templateSlugSchema.optional(),
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
