// The terms of an offer as they read on the scorecard.
import { useLingui } from '@lingui/react/macro'

import type { OfferTerms } from '#contract/offers/offer-terms.ts'
import type { OfferSetup } from '#contract/offers/offers.ts'
import {
  EMPLOYMENT_LABELS,
  PERIOD_LABELS,
  WORKPLACE_LABELS,
} from '#web/features/session/position-labels.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'

import { TERM_LABELS } from './offer-labels.ts'

export type TermText = { readonly key: string; readonly label: string; readonly text: string }

/** The label and text of every term, in the order of the form; empty where nothing is promised. */
export function useTermTexts(setup: OfferSetup): (terms: OfferTerms) => readonly TermText[] {
  const { t, i18n } = useLingui()
  const format = useFormatter()
  const money = (amount: string, currency: string | null) =>
    currency === null
      ? format.number(Number(amount))
      : new Intl.NumberFormat(format.locale, { style: 'currency', currency }).format(Number(amount))
  const salaryOf = ({ salary_amount, currency, pay_period }: OfferTerms) =>
    [
      salary_amount === null ? '' : money(salary_amount, currency),
      salary_amount === null || pay_period === null ? '' : i18n._(PERIOD_LABELS[pay_period]),
    ]
      .join(' ')
      .trim()
  const ownOf = (terms: OfferTerms, { key, kind }: OfferSetup['fields'][number]) => {
    const value = terms.custom[key] ?? ''
    if (value === '') return ''
    if (kind === 'money') return money(value, terms.currency)
    if (kind === 'date') return format.date(value)
    if (kind === 'number') return format.number(Number(value))
    if (kind === 'yes_no') return value === 'yes' ? t`Yes` : t`No`
    return value
  }
  const named = (key: keyof typeof TERM_LABELS, text: string) => ({
    key,
    label: i18n._(TERM_LABELS[key]),
    text,
  })
  return (terms) => [
    named('title', terms.title),
    named('salary_amount', salaryOf(terms)),
    named('bonus', terms.bonus),
    named('equity', terms.equity),
    named('start_date', terms.start_date === null ? '' : format.date(terms.start_date)),
    named('department', terms.department),
    named('location', terms.location),
    named(
      'workplace_type',
      terms.workplace_type === null ? '' : i18n._(WORKPLACE_LABELS[terms.workplace_type]),
    ),
    named('manager', terms.manager),
    named(
      'employment_type',
      terms.employment_type === null ? '' : i18n._(EMPLOYMENT_LABELS[terms.employment_type]),
    ),
    ...setup.fields.map((field) => ({
      key: field.key,
      label: field.name,
      text: ownOf(terms, field),
    })),
    named('contingencies', terms.contingencies),
  ]
}
