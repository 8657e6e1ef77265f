// What the form of an offer holds, as texts, and what it sends.
import {
  EMPLOYMENT_TYPES,
  SALARY_PERIODS,
  WORKPLACE_TYPES,
} from '#contract/careers/posting-terms.ts'
import type { RecipientRole, SigningOrder } from '#contract/offers/offer-states.ts'
import { PRIVATE_TERMS, type OfferTerms } from '#contract/offers/offer-terms.ts'
import type { Offer, OfferSetup } from '#contract/offers/offers.ts'

import { parseAmount } from './amount-text.ts'

type StandardKey = Exclude<keyof OfferTerms, 'custom'>

export type OfferDraft = {
  readonly terms: Readonly<Record<StandardKey, string>>
  readonly custom: Readonly<Record<string, string>>
  readonly expiresOn: string
  readonly templateId: string
  readonly detailsTemplateId: string
  readonly signingOrder: SigningOrder
  /** Users who sign for the company; empty for none. */
  readonly companySigners: readonly [string, string]
  readonly recipients: readonly RecipientDraft[]
}

/** A user who reads the offer without signing it. */
export type RecipientDraft = {
  /** Tells one row of the form from another. */
  readonly key: string
  /** Empty until a user is chosen. */
  readonly userId: string
  readonly role: RecipientRole
}

/** What a new offer begins with, by the plan where it sets offers up. One template that fits is chosen. */
export function newDraft(setup: OfferSetup): OfferDraft {
  const { activity, templates, details_templates: tables } = setup
  const [only, ...more] = templates
  const usual = only !== undefined && more.length === 0 ? only.offer_template_id : null
  const letter = templates.find((one) => one.offer_template_id === activity?.offer_template_id)
  const table = tables.find(
    (one) => one.offer_details_template_id === activity?.offer_details_template_id,
  )
  // A role that no one in the team has leaves its place to the next signer.
  const [first, second] = (activity?.signers ?? []).flatMap(({ user_id: id }) => id ?? [])
  return {
    ...termsOf(setup.terms),
    expiresOn: setup.expires_on,
    templateId: textOf(letter?.offer_template_id ?? (isLetterGone(setup) ? null : usual)),
    detailsTemplateId: textOf(table?.offer_details_template_id),
    signingOrder: activity?.signing_order ?? 'company_first',
    companySigners: [textOf(first), textOf(second)],
    recipients: [],
  }
}

/** Whether the plan names a letter that new offers cannot take any more. */
export function isLetterGone({ activity, templates }: OfferSetup): boolean {
  const named = activity?.offer_template_id ?? null
  return named !== null && !templates.some((one) => one.offer_template_id === named)
}

/** The roles of the hiring team that the plan has sign, and no member has. */
export function rolesWithoutMember({ activity }: OfferSetup) {
  return (activity?.signers ?? []).flatMap(({ team_role, user_id }) =>
    user_id === null ? [team_role] : [],
  )
}

export function draftOf(offer: Offer): OfferDraft {
  const [first, second] = offer.signers.filter(({ signer }) => signer !== 'candidate')
  return {
    ...termsOf(offer.terms),
    expiresOn: offer.expires_on,
    templateId: textOf(offer.offer_template_id),
    detailsTemplateId: textOf(offer.offer_details_template_id),
    signingOrder: offer.signing_order,
    companySigners: [textOf(first?.user_id), textOf(second?.user_id)],
    recipients: offer.recipients.map(({ offer_signer_id, user_id, role }) => ({
      key: offer_signer_id,
      userId: String(user_id),
      role,
    })),
  }
}

/** What of a draft cannot be sent, by the name of the field. */
export type DraftProblem = 'title' | 'salary_amount' | 'expires_on' | `custom.${string}`

export function problemsOf(draft: OfferDraft, setup: OfferSetup): DraftProblem[] {
  const { title, salary_amount: salary } = draft.terms
  const amounts = setup.fields.filter(({ kind }) => kind === 'money')
  const wrong = amounts.filter(({ key }) => !isAmount(draft.custom[key] ?? ''))
  return [
    ...(title.trim() === '' ? (['title'] as const) : []),
    ...(isAmount(salary) ? [] : (['salary_amount'] as const)),
    ...(draft.expiresOn === '' ? (['expires_on'] as const) : []),
    ...wrong.map(({ key }): DraftProblem => `custom.${key}`),
  ]
}

/** As the server takes it, without the terms that the user does not see. */
export function contentOf(draft: OfferDraft, { hidden_terms: hidden, fields }: OfferSetup) {
  const { terms } = draft
  const isMoney = new Set(fields.filter(({ kind }) => kind === 'money').map(({ key }) => key))
  const custom = Object.entries(draft.custom).map(([key, value]): [string, string] => [
    key,
    isMoney.has(key) ? (parseAmount(value) ?? '') : value.trim(),
  ])
  const all: OfferTerms = {
    title: terms.title.trim(),
    department: terms.department.trim(),
    location: terms.location.trim(),
    workplace_type: oneOf(WORKPLACE_TYPES, terms.workplace_type),
    manager: terms.manager.trim(),
    employment_type: oneOf(EMPLOYMENT_TYPES, terms.employment_type),
    salary_amount: parseAmount(terms.salary_amount),
    currency: terms.currency === '' ? null : terms.currency,
    pay_period: oneOf(SALARY_PERIODS, terms.pay_period),
    bonus: terms.bonus.trim(),
    equity: terms.equity.trim(),
    start_date: terms.start_date === '' ? null : terms.start_date,
    contingencies: terms.contingencies.trim(),
    custom: Object.fromEntries(custom),
  }
  const shown: Partial<OfferTerms> = { ...all }
  for (const key of PRIVATE_TERMS) if (hidden.includes(key)) delete shown[key]
  return {
    terms: shown,
    expires_on: draft.expiresOn,
    offer_template_id: idOf(draft.templateId),
    offer_details_template_id: idOf(draft.detailsTemplateId),
    signing_order: draft.signingOrder,
    company_signers: draft.companySigners.flatMap((id) => idOf(id) ?? []),
    recipients: recipientsOf(draft),
  }
}

/** Rows without a user, and users who sign, are left out. */
function recipientsOf({ recipients, companySigners }: OfferDraft) {
  return recipients
    .filter(({ userId }) => userId !== '' && !companySigners.includes(userId))
    .map(({ userId, role }) => ({ user_id: Number(userId), role }))
}

function termsOf(terms: OfferTerms): Pick<OfferDraft, 'terms' | 'custom'> {
  const { custom, ...standard } = terms
  return {
    terms: {
      ...standard,
      workplace_type: standard.workplace_type ?? '',
      employment_type: standard.employment_type ?? '',
      salary_amount: standard.salary_amount ?? '',
      currency: standard.currency ?? '',
      pay_period: standard.pay_period ?? '',
      start_date: standard.start_date ?? '',
    },
    custom,
  }
}

function isAmount(text: string): boolean {
  return text.trim() === '' || parseAmount(text) !== null
}

function textOf(id: number | null | undefined): string {
  return id === null || id === undefined ? '' : String(id)
}

function idOf(text: string): number | null {
  return text === '' ? null : Number(text)
}

function oneOf<const T extends string>(all: readonly T[], value: string): T | null {
  return all.find((one) => one === value) ?? null
}
