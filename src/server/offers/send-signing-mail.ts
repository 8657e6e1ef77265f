// The job that writes about an offer: to one signer with their link, or to the user who sent it. Composed when it goes out;
// what is not true any more is left unsent.
import { createHash } from 'node:crypto'

import { localeSchema, type Locale } from '#contract/core/shape.ts'

import type { Database, Tx } from '../db/database.ts'
import type { Secrets } from '../http/secrets.ts'
import { MailRefusedError, type Mail } from '../integrations/mail/port.ts'
import { findCompanyLogo, logoParts } from '../mail/company-logo.ts'
import type { MailLogo } from '../mail/compile-email.ts'
import { composeFrom } from '../mail/compose-mail.ts'
import { dateTimeIn } from '../mail/date-time-in.ts'
import type { Storage } from '../storage/storage.ts'
import { recordEvidence } from './evidence.ts'
import { linkStateOf, type LinkState } from './link-state.ts'
import { offerMailMessages, type OfferMailKind } from './offer-mail-messages.ts'
import * as offers from './offer-repository.ts'
import type { HolderRow } from './offer-repository.ts'
import { storedSignerToken } from './signer-token.ts'
import { findMailSubject, findSignerLanguage, type MailSubject } from './signing-mail-repository.ts'

export type SigningMailDeps = Secrets & {
  readonly database: Database
  readonly mail: Mail
  readonly storage: Pick<Storage, 'read'>
  readonly now: () => Date
  readonly origin: string
}
export type SigningMail = {
  readonly accountId: number
  readonly userOfferId: number
  readonly kind: OfferMailKind
  /** Left out for what the sender is told. */
  readonly offerSignerId?: string | undefined
}

const SYSTEM = { kind: 'system' } as const

/** Messages that bring a link for the first time: whether they arrived is written down. */
const FIRST_LINKS: readonly OfferMailKind[] = ['offer-to-sign', 'offer-to-read']

/** In which states of a link a message about it is still true. */
const TRUE_IN: Readonly<Partial<Record<OfferMailKind, readonly LinkState[]>>> = {
  'offer-to-sign': ['ready'],
  'offer-to-read': ['reading'],
  'offer-reminder': ['ready'],
  'offer-sealed': ['complete'],
  'offer-cancelled': ['cancelled'],
}

/** A refusal is final and written down; any other trouble is thrown, for the queue to try again. */
export async function sendSigningMail(deps: SigningMailDeps, order: SigningMail): Promise<void> {
  const { database, mail, storage, now } = deps
  const found = await database.inScope(SYSTEM, (tx) => find(tx, { order, at: now() }))
  if (found === null) return
  const { logo, ...parts } = logoParts(
    await findCompanyLogo({ database, storage }, order.accountId),
  )
  const message = compose({ deps, order, found, logo })
  if (message === null) return
  const isTaken = await send(mail, {
    mailId: mailIdOf(order, found),
    to: found.to,
    isAutomatic: true,
    ...parts,
    ...message,
  })
  const { signer } = found
  if (signer === null || !isFirstLink(order.kind, signer)) return
  await database.inScope(SYSTEM, async (tx) => {
    const offer = await offers.lockOffer(tx, found.subject.offer)
    if (offer === null) return
    const { accountId, userOfferId } = offer
    const { version, offerSignerId } = signer
    const at = now()
    if (isTaken)
      await recordEvidence(tx, {
        accountId,
        userOfferId,
        version,
        offerSignerId,
        at,
        kind: 'delivered',
      })
    else await offers.updateSigner(tx, { accountId, offerSignerId, set: { failedAt: at } })
  })
}

function isFirstLink(kind: OfferMailKind, { role }: HolderRow): boolean {
  return FIRST_LINKS.includes(kind) || (kind === 'offer-sealed' && role === 'cc')
}

type Found = {
  readonly subject: MailSubject
  readonly signer: HolderRow | null
  readonly to: string
  readonly firstName: string
  readonly language: Locale
}

