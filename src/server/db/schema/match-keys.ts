// What applicants are compared by to find duplicates. The database keeps these columns itself, so that no write forgets
// them, and the rows of before have them too. Plain columns, because policies let only those be looked up by an index.
import { sql, type SQL } from 'drizzle-orm'
import { index, text, type PgColumn } from 'drizzle-orm/pg-core'

/** So many digits tell phone numbers apart, with and without the country's code. */
const PHONE_DIGITS = 9
/** Fewer are an extension. */
const FEWEST_DIGITS = 7

/** The address without case, and without the dots and the `+tag` of its local part; null for one that was erased. */
const emailKey = sql.raw(
  String.raw`nullif(lower(replace(split_part(split_part(email, '@', 1), '+', 1), '.', '') || '@' || split_part(email, '@', 2)), '@')`,
)

/** Without the extension, which follows an x. */
const digits = String.raw`regexp_replace(split_part(phone_number, 'x', 1), '\D', '', 'g')`
/** The last digits of a number. */
export const phoneKey: SQL = sql.raw(
  `case when length(${digits}) >= ${FEWEST_DIGITS} then right(${digits}, ${PHONE_DIGITS}) end`,
)

/** The name of a personal page, without what may follow it. */
const linkedinKey = sql.raw(
  String.raw`lower(substring(linkedin_url from 'linkedin\.com/in/([^/?#]+)'))`,
)

const nameKey = sql.raw(`nullif(lower(btrim(first_name) || ' ' || btrim(last_name)), ' ')`)

export const applicantKeys = () => ({
  emailKey: text('email_key').generatedAlwaysAs(emailKey),
  phoneKey: text('phone_key').generatedAlwaysAs(phoneKey),
  nameKey: text('name_key').generatedAlwaysAs(nameKey),
})

type Keys = {
  readonly accountId: PgColumn
  readonly emailKey: PgColumn
  readonly phoneKey: PgColumn
  readonly nameKey: PgColumn
}

/** Finds the applicants of a company by a key. */
export function ofMatchKeys({ accountId, emailKey, phoneKey, nameKey }: Keys) {
  return [
    index('applicant_email_key').on(accountId, emailKey),
    index('applicant_phone_key').on(accountId, phoneKey),
    index('applicant_name_key').on(accountId, nameKey),
  ]
}

export const profileKeys = () => ({
  phoneKey: text('phone_key').generatedAlwaysAs(phoneKey),
  linkedinKey: text('linkedin_key').generatedAlwaysAs(linkedinKey),
})
