// The terms of an offer as the values of its letter.
import type { Locale } from '#contract/core/shape.ts'
import { offerVariable } from '#contract/offers/offer-field-rules.ts'
import type { OfferTerms } from '#contract/offers/offer-terms.ts'

import { CAREER_LABELS } from '../careers/pages/career-labels.ts'
import type { OwnField } from './offer-terms.ts'
import type { LetterValue } from './settings/format-letter-value.ts'

/** By the names of the variables; null where nothing is promised. */
export function valuesOf(
  terms: OfferTerms,
  { fields, language }: { fields: readonly OwnField[]; language: Locale },
): Record<string, LetterValue | null> {
  const { currency } = terms
  const labels = CAREER_LABELS[language]
  const own = fields.map(({ key, kind }): [string, LetterValue | null] => [
    offerVariable(key),
    ownValue(terms.custom[key] ?? '', { kind, currency }),
  ])
  return {
    title: text(terms.title),
    department: text(terms.department),
    location: text(terms.location),
    workplace_type: text(
      terms.workplace_type === null ? '' : labels.workplaceTypes[terms.workplace_type],
    ),
    manager: text(terms.manager),
    employment_type: text(
      terms.employment_type === null ? '' : labels.employmentTypes[terms.employment_type],
    ),
    salary_amount: ownValue(terms.salary_amount ?? '', { kind: 'money', currency }),
    currency: text(currency ?? ''),
    pay_period: text(
      terms.pay_period === null
        ? ''
        : labels.periods[terms.pay_period].replace('{amount}', '').trim(),
    ),
    bonus: text(terms.bonus),
    equity: text(terms.equity),
    start_date: ownValue(terms.start_date ?? '', { kind: 'date', currency }),
    contingencies: text(terms.contingencies),
    ...Object.fromEntries(own),
  }
}

function ownValue(
  value: string,
  { kind, currency }: { kind: OwnField['kind']; currency: string | null },
): LetterValue | null {
  if (value === '') return null
  switch (kind) {
    case 'text':
    case 'choice':
    case 'person':
      return text(value)
    case 'number':
      return { kind: 'number', number: value }
    case 'money':
      return currency === null
        ? { kind: 'number', number: value }
        : { kind: 'money', amount: value, currency }
    case 'date':
      return { kind: 'date', date: value }
    case 'yes_no':
      return { kind: 'yes_no', yes: value === 'yes' }
    default:
      return kind satisfies never
  }
}

export function text(value: string): LetterValue {
  return { kind: 'text', text: value }
}
