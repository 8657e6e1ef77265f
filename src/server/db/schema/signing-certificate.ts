// The certificates that sealed documents of this installation.
import { sql } from 'drizzle-orm'
import { char, check, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'

import { systemScope } from './tenant.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** None is deleted: documents that one sealed are verified by it long after it expired. */
export const signingCertificate = pgTable(
  'e_signature_certificate',
  {
    /** SHA-256 of the certificate, in hexadecimal. */
    fingerprint: char('fingerprint', { length: 64 }).primaryKey(),
    certPem: text('cert_pem').notNull(),
    /** Sealed; null where the key is in the operator's file. */
    sealedKey: text('sealed_key'),
    notAfter: instant('not_after').notNull(),
    state: text('state').$type<'current' | 'next' | 'retired'>().notNull(),
    /** When the admins of all companies had been told that it ends. */
    announcedAt: instant('announced_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    check('e_signature_certificate_state', sql`${table.state} in ('current', 'next', 'retired')`),
    uniqueIndex('e_signature_certificate_current')
      .on(table.state)
      .where(sql`state = 'current' and sealed_key is not null`),
    // One is prepared at a time.
    uniqueIndex('e_signature_certificate_next')
      .on(table.state)
      .where(sql`state = 'next'`),
    systemScope(),
  ],
)
