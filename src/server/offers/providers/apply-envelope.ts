// Brings an offer to where its signers are at Documenso, through the same state machine as our own signing page. What was
// applied before, or comes too late, changes nothing.
import { LIVE_STATES } from '#contract/offers/offer-states.ts'

import type { Tx } from '../../db/database.ts'
import type {
  DocumensoEnvelope,
  DocumensoRecipient,
} from '../../integrations/e-signature/documenso-reply.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { recordEvidence } from '../evidence.ts'
import { moveOffer } from '../offer-machine.ts'
import * as offers from '../offer-repository.ts'
import type { OfferRow, SignerRow } from '../offer-repository.ts'
import { inSigningOrder } from './new-envelope.ts'
import type { EnvelopeRow } from './provider-repository.ts'

type Applying = {
  readonly jobs: Pick<Jobs, 'send'>
  readonly envelope: Pick<EnvelopeRow, 'accountId' | 'userOfferId' | 'version' | 'isCancelWanted'>
  readonly found: DocumensoEnvelope
  readonly at: Date
}
type Held = Applying & { readonly offer: OfferRow }
type Matched = { readonly signer: SignerRow; readonly recipient: DocumensoRecipient }

/**
 * `done`: the offer is where its signers are. `late`: everyone signed, but the offer had ended. `unmatched`: the recipients are
 * not the signers of the offer.
 */
export type Applied = 'done' | 'late' | 'unmatched'

const REASON_MAX = 1000

export async function applyEnvelope(tx: Tx, applying: Applying): Promise<Applied> {
  const { envelope, found } = applying
  const named = await offers.findOfferById(tx, envelope)
  const offer = named === null ? null : await offers.lockOffer(tx, named)
  if (offer === null) return 'done'
  // One that is to be cancelled does not count for the same version that was sent again.
  const isLive = LIVE_STATES.includes(offer.state) && !envelope.isCancelWanted
  if (offer.version !== envelope.version || !isLive) {
    if (found.status !== 'COMPLETED') return 'done'
    const version = await offers.findVersion(tx, envelope)
    // Applied before: what became of the offer afterwards takes nothing from its document.
    return version === null || version.sealState !== 'none' ? 'done' : 'late'
  }
  const all = await offers.listSigners(tx, { ...envelope, ids: [envelope.userOfferId] })
  const matched = match(
    all.filter(({ version }) => version === envelope.version),
    found.recipients,
  )
  if (matched === null) return 'unmatched'
  if (isLate({ found, matched, offer })) return 'late'
  const held = { ...applying, offer }
  const news = []
  for (const one of matched) news.push(await updateSigner(tx, { held, ...one }))
  await move(tx, { held, matched, news: news.flat() })
  return 'done'
}

// An address may be corrected at Documenso: a recipient who was found once is known by their number there.
function match(
  signers: readonly SignerRow[],
  recipients: readonly DocumensoRecipient[],
): Matched[] | null {
  const matched = inSigningOrder(signers).flatMap((signer, index): Matched[] => {
    const recipient = recipients.find(({ id, email, signingOrder }) =>
      signer.providerRecipientId === null
        ? email.toLowerCase() === signer.email.toLowerCase() &&
          (signingOrder ?? index + 1) === index + 1
        : id === signer.providerRecipientId,
    )
    return recipient === undefined ? [] : [{ signer, recipient }]
  })
  return matched.length === signers.length ? matched : null
}

// As on our own page, the deadline is that of the signature, whenever we hear of it.
function isLate({
  found,
  matched,
  offer,
}: {
  found: DocumensoEnvelope
  matched: readonly Matched[]
  offer: OfferRow
}): boolean {
  if (found.status !== 'COMPLETED') return false
  return matched.some(({ recipient: { signedAt } }) => momentOf(signedAt) > offer.expiresAt)
}

type News = 'sent' | 'opened' | 'signed' | 'declined'

