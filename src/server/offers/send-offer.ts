// Sends an offer: freezes its letter and orders the links of the first turn. The PDF is made and a trial seal is set before
// the transaction begins: what would fail later stops here, before anything goes out.
import { createHash } from 'node:crypto'

import type { FastifyInstance } from 'fastify'

import * as contract from '#contract/offers/offer-commands.ts'
import { OFFER_LIMITS } from '#contract/offers/offer-states.ts'

import type { JobAccess, StaffScopes } from '../access/staff-access.ts'
import { actorOf, applicationCommand, type By, type Changing } from '../access/staff-command.ts'
import type { Tx } from '../db/database.ts'
import { AppError } from '../http/app-error.ts'
import { route, type Authenticate } from '../http/route.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Storage } from '../storage/storage.ts'
import { assertApproved } from './approval/needed-steps.ts'
import { assertCanSeal } from './assert-can-seal.ts'
import { assertOpen } from './assert-open.ts'
import { composeLetter, letterHash, type ComposedLetter } from './compose-letter.ts'
import { listDocuments } from './documents/document-repository.ts'
import { recordEvidence } from './evidence.ts'
import { viewersOf } from './members-of.ts'
import { countSend } from './month-repository.ts'
import { findCompany, listOwnFields } from './offer-context-repository.ts'
import { endOfDay, monthOf } from './offer-deadline.ts'
import { newOfferFileKey } from './offer-file-key.ts'
import { assertOffer, moveOffer } from './offer-machine.ts'
import * as repository from './offer-repository.ts'
import type { OfferRow } from './offer-repository.ts'
import { missingTerms } from './offer-terms.ts'
import { chosenProvider, PROVIDERS, providerOfSent } from './providers/choose-provider.ts'
import { signersWithoutBlock } from './providers/new-envelope.ts'
import { sendLinks } from './send-links.ts'
import { letterToPdf } from './signing/document-engine.ts'
import type { Block } from './signing/document-types.ts'
import { lockSeen, stored, type OfferParams, type Stored } from './write-offer.ts'

export type SendOfferDeps = Parameters<typeof assertCanSeal>[0] & {
  readonly scopes: StaffScopes
  readonly storage: Storage
  readonly jobs: Jobs
}
type SendingDeps = SendOfferDeps & { readonly authenticate: Authenticate }
type Frozen = {
  readonly letter: ComposedLetter
  readonly blocks: readonly Block[]
  readonly key: string
  readonly sha256: string
}

const endpoint = contract.sendOffer

export function registerSending(app: FastifyInstance, deps: SendingDeps): void {
  const { authenticate, jobs } = deps
  route({ app, authenticate, endpoint }, async (call) => {
    const { params, body } = call
    const data = await sendOffer(deps, { by: actorOf(call), params, body })
    jobs.wake('send-signing-mail')
    jobs.wake('sync-envelope')
    return { data }
  })
}

type Order = Pick<Sending, 'params' | 'body'> & { readonly by: By }

/** Sends an offer in transactions of its own. @throws AppError as its endpoint says. */
export async function sendOffer(deps: SendOfferDeps, { by, params, body }: Order): Promise<Stored> {
  const { scopes } = deps
  const { user_smartreq_id: userSmartreqId } = params
  const reading = { caller: by.caller, userSmartreqId, policy: endpoint.policy }
  const letter = await scopes.atApplication(reading, (tx, access) =>
    letterOf(tx, { access, params, at: deps.now() }),
  )
  const frozen = await freeze(deps, letter)
  return withFile({ ...deps, frozen }, (markUsed) =>
    applicationCommand(scopes, {
      by,
      userSmartreqId,
      policy: endpoint.policy,
      name: 'send-offer',
      request: { params, body },
      replySchema: endpoint.responses[200].shape.data,
      change: async (changing) => {
        const sent = await send(changing, { deps, params, body, frozen })
        markUsed()
        return sent
      },
    }),
  )
}

/**
 * Removes the file of a letter that was not sent after all: refused, or a command that was given before. Other errors may
 * come after the commit: the file stays.
 */
async function withFile<Value>(
  { storage, frozen }: Pick<SendOfferDeps, 'storage'> & { frozen: Frozen | null },
  work: (markUsed: () => void) => Promise<Value>,
): Promise<Value> {
  let isUsed = false
  const drop = async () => {
    if (frozen !== null) await storage.remove(frozen.key)
  }
  try {
    const value = await work(() => {
      isUsed = true
    })
    if (!isUsed) await drop()
    return value
  } catch (error) {
    if (error instanceof AppError) await drop()
    throw error
  }
}

/**
 * The letter as it would go out now; null for an offer that expired, whose letter is frozen already.
 * @throws AppError `not_found`, `offer_incomplete` that names what is missing.
 */
export async function letterOf(
  tx: Tx,
  { access, params, at }: { access: JobAccess; params: OfferParams; at: Date },
): Promise<ComposedLetter | null> {
  const row = await repository.findOffer(tx, {
    accountId: access.accountId,
    userSmartreqId: params.user_smartreq_id,
    userOfferId: params.user_offer_id,
  })
  if (row === null) throw new AppError('not_found')
  if (row.state === 'expired') return null
  const fields = await listOwnFields(tx, access)
  const letter = await composeLetter(tx, { access, row, at })
  const missing = [
    ...missingTerms(row.terms, fields),
    ...(letter === null ? ['offer_template_id'] : [...letter.missing, ...letter.missingSigners]),
  ]
  if (letter === null || missing.length > 0 || letter.missingLetters.length > 0) {
    const letters = letter?.missingLetters ?? []
    throw new AppError('offer_incomplete', {
      fields: Object.fromEntries(missing.map((name) => [name, 'Is missing.'])),
      details: { missing, missing_letters: letters },
    })
  }
  return letter
}

