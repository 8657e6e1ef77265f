// The text templates of a company: they hold what a text message may hold.
import { MESSAGE_LIMITS } from '#contract/messages/messages-rules.ts'
import { hasLooseBraces } from '#contract/messages/template-variables.ts'
import { plainMessageSchema } from '#contract/messages/text-messages.ts'
import { textTemplates } from '#contract/settings/text-templates.ts'

import { servedCollection } from '../access/collections/served-collection.ts'
import { textTemplate } from '../db/schema/text-template.ts'

const bodySchema = plainMessageSchema(MESSAGE_LIMITS.textTemplate)

export const servedTextTemplates = servedCollection(textTemplates, {
  table: textTemplate,
  uses: {},
  check({ body }) {
    if (body === undefined) return {}
    const problem = bodySchema.safeParse(body).error?.issues[0]
    if (problem !== undefined) return { body: problem.message }
    return hasLooseBraces(body)
      ? { body: 'Two braces are opened or closed without a variable.' }
      : {}
  },
})
