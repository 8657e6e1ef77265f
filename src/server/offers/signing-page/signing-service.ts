// What a signer does by their link: look, open, sign, decline. The link proves who they are; each act is judged and written
// down in one transaction that holds the offer. Knows no HTTP.
import type { OpenedLetter, Signature, SigningPage } from '#contract/offers/signing.ts'

import type { Database, Tx } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import type { Secrets } from '../../http/secrets.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { describeAttached } from '../documents/attached-documents.ts'
import { listDocuments } from '../documents/document-repository.ts'
import { recordEvidence, type Evidence } from '../evidence.ts'
import { currentTurn } from '../link-state.ts'
import { moveOffer } from '../offer-machine.ts'
import * as offers from '../offer-repository.ts'
import { sendLinks } from '../send-links.ts'
import { missingLetters } from '../signing/fonts.ts'
import { describeLink, type Held, isReadable } from './describe-link.ts'
import { gather, getLink, hold, notReady, reload } from './hold-link.ts'
import { signingConsent } from './signing-consent.ts'

export type Deps = Secrets & {
  readonly database: Database
  readonly jobs: Jobs
  readonly now: () => Date
}
/** Where a call comes from, for the evidence. */
export type Client = { readonly address: string; readonly device: string }
type Act = { readonly token: string; readonly client: Client }
export type Signing = Act & {
  readonly sha256: string
  readonly consentVersion: number
  readonly name: string
  readonly signature: Signature
}
const SYSTEM = { kind: 'system' } as const

/** Changes nothing: mail scanners follow links. @throws AppError `not_found` for a link that is none. */
export function showLink({ database, now }: Deps, token: string): Promise<SigningPage> {
  return database.inScope(SYSTEM, async (tx) => {
    const link = await getLink(tx, token)
    return describeLink(await gather(tx, { link, offer: link.offer, at: now() }))
  })
}

/**
 * The letter; from then on it counts as opened.
 * @throws AppError `not_found`, or `link_not_ready` with the state of the link.
 */
export function openLetter({ database, now }: Deps, { token, client }: Act): Promise<OpenedLetter> {
  return database.inScope(SYSTEM, async (tx) => {
    const held = await hold(tx, { token, at: now() })
    const { offer, signer, version, at } = held
    if (version === null || !isReadable(held.state)) throw notReady(held.state)
    const isOut = held.state === 'ready' || held.state === 'reading'
    if (isOut && signer.openedAt === null) {
      await offers.updateSigner(tx, { ...signer, set: { state: 'opened', openedAt: at } })
      await recordEvidence(tx, { ...evidenceOf(held, client), kind: 'opened' })
      // A viewer's visit is no progress of the signers.
      if (held.state === 'ready' && offer.state === 'sent')
        await moveOffer(tx, { row: offer, action: 'open', set: { openedAt: at }, actorId: null })
    }
    const { pageSize, header, html, footer, documentSha256, language } = version
    const documents = await listDocuments(tx, version)
    return {
      page_size: pageSize,
      header,
      html,
      footer,
      sha256: documentSha256,
      signer: signer.signer,
      documents: documents.map(describeAttached),
      consent: signingConsent(language),
    }
  })
}

/**
 * Signs the frozen document, once. Expiry, turn and version are judged here, whatever the page showed.
 * @throws AppError `not_found`, `link_not_ready` with the state of the link, `document_changed` for another document than
 * the current one, `consent_outdated`, `validation_failed` for a name that the document cannot show.
 */
export async function signLetter(deps: Deps, signing: Signing): Promise<SigningPage> {
  assertWritable(signing.name)
  const page = await deps.database.inScope(SYSTEM, async (tx) => {
    const held = await hold(tx, { token: signing.token, at: deps.now() })
    // Sent twice, as after a lost reply: it is answered as it was.
    if (held.signer.state === 'signed' && held.state !== 'superseded') return describeLink(held)
    if (held.state !== 'ready' || held.version === null) throw notReady(held.state)
    if (held.version.documentSha256 !== signing.sha256) throw new AppError('document_changed')
    const consent = signingConsent(held.version.language)
    if (consent.version !== signing.consentVersion) throw new AppError('consent_outdated')
    await writeSignature(tx, { held, signing })
    await follow(tx, { deps, held })
    return describeLink(await gather(tx, { ...(await reload(tx, held)), at: held.at }))
  })
  deps.jobs.wake('send-signing-mail')
  deps.jobs.wake('seal-offer')
  return page
}

