// The terms of an offer as they read on the scorecard.
import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'

import type { OfferTerms } from '#contract/offers/offer-terms.ts'
import type { OfferSetup } from '#contract/offers/offers.ts'
import {
  EMPLOYMENT_LABELS,
  PERIOD_LABELS,
  WORKPLACE_LABELS,
} from '#web/features/session/position-labels.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'

import { STANDARD_OFFER_FIELD_LABELS } from './offer-field-labels.ts'

export type TermText = { readonly key: string; readonly label: string; readonly text: string }

type Writer = {
  readonly money: (amount: string, currency: string | null) => string
  readonly day: (day: string) => string
  readonly number: (value: string) => string
  readonly label: (message: MessageDescriptor) => string
  readonly yes: string
  readonly no: string
}

/** The label and text of every term, in the order of the form; empty where nothing is promised. */
export function useTermTexts(
  setup: Pick<OfferSetup, 'fields'>,
): (terms: OfferTerms) => readonly TermText[] {
  const { t, i18n } = useLingui()
  const format = useFormatter()
  const write: Writer = {
    money: (amount, currency) =>
      currency === null
        ? format.number(Number(amount))
        : format.number(Number(amount), { style: 'currency', currency }),
    day: (day) => format.date(day),
    number: (value) => format.number(Number(value)),
    label: (message) => i18n._(message),
    yes: t`Yes`,
    no: t`No`,
  }
  return (terms) => {
    const standard = standardTexts(terms, write)
    const named = STANDARD.map((key) => ({
      key,
      label: write.label(STANDARD_OFFER_FIELD_LABELS[key]),
      text: standard[key],
    }))
    const own = setup.fields.map((field) => ({
      key: field.key,
      label: field.name,
      text: ownText(terms, { field, write }),
    }))
    return [...named, ...own]
  }
}

const STANDARD = [
  'title',
  'salary_amount',
  'bonus',
  'equity',
  'start_date',
  'department',
  'location',
  'workplace_type',
  'manager',
  'employment_type',
  'contingencies',
] as const

function standardTexts(
  terms: OfferTerms,
  { money, day, label }: Writer,
): Record<(typeof STANDARD)[number], string> {
  const { salary_amount: salary, currency, pay_period: period } = terms
  const { workplace_type: workplace, employment_type: employment, start_date: start } = terms
  const pay = [
    salary === null ? '' : money(salary, currency),
    salary === null || period === null ? '' : label(PERIOD_LABELS[period]),
  ]
  return {
    title: terms.title,
    salary_amount: pay.join(' ').trim(),
    bonus: terms.bonus,
    equity: terms.equity,
    start_date: start === null ? '' : day(start),
    department: terms.department,
    location: terms.location,
    workplace_type: workplace === null ? '' : label(WORKPLACE_LABELS[workplace]),
    manager: terms.manager,
    employment_type: employment === null ? '' : label(EMPLOYMENT_LABELS[employment]),
    contingencies: terms.contingencies,
  }
}

function ownText(
  terms: OfferTerms,
  { field, write }: { field: OfferSetup['fields'][number]; write: Writer },
): string {
  const value = terms.custom[field.key] ?? ''
  if (value === '') return ''
  if (field.kind === 'money') return write.money(value, terms.currency)
  if (field.kind === 'date') return write.day(value)
  if (field.kind === 'number') return write.number(value)
  if (field.kind === 'yes_no') return value === 'yes' ? write.yes : write.no
  return value
}
