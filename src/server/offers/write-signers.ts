// Writes the recipients of an offer, with their current names and addresses.
import { randomUUID } from 'node:crypto'

import type { z } from 'zod'

import type { createOffer } from '#contract/offers/offer-commands.ts'
import { LETTER_SIGNERS, type LetterSigner } from '#contract/offers/offer-letter-rules.ts'
import { turnOf } from '#contract/offers/offer-states.ts'

import type { JobAccess } from '../access/staff-access.ts'
import type { Changing } from '../access/staff-command.ts'
import { AppError } from '../http/app-error.ts'
import * as context from './offer-context-repository.ts'
import * as repository from './offer-repository.ts'
import type { OfferRow } from './offer-repository.ts'

type Writing = Pick<Changing<JobAccess>, 'tx' | 'access'>
type Body = Pick<z.output<typeof createOffer.body>, 'company_signers' | 'recipients'>
type Written = { readonly row: OfferRow; readonly body: Body; readonly origin: string }

/**
 * The candidate, the users who sign for the company, and those who only read, in place of those before.
 * @throws AppError `validation_failed` for a user of another company, and for one who signs and only reads.
 */
export async function writeSigners(
  { tx, access }: Writing,
  { row, body, origin }: Written,
): Promise<void> {
  const { accountId, userOfferId, version } = row
  const key = { accountId, userOfferId, version }
  const subject = await context.findSubject(tx, row)
  if (subject === null) throw new AppError('not_found')
  const ids = [...body.company_signers, ...body.recipients.map(({ user_id }) => user_id)]
  if (new Set(ids).size < ids.length) throw invalid({ recipients: 'A signer reads it anyway.' })
  const users = await context.listSignerUsers(tx, { ...access, ids })
  const userOf = (userId: number, field: string) => {
    const user = users.find((one) => one.userId === userId)
    if (user === undefined) throw invalid({ [field]: 'Not a user of the company.' })
    return user
  }
  const candidate = {
    userId: null,
    name: `${subject.firstName} ${subject.lastName}`.trim(),
    email: subject.email,
  }
  const company = body.company_signers.map((userId) => userOf(userId, 'company_signers'))
  const signers = [candidate, ...company].map((person, index) => {
    const signer: LetterSigner = LETTER_SIGNERS[index] ?? 'candidate'
    return { ...person, signer, role: 'signer' as const, turn: turnOf(signer, row.signingOrder) }
  })
  const recipients = body.recipients.map(({ user_id: userId, role }) => ({
    ...userOf(userId, 'recipients'),
    signer: null,
    role,
    turn: 0,
  }))
  const rows = [...signers, ...recipients].map((one) => ({
    ...key,
    ...one,
    origin,
    offerSignerId: randomUUID(),
  }))
  await repository.replaceSigners(tx, { ...key, rows })
}

function invalid(fields: Record<string, string>): AppError {
  return new AppError('validation_failed', { fields })
}
