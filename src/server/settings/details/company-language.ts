import type { Locale } from '#contract/core/shape.ts'

import type { Tx } from '../../db/database.ts'
import { findCompany } from './details-repository.ts'

/** The language of a company's texts where nothing else says which. */
export async function companyLanguage(tx: Tx, accountId: number): Promise<Locale> {
  return (await findCompany(tx, accountId))?.default_language ?? 'en'
}