// It would stand there as question marks, and tell no one who signed.
function assertWritable(name: string): void {
  const letters = missingLetters(name)
  if (letters.length > 0)
    throw new AppError('validation_failed', {
      fields: { name: `The document cannot show these letters: ${letters.join(' ')}` },
    })
}

/** @throws AppError `not_found`, or `link_not_ready` with the state of the link. */
export async function declineLetter(
  deps: Deps,
  { token, client, reason }: Act & { reason: string },
): Promise<SigningPage> {
  const page = await deps.database.inScope(SYSTEM, async (tx) => {
    const held = await hold(tx, { token, at: deps.now() })
    if (held.signer.state === 'rejected') return describeLink(held)
    if (held.state !== 'ready') throw notReady(held.state)
    const { offer, signer, at } = held
    await offers.updateSigner(tx, { ...signer, set: { state: 'rejected' } })
    await recordEvidence(tx, { ...evidenceOf(held, client), kind: 'declined' })
    await moveOffer(tx, {
      row: offer,
      action: 'decline',
      set: { declineReason: reason, resolvedAt: at },
      actorId: signer.userId,
    })
    await tellStaff(tx, { deps, held, kind: 'offer-declined' })
    return describeLink(await gather(tx, { ...(await reload(tx, held)), at }))
  })
  deps.jobs.wake('send-signing-mail')
  return page
}

async function writeSignature(
  tx: Tx,
  { held, signing }: { held: Held; signing: Signing },
): Promise<void> {
  const { signer, at } = held
  const { name, signature, consentVersion } = signing
  const entry = evidenceOf(held, signing.client)
  await recordEvidence(tx, { ...entry, kind: 'consented' })
  await recordEvidence(tx, { ...entry, kind: 'signed' })
  await offers.updateSigner(tx, {
    ...signer,
    set: {
      state: 'signed',
      signedAt: at,
      openedAt: signer.openedAt ?? at,
      signedName: name,
      signature,
      consentVersion,
    },
  })
}

// What follows a signature: the links of the next turn, or with the last one the acceptance and its seal.
async function follow(tx: Tx, { deps, held }: { deps: Deps; held: Held }): Promise<void> {
  const { offer, signer, at } = held
  const signers = held.signers.map((one) =>
    one.offerSignerId === signer.offerSignerId ? { ...one, state: 'signed' as const } : one,
  )
  const isLast = signers.every(({ state }) => state === 'signed')
  const action = isLast ? 'accept' : 'sign'
  await moveOffer(tx, {
    row: offer,
    action,
    set: isLast ? { resolvedAt: at } : {},
    actorId: signer.userId,
  })
  if (!isLast) {
    const turn = currentTurn(signers)
    const next = signers.filter((one) => one.turn === turn && one.state === 'not_sent')
    await sendLinks(tx, { deps, offer, signers: next, at })
    return
  }
  const { accountId, userOfferId, version } = offer
  await offers.updateVersion(tx, { accountId, userOfferId, version, set: { sealState: 'sealing' } })
  await deps.jobs.send(tx, 'seal-offer', { accountId, userOfferId, version })
  await tellStaff(tx, { deps, held, kind: 'offer-accepted' })
}

async function tellStaff(
  tx: Tx,
  { deps, held, kind }: { deps: Deps; held: Held; kind: 'offer-accepted' | 'offer-declined' },
): Promise<void> {
  const { accountId, userOfferId } = held.offer
  await deps.jobs.send(tx, 'send-signing-mail', { accountId, userOfferId, kind })
}

function evidenceOf(held: Held, { address, device }: Client): Omit<Evidence, 'kind'> {
  const { offer, signer, version, at } = held
  return {
    accountId: offer.accountId,
    userOfferId: offer.userOfferId,
    version: signer.version,
    offerSignerId: signer.offerSignerId,
    at,
    address,
    device,
    documentSha256: version?.documentSha256 ?? null,
  }
}