async function updateSigner(
  tx: Tx,
  { held, signer, recipient }: Matched & { held: Held },
): Promise<News[]> {
  const { offer, at } = held
  const news = newsOf(signer, recipient)
  const { accountId, userOfferId, version } = offer
  const { offerSignerId } = signer
  if (news.length > 0 || signer.providerRecipientId === null)
    await offers.updateSigner(tx, {
      accountId,
      offerSignerId,
      set: { providerRecipientId: recipient.id, ...changesOf(news, { recipient, at }) },
    })
  for (const kind of news)
    await recordEvidence(tx, { accountId, userOfferId, version, offerSignerId, at, kind })
  return news
}

// A webhook may have been lost: a signature implies that the document was sent and opened.
function newsOf(
  { state, sentAt, openedAt }: SignerRow,
  { sendStatus, readStatus, signingStatus }: DocumensoRecipient,
): News[] {
  if (state === 'signed' || state === 'rejected') return []
  const hasEnded = signingStatus !== 'NOT_SIGNED'
  const isOpened = hasEnded || readStatus === 'OPENED'
  return [
    ...(sentAt === null && (isOpened || sendStatus === 'SENT') ? (['sent'] as const) : []),
    ...(openedAt === null && isOpened ? (['opened'] as const) : []),
    ...(signingStatus === 'SIGNED' ? (['signed'] as const) : []),
    ...(signingStatus === 'REJECTED' ? (['declined'] as const) : []),
  ]
}

function changesOf(
  news: readonly News[],
  { recipient, at }: { recipient: DocumensoRecipient; at: Date },
) {
  return {
    ...(news.includes('sent') ? { state: 'sent' as const, sentAt: at } : {}),
    ...(news.includes('opened') ? { state: 'opened' as const, openedAt: at } : {}),
    ...(news.includes('signed')
      ? {
          state: 'signed' as const,
          signedAt: typeof recipient.signedAt === 'string' ? momentOf(recipient.signedAt) : at,
        }
      : {}),
    ...(news.includes('declined') ? { state: 'rejected' as const } : {}),
  }
}

type Moving = {
  readonly held: Held
  readonly matched: readonly Matched[]
  readonly news: readonly News[]
}

async function move(tx: Tx, { held, matched, news }: Moving): Promise<void> {
  const { offer, found, at } = held
  const refusal = matched.find(({ recipient }) => recipient.signingStatus === 'REJECTED')
  if (refusal !== undefined) {
    const reason = refusal.recipient.rejectionReason ?? ''
    const set = { declineReason: reason.slice(0, REASON_MAX), resolvedAt: at }
    const actorId = refusal.signer.userId
    await moveOffer(tx, { row: offer, action: 'decline', set, actorId })
    await tellSender(tx, { held, kind: 'offer-declined' })
    return
  }
  const areAllSigned = matched.every(({ recipient }) => recipient.signingStatus === 'SIGNED')
  if (areAllSigned && found.status === 'COMPLETED') {
    await moveOffer(tx, { row: offer, action: 'accept', set: { resolvedAt: at }, actorId: null })
    await offers.updateVersion(tx, { ...offer, set: { sealState: 'sealing' } })
    await tellSender(tx, { held, kind: 'offer-accepted' })
    return
  }
  if (news.includes('signed')) await moveOffer(tx, { row: offer, action: 'sign', actorId: null })
  else if (news.includes('opened') && offer.state === 'sent')
    await moveOffer(tx, { row: offer, action: 'open', set: { openedAt: at }, actorId: null })
}

async function tellSender(
  tx: Tx,
  { held, kind }: { held: Held; kind: 'offer-accepted' | 'offer-declined' },
): Promise<void> {
  const { accountId, userOfferId } = held.offer
  await held.jobs.send(tx, 'send-signing-mail', { accountId, userOfferId, kind })
}

/** A date that cannot be read counts as the beginning of time: it proves nothing. */
function momentOf(text: string | null | undefined): Date {
  const at = new Date(text ?? 0)
  return Number.isNaN(at.getTime()) ? new Date(0) : at
}
