// The offer fields of a company: what their defaults may be, and the keys that letters name them by.
import { sql } from 'drizzle-orm'

import { isOfferValue, optionsIn } from '#contract/offers/offer-field-rules.ts'
import { offerFields } from '#contract/offers/offer-fields.ts'

import { servedCollection } from '../../access/collections/served-collection.ts'
import { offerField } from '../../db/schema/offer-field.ts'

/** Leaves room for the number behind it. */
const KEY_MAX = 50

export const servedOfferFields = servedCollection(offerFields, {
  table: offerField,
  uses: {},
  check(_, { kind, options, default_value: value }) {
    if (kind === 'choice' && optionsIn(options).length === 0)
      return { options: 'Enter an option on each line.' }
    return value === null || isOfferValue(value, { kind, options })
      ? {}
      : { default_value: 'Not a value of this kind.' }
  },
  alsoInsert: ({ accountId, content: { name = '' } }) => {
    const key = keyOf(name)
    // A field that was renamed still has the key of its first name: the next of that name gets a number.
    return {
      key: sql`(select case when max(n) is null then ${key}::text else ${key}::text || '_' || (max(n) + 1) end
        from (select case when key = ${key} then 1 else substring(key from '[0-9]+$')::int end as n
          from offer_field
          where account_id = ${accountId} and (key = ${key} or key ~ ${`^${key}_[0-9]{1,4}$`})) taken)`,
    }
  },
})

/** “Signing bonus” → `signing_bonus`. */
function keyOf(name: string): string {
  const plain = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  const key = plain.replaceAll(/[^a-z0-9]+/g, '_').slice(0, KEY_MAX)
  return key.replaceAll(/^_+|_+$/g, '') || 'field'
}