async function find(
  tx: Tx,
  { order, at }: { order: SigningMail; at: Date },
): Promise<Found | null> {
  const subject = await findMailSubject(tx, order)
  if (subject === null) return null
  if (order.offerSignerId === undefined) {
    const { sender } = subject
    if (sender === null) return null
    const language = localeSchema.catch('en').parse(sender.language)
    return { subject, signer: null, to: sender.email, firstName: sender.firstName, language }
  }
  const { offer } = subject
  const key = { accountId: order.accountId, ids: [order.userOfferId] }
  const holders = await offers.listHolders(tx, key)
  const signer = holders.find((one) => one.offerSignerId === order.offerSignerId)
  if (signer === undefined) return null
  const all = await offers.listSigners(tx, key)
  const signers = all.filter(({ version }) => version === signer.version)
  const state = linkStateOf({ offer, signer, signers, at })
  if (TRUE_IN[order.kind]?.includes(state) !== true) return null
  const own = await findSignerLanguage(tx, { ...offer, userId: signer.userId })
  const language = localeSchema.catch(offer.language).parse(own)
  const [firstName = ''] = signer.name.split(' ')
  return { subject, signer, to: signer.email, firstName, language }
}

function compose({
  deps,
  order: { kind },
  found,
  logo,
}: {
  deps: SigningMailDeps
  order: SigningMail
  found: Found
  logo: MailLogo | undefined
}) {
  const { subject, signer, language, firstName } = found
  const { offer, companyName, jobTitle, applicantName, timeZone } = subject
  const token = signer === null ? null : storedSignerToken(deps, signer)
  // Who signed at an outside provider has no link of ours: a withdrawal needs none.
  if (signer !== null && token === null && kind !== 'offer-cancelled') return null
  const link = linkOf({ kind, token, offer, origin: signer?.origin ?? deps.origin })
  const side = signer === null || signer.signer === 'candidate' ? 'candidate' : 'company'
  return composeFrom(offerMailMessages(kind, { side, language }), {
    language,
    name: firstName,
    link,
    logo,
    values: {
      company: companyName,
      job: jobTitle,
      applicant: applicantName,
      sender: subject.sender?.fullName ?? companyName,
      reason: offer.declineReason,
      deadline: dateTimeIn(offer.expiresAt, { language, zone: timeZone }),
    },
  })
}

type Linked = {
  kind: OfferMailKind
  token: string | null
  offer: MailSubject['offer']
  origin: string
}

function linkOf({ kind, token, offer, origin }: Linked): string {
  if (kind === 'offer-cancelled') return `${origin}/user/progress`
  if (token === null) return `${origin}/smartreq-detail-applicant/${offer.userSmartreqId}?tab=offer`
  return `${origin}/sign/${token}`
}

async function send(mail: Mail, message: Parameters<Mail['send']>[0]): Promise<boolean> {
  try {
    await mail.send(message)
    return true
  } catch (error) {
    if (!(error instanceof MailRefusedError)) throw error
    return false
  }
}

function momentOf({
  kind,
  signer,
  offer,
}: Pick<SigningMail, 'kind'> & { signer: HolderRow | null; offer: MailSubject['offer'] }) {
  if (kind === 'offer-reminder') return signer?.remindedAt
  return FIRST_LINKS.includes(kind) ? signer?.sentAt : offer.resolvedAt
}

// One message for each kind, signer and sending, however often the job runs: the reminder of another day is another one.
function mailIdOf(
  { accountId, userOfferId, kind }: SigningMail,
  { signer, subject }: Found,
): string {
  const when = momentOf({ kind, signer, offer: subject.offer })
  const text = JSON.stringify([
    accountId,
    userOfferId,
    kind,
    signer?.offerSignerId,
    when?.toISOString(),
  ])
  const hex = createHash('sha256').update(text).digest('hex')
  // A UUID of version 8, which is for ids of one's own making.
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
}
