// The letter of an offer: its template, filled with the terms. One function for the preview, the PDF and the sending.
import { createHash } from 'node:crypto'

import type { Locale } from '#contract/core/shape.ts'
import { offerVariable } from '#contract/offers/offer-field-rules.ts'
import type { OfferTerms } from '#contract/offers/offer-terms.ts'

import type { StaffAccess } from '../access/staff-access.ts'
import { CAREER_LABELS } from '../careers/pages/career-labels.ts'
import type { Tx } from '../db/database.ts'
import { findCompany, findSubject, listOwnFields, namesOf } from './offer-context-repository.ts'
import { dayAfter } from './offer-deadline.ts'
import { listSigners, type OfferRow } from './offer-repository.ts'
import type { OwnField } from './offer-terms.ts'
import { findTemplate } from './settings/details-repository.ts'
import { fillLetter } from './settings/fill-letter.ts'
import type { LetterValue } from './settings/format-letter-value.ts'
import { findLetter } from './settings/letter-repository.ts'
import type { Letter } from './signing/document-types.ts'
import { missingLetters } from './signing/fonts.ts'

export type ComposedLetter = Letter & {
  readonly accountId: number
  readonly userOfferId: number
  readonly version: number
  /** Variables without a value or a fallback. */
  readonly missing: readonly string[]
  /** Signature blocks whose signer was not chosen: `signature:company_1`. */
  readonly missingSigners: readonly string[]
  /** Letters that the fonts of the PDF lack. */
  readonly missingLetters: readonly string[]
}

type Composing = {
  readonly access: Pick<StaffAccess, 'accountId' | 'userId'>
  readonly row: OfferRow
  readonly at: Date
}

/** Null for an offer without a template. */
export async function composeLetter(
  tx: Tx,
  { access, row, at }: Composing,
): Promise<ComposedLetter | null> {
  const { accountId, userOfferId, version, offerTemplateId, offerDetailsTemplateId, terms } = row
  if (offerTemplateId === null) return null
  const template = await findLetter(tx, { accountId, offerTemplateId })
  const subject = await findSubject(tx, row)
  if (template === null || subject === null) return null
  const company = await findCompany(tx, access)
  const fields = await listOwnFields(tx, access)
  const sender = row.sentBy ?? access.userId
  const names = await namesOf(tx, [sender])
  const details =
    offerDetailsTemplateId === null
      ? null
      : await findTemplate(tx, { accountId, detailsTemplateId: offerDetailsTemplateId })
  const filled = fillLetter({
    template,
    values: {
      ...valuesOf(terms, { fields, language: template.language }),
      expires_at: { kind: 'date', date: row.expiresOn },
      first_name: text(subject.firstName),
      last_name: text(subject.lastName),
      company_name: text(company.name),
      job_name: text(subject.title),
      sender_name: text(names.get(sender) ?? ''),
      today: { kind: 'date', date: dayAfter(at, { days: 0, timeZone: company.timeZone }) },
    },
    details: details?.rows ?? null,
  })
  const signers = (await listSigners(tx, { accountId, ids: [userOfferId] })).filter(
    (one) => one.version === version,
  )
  const chosen = new Set<string>(signers.map(({ signer }) => signer))
  const { header, html, footer, missing } = filled
  return {
    ...{ accountId, userOfferId, version, header, html, footer, missing },
    title: terms.title,
    language: template.language,
    pageSize: template.page_size,
    missingSigners: signersIn(html)
      .filter((signer) => !chosen.has(signer))
      .map((signer) => `signature:${signer}`),
    missingLetters: missingLetters(
      [header, plain(html), footer, ...signers.map(({ name }) => name)].join('\n'),
    ),
  }
}

/** Names the text of a letter: two that read the same have the same. */
export function letterHash({ title, language, pageSize, header, html, footer }: Letter): string {
  const content = JSON.stringify([title, language, pageSize, header, html, footer])
  return createHash('sha256').update(content).digest('hex')
}

function valuesOf(
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

function text(value: string): LetterValue {
  return { kind: 'text', text: value }
}

function signersIn(html: string): string[] {
  const found = [...html.matchAll(/data-block="signature" data-signer="(\w+)"/gu)]
  return [...new Set(found.flatMap(([, signer]) => signer ?? []))]
}

// For the letters alone: entities are of letters that every font has.
function plain(html: string): string {
  return html.replaceAll(/<[^>]*>/gu, '')
}
