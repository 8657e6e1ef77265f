// Writes the text templates of the demo companies.
import { textTemplate } from '#server/db/schema/text-template.ts'

import type { Database } from './bulk-insert.ts'
import { DEMO_COMPANIES } from './companies.ts'
import type { SeededCompanies } from './seed-companies.ts'
import { DEMO_TEXT_TEMPLATES } from './text-templates.ts'

export async function seedTextTemplates(
  db: Database,
  { accountId }: Pick<SeededCompanies, 'accountId'>,
): Promise<void> {
  await db
    .insert(textTemplate)
    .values(
      DEMO_COMPANIES.flatMap(({ uuid }) =>
        DEMO_TEXT_TEMPLATES.map((template) => ({ ...template, accountId: accountId(uuid) })),
      ),
    )
}
