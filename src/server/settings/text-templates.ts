// The text templates of a company: they hold what a text message may hold.
import { MESSAGE_LIMITS } from '#contract/messages/messages-rules.ts'
import { plainMessageSchema } from '#contract/messages/text-messages.ts'
import { textTemplates } from '#contract/settings/text-templates.ts'

import { servedCollection } from '../access/collections/served-collection.ts'
import { textTemplate } from '../db/schema/text-template.ts'

const bodySchema = plainMessageSchema(MESSAGE_LIMITS.textTemplate)

export const servedTextTemplates = servedCollection(textTemplates, {
  table: textTemplate,
  uses: {},
  check({ body }) {
    const problem = body === undefined ? undefined : bodySchema.safeParse(body).error?.issues[0]
    return problem === undefined ? {} : { body: problem.message }
  },
})
