// The letter of an offer: its template, filled with the terms. One function for the preview, the PDF and the sending.
import { createHash } from 'node:crypto'

import type { StaffAccess } from '../access/staff-access.ts'
import type { Tx } from '../db/database.ts'
import { text, valuesOf } from './letter-values.ts'
import { findCompany, findSubject, listOwnFields, namesOf } from './offer-context-repository.ts'
import { dayAfter } from './offer-deadline.ts'
import { listSigners, type OfferRow, type SignerRow } from './offer-repository.ts'
import { findTemplate } from './settings/details-repository.ts'
import { fillLetter } from './settings/fill-letter.ts'
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
  const details =
    offerDetailsTemplateId === null
      ? null
      : await findTemplate(tx, { accountId, detailsTemplateId: offerDetailsTemplateId })
  const values = {
    ...valuesOf(terms, { fields: await listOwnFields(tx, access), language: template.language }),
    ...(await contextValues(tx, { access, row, at })),
    first_name: text(subject.firstName),
    last_name: text(subject.lastName),
    job_name: text(subject.title),
  }
  const filled = fillLetter({ template, values, details: details?.rows ?? null })
  const all = await listSigners(tx, { accountId, ids: [userOfferId] })
  return {
    ...filled,
    accountId,
    userOfferId,
    version,
    title: terms.title,
    language: template.language,
    pageSize: template.page_size,
    ...lettersOf(
      filled,
      all.filter((one) => one.version === version),
    ),
  }
}

async function contextValues(tx: Tx, { access, row, at }: Composing) {
  const company = await findCompany(tx, access)
  const sender = row.sentBy ?? access.userId
  const names = await namesOf(tx, [sender])
  const today = dayAfter(at, { days: 0, timeZone: company.timeZone })
  return {
    company_name: text(company.name),
    sender_name: text(names.get(sender) ?? ''),
    expires_at: { kind: 'date', date: row.expiresOn },
    today: { kind: 'date', date: today },
  } as const
}

function lettersOf(
  { header, html, footer }: { header: string; html: string; footer: string },
  signers: readonly SignerRow[],
): Pick<ComposedLetter, 'missingSigners' | 'missingLetters'> {
  const chosen = new Set<string>(signers.map(({ signer }) => signer))
  const names = signers.map(({ name }) => name)
  return {
    missingSigners: signersIn(html)
      .filter((signer) => !chosen.has(signer))
      .map((signer) => `signature:${signer}`),
    missingLetters: missingLetters([header, plain(html), footer, ...names].join('\n')),
  }
}

/** Names the text of a letter: two that read the same have the same. */
export function letterHash({ title, language, pageSize, header, html, footer }: Letter): string {
  const content = JSON.stringify([title, language, pageSize, header, html, footer])
  return createHash('sha256').update(content).digest('hex')
}

function signersIn(html: string): string[] {
  const found = [...html.matchAll(/data-block="signature" data-signer="(\w+)"/gu)]
  return [...new Set(found.flatMap(([, signer]) => signer ?? []))]
}

// For the letters alone: entities are of letters that every font has.
function plain(html: string): string {
  return html.replaceAll(/<[^>]*>/gu, '')
}
