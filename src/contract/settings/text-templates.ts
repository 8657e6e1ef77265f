// The templates of text messages that a company keeps. How recruiters read them stands in `../messages/text-messages.ts`.
import { collection, longText, text } from '../core/collection.ts'
import { MESSAGE_LIMITS } from '../messages/messages-rules.ts'

export const textTemplates = collection({
  name: 'text_template',
  nouns: ['text template', 'text templates'],
  path: '/account/v1/:account_id/text-templates/',
  flag: 'company_settings_access',
  fields: {
    name: text({ max: MESSAGE_LIMITS.templateName, isUnique: true }),
    /** Plain text; may hold the variables of text messages. */
    body: longText({ max: MESSAGE_LIMITS.textTemplate }),
  },
  title: 'name',
  search: ['name', 'body'],
  order: 'title',
  limit: MESSAGE_LIMITS.templates,
  uses: [],
})
