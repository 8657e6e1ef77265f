// The terms of an offer on the server: which of them a role sees, and whether they fit the company's own fields.
import { isOfferValue, offerVariable } from '#contract/offers/offer-field-rules.ts'
import { PRIVATE_TERMS, type OfferTerms } from '#contract/offers/offer-terms.ts'

import type { offerField } from '../db/schema/offer-field.ts'
import { AppError } from '../http/app-error.ts'

/** One of the company's own fields, as far as terms go by it. */
export type OwnField = Pick<
  typeof offerField.$inferSelect,
  'key' | 'name' | 'kind' | 'options' | 'defaultValue' | 'isRequired' | 'isPrivate'
>
type View = { readonly fields: readonly OwnField[]; readonly seesPrivate: boolean }

const NONE: OfferTerms = {
  title: '',
  department: '',
  location: '',
  workplace_type: null,
  manager: '',
  employment_type: null,
  salary_amount: null,
  currency: null,
  pay_period: null,
  bonus: '',
  equity: '',
  start_date: null,
  contingencies: '',
  custom: {},
}

/** The terms without those that the role does not include, which `hidden` names: as `salary_amount`, or `offer_<key>`. */
export function visibleTerms(
  terms: OfferTerms,
  { fields, seesPrivate }: View,
): { terms: OfferTerms; hidden: string[] } {
  if (seesPrivate) return { terms, hidden: [] }
  const keys = privateKeys(fields)
  const custom = Object.entries(terms.custom).filter(([key]) => !keys.includes(key))
  return {
    terms: {
      ...terms,
      salary_amount: null,
      bonus: '',
      equity: '',
      custom: Object.fromEntries(custom),
    },
    hidden: [...PRIVATE_TERMS, ...keys.map((key) => offerVariable(key))],
  }
}

/** Whether any private term has a value: a letter may then say it. */
export function hasPrivateTerms(terms: OfferTerms, fields: readonly OwnField[]): boolean {
  const own = privateKeys(fields).map((key) => terms.custom[key])
  return [...PRIVATE_TERMS.map((key) => terms[key]), ...own].some((value) => Boolean(value))
}

/**
 * Terms with a change. What the change leaves out stays; hidden terms cannot be changed by those who do not see them.
 * @throws AppError `forbidden`, or `validation_failed` that names the field.
 */
export function changeTerms(
  { before, change }: { before: OfferTerms | null; change: Partial<OfferTerms> },
  { fields, seesPrivate }: View,
): OfferTerms {
  const base = before ?? NONE
  const keys = privateKeys(fields)
  const isHidden =
    PRIVATE_TERMS.some((key) => Boolean(change[key])) ||
    keys.some((key) => Boolean(change.custom?.[key]))
  if (!seesPrivate && isHidden) throw new AppError('forbidden')
  const shown = seesPrivate ? change : withoutPrivate(change)
  const custom = { ...ofFields(base.custom, fields), ...shown.custom }
  const after = { ...base, ...withoutUndefined(shown), custom: withoutEmpty(custom) }
  assertFits(after, fields)
  return after
}

/** What keeps an offer from being sent, by the name of the field. */
export function missingTerms(terms: OfferTerms, fields: readonly OwnField[]): string[] {
  const own = fields.filter(({ isRequired, key }) => isRequired && !terms.custom[key])
  return [
    ...(terms.title === '' ? ['title'] : []),
    ...(terms.salary_amount !== null && terms.currency === null ? ['currency'] : []),
    ...own.map(({ key }) => offerVariable(key)),
  ]
}

function assertFits(terms: OfferTerms, fields: readonly OwnField[]): void {
  const problems: Record<string, string> = {}
  for (const [key, value] of Object.entries(terms.custom)) {
    const field = fields.find((one) => one.key === key)
    if (field === undefined) problems[`terms.custom.${key}`] = 'There is no such field.'
    else if (!isOfferValue(value, field))
      problems[`terms.custom.${key}`] = 'Not a value of this kind.'
  }
  if (Object.keys(problems).length > 0)
    throw new AppError('validation_failed', { fields: problems })
}

function privateKeys(fields: readonly OwnField[]): string[] {
  return fields.filter(({ isPrivate }) => isPrivate).map(({ key }) => key)
}

// The values of fields that were deleted since go as well.
function ofFields(
  custom: Readonly<Record<string, string>>,
  fields: readonly OwnField[],
): Record<string, string> {
  const keys = new Set(fields.map(({ key }) => key))
  return Object.fromEntries(Object.entries(custom).filter(([key]) => keys.has(key)))
}

function withoutPrivate(change: Partial<OfferTerms>): Partial<OfferTerms> {
  const shown = { ...change }
  for (const key of PRIVATE_TERMS) delete shown[key]
  return shown
}

function withoutUndefined(change: Partial<OfferTerms>): Partial<OfferTerms> {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
}

function withoutEmpty(custom: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(custom).filter(([, value]) => value !== ''))
}
