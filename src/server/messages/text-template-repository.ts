// SQL of the text templates as recruiters read them; a company changes them in its settings. Runs in the company's scope.
import { asc, eq, sql } from 'drizzle-orm'

import type { TextTemplate } from '#contract/messages/text-messages.ts'

import type { Tx } from '../db/database.ts'
import { textTemplate } from '../db/schema/text-template.ts'

export function listTemplates(tx: Tx, accountId: number): Promise<TextTemplate[]> {
  return tx.db
    .select({
      text_template_id: textTemplate.textTemplateId,
      name: textTemplate.name,
      body: textTemplate.body,
    })
    .from(textTemplate)
    .where(eq(textTemplate.accountId, accountId))
    .orderBy(sql`lower(${textTemplate.name})`, asc(textTemplate.textTemplateId))
}
