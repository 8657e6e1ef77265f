// The offer fields of a company: what their defaults may be, and the keys that letters name them by.
import { sql, type SQL } from 'drizzle-orm'

import { isOfferValue, optionsIn } from '#contract/offers/offer-field-rules.ts'
import { offerFields } from '#contract/offers/offer-fields.ts'

import {
  type RowColumns,
  servedCollection,
  usageOf,
} from '../../access/collections/served-collection.ts'
import { offerField } from '../../db/schema/offer-field.ts'
import { AppError } from '../../http/app-error.ts'

/** Leaves room for the number behind it. */
const KEY_MAX = 50

export const servedOfferFields = servedCollection(offerFields, {
  table: offerField,
  uses: {
    // The newest text of a letter counts. A key has letters, digits and underscores alone.
    offer_letters: (row) => usageOf({ from: lettersWith(row), named: NAMED }),
    offer_details: (row) => usageOf({ from: tablesWith(row), named: NAMED }),
  },
  check(_, { kind, options, default_value: value }) {
    if (kind === 'choice' && optionsIn(options).length === 0)
      return { options: 'Enter an option on each line.' }
    return value === null || isOfferValue(value, { kind, options })
      ? {}
      : { default_value: 'Not a value of this kind.' }
  },
  alsoSet({ before, content: { kind } }) {
    const count = before.uses.offer_letters.count + before.uses.offer_details.count
    if (kind !== undefined && count > 0)
      throw new AppError('validation_failed', {
        fields: { kind: 'Letters or details templates use the field: its kind stays.' },
      })
    return {}
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

const NAMED = { id: sql`t.id`, name: sql`t.name` }

function lettersWith({ accountId, id }: RowColumns): SQL {
  return sql`from (select l.offer_template_id as id, l.name from offer_template l
    join offer_letter_version v on v.account_id = l.account_id
      and v.offer_template_id = l.offer_template_id and v.version = l.version
    join offer_field f on f.account_id = l.account_id
    where l.account_id = ${accountId} and f.offer_field_id = ${id}
      and concat_ws(' ', v.header, v.body_html, v.footer)
        ~ ('\\{\\{\\s*offer_' || f.key || '\\s*(\\||\\}\\})')) t`
}

function tablesWith({ accountId, id }: RowColumns): SQL {
  return sql`from (select d.offer_details_template_id as id, d.name from offer_details_template d
    join offer_field f on f.account_id = d.account_id
    where d.account_id = ${accountId} and f.offer_field_id = ${id}
      and d.rows @> jsonb_build_array(jsonb_build_object('field_key', 'offer_' || f.key))) t`
}

/** “Signing bonus” → `signing_bonus`. */
function keyOf(name: string): string {
  const plain = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  const key = plain.replaceAll(/[^a-z0-9]+/g, '_').slice(0, KEY_MAX)
  return key.replaceAll(/^_+|_+$/g, '') || 'field'
}