async function freeze(deps: SendOfferDeps, letter: ComposedLetter | null): Promise<Frozen | null> {
  await assertCanSeal(deps)
  if (letter === null) return null
  const { pdf, blocks } = await letterToPdf(letter)
  const sha256 = createHash('sha256').update(pdf).digest('hex')
  const key = newOfferFileKey(letter)
  await deps.storage.write(key, pdf)
  return { letter, blocks, key, sha256 }
}

type Sending = {
  deps: SendOfferDeps
  params: OfferParams
  body: { seen: Parameters<typeof lockSeen>[1]['seen']; expires_on?: string | undefined }
  frozen: Frozen | null
}

async function send(changing: Changing<JobAccess>, { deps, params, body, frozen }: Sending) {
  const { tx, access } = changing
  const at = deps.now()
  const row = await lockSeen(changing, { params, seen: body.seen })
  await assertOpen(tx, row)
  const action = row.state === 'expired' ? 'resend' : 'send'
  assertOffer(row.state, action)
  await assertApproved(tx, { row, userId: access.userId })
  // What is sent for the first time says the day that is stored.
  const expiresOn = action === 'resend' ? body.expires_on : undefined
  const until = await deadlineOf(tx, { row, expiresOn, at })
  const { accountId } = row
  const sent = { ...row, ...until, sentBy: access.userId }
  if (action === 'send') await storeVersion(changing, { row, frozen, at })
  const isCounted = await countSend(tx, {
    accountId,
    month: monthOf(at),
    limit: OFFER_LIMITS.perMonth,
  })
  if (!isCounted) throw new AppError('offer_limit_reached')
  const set = { ...until, sentBy: access.userId, sentAt: at, resolvedAt: null }
  const state = await moveOffer(tx, { row, action, set, actorId: access.userId })
  await askSigners(tx, { deps, row, isFirst: action === 'send', at })
  return stored(sent, state)
}

// What was made before this transaction has to be what is stored now.
async function storeVersion(
  { tx, access }: Changing<JobAccess>,
  { row, frozen, at }: { row: OfferRow; frozen: Frozen | null; at: Date },
): Promise<void> {
  const now = await composeLetter(tx, { access, row, at })
  if (frozen === null || now === null || letterHash(now) !== letterHash(frozen.letter))
    throw new AppError('offer_changed')
  const { accountId, userOfferId, version, terms } = row
  const { letter, blocks, sha256 } = frozen
  const { title, language, pageSize, header, html, footer } = letter
  await repository.insertVersion(tx, {
    accountId,
    userOfferId,
    version,
    terms,
    title,
    language,
    pageSize,
    header,
    html,
    footer,
    blocks: [...blocks],
    documentKey: frozen.key,
    documentSha256: sha256,
    frozenAt: at,
  })
  const key = { accountId, userOfferId, version }
  for (const document of await listDocuments(tx, key))
    await recordEvidence(tx, { ...key, at, kind: 'attached', documentSha256: document.sha256 })
}

/** @throws AppError `offer_deadline_over`. */
async function deadlineOf(
  tx: Tx,
  {
    row,
    expiresOn = row.expiresOn,
    at,
  }: { row: OfferRow; expiresOn: string | undefined; at: Date },
) {
  const { timeZone } = await findCompany(tx, row)
  const expiresAt = endOfDay(expiresOn, timeZone)
  if (expiresAt <= at) throw new AppError('offer_deadline_over')
  return { expiresOn, expiresAt }
}

type Asking = {
  readonly deps: SendOfferDeps
  readonly row: OfferRow
  /** An offer that is sent again stays with the provider that it had. */
  readonly isFirst: boolean
  readonly at: Date
}

/** @throws AppError `signature_block_missing`, `offer_documents_unsent`. */
async function askSigners(tx: Tx, { deps, row, isFirst, at }: Asking): Promise<void> {
  const { accountId, userOfferId, version } = row
  const offer = { accountId, userOfferId, version }
  const provider = isFirst ? await chosenProvider(tx, accountId) : await providerOfSent(tx, offer)
  const all = await repository.listSigners(tx, { accountId, ids: [userOfferId] })
  const signers = all.filter((one) => one.version === version)
  if (provider === 'documenso') {
    const frozen = await repository.findVersion(tx, offer)
    const missing = signersWithoutBlock(signers, frozen?.blocks ?? [])
    if (missing.length > 0)
      throw new AppError('signature_block_missing', { details: { signers: missing } })
    // Documenso gets the letter alone: who signs there would not see what goes with it.
    if ((await listDocuments(tx, offer)).length > 0) throw new AppError('offer_documents_unsent')
  }
  await PROVIDERS[provider].send(tx, { deps, offer, signers, at })
  // Viewers read the letter in this app, wherever it is signed.
  if (isFirst) await sendLinks(tx, { deps, offer, signers: await viewersOf(tx, row), at })
}
