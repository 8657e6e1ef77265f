import * as contract from '#contract/offers/offer-commands.ts'
// Reminds signers whose turn it is: by hand at most once a day, and once by the scheduled job before the end.
import { LIVE_STATES, OFFER_LIMITS } from '#contract/offers/offer-states.ts'

import type { StaffEndpoints } from '../access/staff-endpoints.ts'
import type { Tx } from '../db/database.ts'
import { AppError } from '../http/app-error.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { recordEvidence } from './evidence.ts'
import { currentTurn } from './link-state.ts'
import { assertOffer } from './offer-machine.ts'
import * as repository from './offer-repository.ts'
import type { OfferRow } from './offer-repository.ts'
import { PROVIDERS, providerOfSent } from './providers/choose-provider.ts'
import type { OfferVersionKey } from './providers/port.ts'
import { findNewestEnvelope } from './providers/provider-repository.ts'

type Deps = { readonly now: () => Date; readonly jobs: Pick<Jobs, 'send'> }

const HOUR_MS = 3_600_000

export function serveReminders({ command }: StaffEndpoints, { now, jobs }: Deps): void {
  command(contract.remindSigners, async ({ params, body, tx, access, audit }) => {
    const row = await repository.lockOffer(tx, {
      accountId: access.accountId,
      userSmartreqId: params.user_smartreq_id,
      userOfferId: params.user_offer_id,
    })
    if (row === null) throw new AppError('not_found')
    assertOffer(row.state, 'remind')
    if (row.expiresAt <= now()) throw new AppError('offer_deadline_over')
    const reminded = await remind(tx, { row, jobs, at: now(), only: body.offer_signer_id })
    if (reminded === 0) throw new AppError('reminded_today')
    await audit({
      entity: 'offer',
      entityId: row.userOfferId,
      action: 'remind_signers',
      after: { reminded },
    })
    return { reminded }
  })
}

type Reminding = {
  /** Locked. */
  readonly row: OfferRow
  readonly jobs: Pick<Jobs, 'send'>
  readonly at: Date
  readonly only?: string | undefined
}

/** How many were reminded: none after signing or expiry, and none twice within a day. */
export async function remind(tx: Tx, { row, jobs, at, only }: Reminding): Promise<number> {
  const { accountId, userOfferId, version } = row
  if (!LIVE_STATES.includes(row.state) || row.expiresAt <= at) return 0
  const offer = { accountId, userOfferId, version }
  const provider = await providerOfSent(tx, offer)
  // An envelope that Documenso did not accept reminds no signer: a stored reminder must be one that goes out.
  if (provider === 'documenso' && !(await isOut(tx, offer))) return 0
  const since = at.getTime() - OFFER_LIMITS.reminderHours * HOUR_MS
  const all = await repository.listSigners(tx, { accountId, ids: [userOfferId] })
  const own = all.filter((one) => one.version === version)
  const turn = currentTurn(own)
  const due = own.filter(
    ({ turn: its, state, remindedAt, offerSignerId }) =>
      its === turn &&
      (state === 'sent' || state === 'opened') &&
      (remindedAt === null || remindedAt.getTime() <= since) &&
      (only === undefined || only === offerSignerId),
  )
  for (const { offerSignerId } of due) {
    await repository.updateSigner(tx, { accountId, offerSignerId, set: { remindedAt: at } })
    const entry = { accountId, userOfferId, version, offerSignerId, at }
    await recordEvidence(tx, { ...entry, kind: 'reminded' })
  }
  await PROVIDERS[provider].remind(tx, { jobs, offer, signers: due })
  return due.length
}

async function isOut(tx: Tx, offer: OfferVersionKey): Promise<boolean> {
  const envelope = await findNewestEnvelope(tx, offer)
  return envelope !== null && envelope.state === 'distributed' && envelope.problem === null
}
