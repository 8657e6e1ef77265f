// What a posting says of the work, in the words of a language.
import { z } from 'zod'

import { payAmount } from '#contract/careers/pay-amount.ts'
import {
  EMPLOYMENT_TYPES,
  SALARY_PERIODS,
  WORKPLACE_TYPES,
} from '#contract/careers/posting-terms.ts'
import type { Locale } from '#contract/core/shape.ts'

import type { PublicPosting } from '../career-service.ts'
import { CAREER_LABELS, fill } from './career-labels.ts'

export type Fact = { readonly name: string; readonly value: string }

const termsSchema = z.object({
  employmentType: z.enum(EMPLOYMENT_TYPES),
  workplaceType: z.enum(WORKPLACE_TYPES),
  salaryPeriod: z.enum(SALARY_PERIODS).nullable(),
})

/** The terms of a posting, as their own types. */
export function termsOf(posting: PublicPosting) {
  return termsSchema.parse(posting)
}

/** City, state and country; empty when none is known. */
function locationOf(posting: PublicPosting, locale: Locale): string {
  const { city, stateCode, countryCode } = posting
  const country =
    countryCode === null ? null : new Intl.DisplayNames(locale, { type: 'region' }).of(countryCode)
  return [city, stateCode, country].filter((part) => part !== null && part !== undefined).join(', ')
}

/** One line under a title: where, and how. */
export function summaryOf(posting: PublicPosting, locale: Locale): string {
  const labels = CAREER_LABELS[locale]
  const { employmentType, workplaceType } = termsOf(posting)
  const where = locationOf(posting, locale)
  return [where, labels.workplaceTypes[workplaceType], labels.employmentTypes[employmentType]]
    .filter((part) => part !== '')
    .join(' · ')
}

/** Everything that is known, by name. */
export function factsOf(posting: PublicPosting, locale: Locale): Fact[] {
  const labels = CAREER_LABELS[locale]
  const { employmentType, workplaceType } = termsOf(posting)
  const facts: (Fact | null)[] = [
    { name: labels.location, value: locationOf(posting, locale) },
    { name: labels.workplace, value: labels.workplaceTypes[workplaceType] },
    { name: labels.employment, value: labels.employmentTypes[employmentType] },
    { name: labels.salary, value: salaryOf(posting, locale) },
    posting.validUntil === null
      ? null
      : { name: labels.until, value: dayText(posting.validUntil, locale) },
  ]
  return facts.filter((fact) => fact !== null).filter(({ value }) => value !== '')
}

/** The pay with its currency and period; empty when it is not said. */
export function salaryOf(posting: PublicPosting, locale: Locale): string {
  const labels = CAREER_LABELS[locale]
  const { salaryMin: min, salaryMax: max, salaryCurrency: currency } = posting
  const { salaryPeriod: period } = termsOf(posting)
  if (currency === null || period === null) return ''
  const pay = payAmount({ min, max, currency }, locale)
  if (pay === null) return ''
  const amount = fill(labels.periods[period], { amount: pay.amount })
  if (pay.kind === 'range') return amount
  return fill(pay.kind === 'from' ? labels.from : labels.upTo, { amount })
}

function dayText(day: string, locale: Locale): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )
}
