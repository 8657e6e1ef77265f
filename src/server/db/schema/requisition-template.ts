// Requisition templates among the jobs of a company: each has a name of its own, and never opens.
import { sql } from 'drizzle-orm'
import { type AnyPgColumn, check, uniqueIndex } from 'drizzle-orm/pg-core'

type Columns = { readonly accountId: AnyPgColumn; readonly title: AnyPgColumn }

export function ofTemplates({ accountId, title }: Columns) {
  return [
    uniqueIndex('job_template_name')
      .on(accountId, sql`lower(${title})`)
      .where(sql`job_type_id = 5`),
    check(
      'job_template_never_opens',
      sql`job_type_id <> 5 or (status = 'draft' and opened_at is null and closed_at is null)`,
    ),
  ]
}
