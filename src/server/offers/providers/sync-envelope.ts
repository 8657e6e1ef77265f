// The job that carries out orders at Documenso and reads the signers' progress there. It may run at any time: one run at a time
// claims the envelope, asks Documenso where it stands, and goes on from there.
import { DocumensoError } from '../../integrations/e-signature/documenso.ts'
import { advanceEnvelope, type EnvelopeDeps } from './advance-envelope.ts'
import * as repository from './provider-repository.ts'
import type { EnvelopeRow } from './provider-repository.ts'

export type EnvelopeOrder = {
  readonly accountId: number
  readonly externalId: string
  /** Signers who get a reminder, by `offer_signer_id`. */
  readonly remind?: readonly string[] | undefined
}

const SYSTEM = { kind: 'system' } as const
/** Longer than all requests of a run together. */
const CLAIM_SECONDS = 300
/** A request whose reply was lost may have succeeded: how long to wait for its effect to show at Documenso. */
const UNCERTAIN_SECONDS = 60

export async function syncEnvelope(deps: EnvelopeDeps, order: EnvelopeOrder): Promise<void> {
  const envelope = await claim(deps, order)
  if (envelope === null) return
  try {
    const set = await advanceEnvelope(deps, { envelope, remind: order.remind ?? [] })
    await release(deps, { envelope, set })
  } catch (error) {
    if (!(error instanceof DocumensoError)) {
      // The queue tries again. Nothing was learned, so nothing counts as checked.
      const claimedUntil = secondsAfter(deps.now(), UNCERTAIN_SECONDS)
      await release(deps, { envelope, set: { checkedAt: envelope.checkedAt, claimedUntil } })
      throw error
    }
    await postpone(deps, { envelope, order, error })
  }
}

/** Where another run has the envelope, the order comes again after that. */
function claim({ database, jobs, now }: EnvelopeDeps, order: EnvelopeOrder) {
  const { accountId, externalId } = order
  const at = now()
  return database.inScope(SYSTEM, async (tx) => {
    const until = secondsAfter(at, CLAIM_SECONDS)
    const claimed = await repository.claimEnvelope(tx, { accountId, externalId, at, until })
    if (claimed !== null) return claimed
    const found = await repository.findEnvelope(tx, order)
    if (found === null || found.state === 'finished' || found.claimedUntil === null) return null
    const seconds = (found.claimedUntil.getTime() - at.getTime()) / 1000
    // A run takes seconds as a rule: it is not waited for until its claim ends.
    const afterSeconds = Math.max(1, Math.min(Math.ceil(seconds) + 1, UNCERTAIN_SECONDS))
    await jobs.send(tx, 'sync-envelope', payloadOf(order), { afterSeconds })
    return null
  })
}

async function release(
  { database, now }: EnvelopeDeps,
  { envelope, set }: { envelope: EnvelopeRow; set: Partial<EnvelopeRow> },
): Promise<void> {
  const { accountId, externalId } = envelope
  const released = { checkedAt: now(), claimedUntil: null, ...set }
  await database.inScope(SYSTEM, (tx) =>
    repository.updateEnvelope(tx, { accountId, externalId, set: released }),
  )
}

type Postponing = {
  readonly envelope: EnvelopeRow
  readonly order: EnvelopeOrder
  readonly error: DocumensoError
}

/**
 * A busy Documenso says when to come back. One that cannot be reached is tried again after a minute, and from then on by
 * `tend-offers`. Other problems are told to the sender, who can do something about them.
 */
async function postpone(deps: EnvelopeDeps, { envelope, order, error }: Postponing): Promise<void> {
  const { problem, retryAfterSeconds } = error
  const at = deps.now()
  const { accountId, externalId } = envelope
  const isPassing = problem === 'busy' || problem === 'unreachable'
  const seconds = problem === 'busy' ? retryAfterSeconds : UNCERTAIN_SECONDS
  const set = {
    // A busy Documenso has told nothing: an offer does not expire because of it.
    ...(problem === 'busy' ? {} : { checkedAt: at }),
    claimedUntil: isPassing ? secondsAfter(at, seconds) : null,
    ...(problem === 'busy' ? {} : { problem }),
  }
  const comesAgain = problem === 'busy' || (problem === 'unreachable' && envelope.problem === null)
  await deps.database.inScope(SYSTEM, async (tx) => {
    await repository.updateEnvelope(tx, { accountId, externalId, set })
    if (!comesAgain) return
    await deps.jobs.send(tx, 'sync-envelope', payloadOf(order), { afterSeconds: seconds + 1 })
  })
}

function payloadOf({ accountId, externalId, remind }: EnvelopeOrder) {
  return { accountId, externalId, ...(remind === undefined ? {} : { remind: [...remind] }) }
}

function secondsAfter(at: Date, seconds: number): Date {
  return new Date(at.getTime() + seconds * 1000)
}
