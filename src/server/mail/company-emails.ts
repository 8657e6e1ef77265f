// Which template an email is made from, for everything that is sent: one function chooses.
import type { Locale } from '#contract/core/shape.ts'

import type { Tx } from '../db/database.ts'
import type { StoredEmail } from './compose-mail.ts'
import { findStoredEmail } from './mail-repository.ts'

/** Emails in a company's name, which it can word its own way. What protects an account is the provider's alone. */
const COMPANY_EMAILS = [
  'invited-to-company',
  'application-received',
  'application-submitted',
  'hired-welcome',
] as const

export function isCompanyEmail(slug: string): boolean {
  return COMPANY_EMAILS.some((one) => one === slug)
}

/** The company's own where it may have one, else the provider's; null where the words of the product count. */
export function chooseEmail(
  tx: Tx,
  email: { kind: string; language: Locale; accountId: number | null | undefined },
): Promise<StoredEmail | null> {
  const { kind, language, accountId = null } = email
  const whose = isCompanyEmail(kind) ? accountId : null
  return findStoredEmail(tx, { slug: kind, language, accountId: whose })
}
