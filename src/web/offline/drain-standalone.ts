// Sends commands that belong to no attempt, one after the other: by the drain of page and worker (`sync.ts`). Only a receipt
// ends one (I2).
import { isStandalone, type StandaloneRow } from './database.ts'
import { isOtherRequest, type DrainResult, type SyncDeps } from './drain-step.ts'
import type { Outcome } from './outcome.ts'
import { uuidv7 } from './uuid.ts'

/** How often one drain goes round while its owner gives one command after the other; then the next drain goes on. */
const MAX_ROUNDS = 20

type Kind<Row extends StandaloneRow> = {
  /** As `listWaiting` names it. */
  readonly work: string
  /** The command to be sent next: none that is refused. */
  readonly next: () => Promise<Row | null>
  readonly send: (row: Row) => Promise<Outcome<unknown>>
}

/** Sends what waits of a kind, holding the owner's lock. A refusal holds up nothing behind it (I5). */
export function drainStandalone<Row extends StandaloneRow>(
  deps: SyncDeps,
  { work, next, send }: Kind<Row>,
): Promise<DrainResult> {
  return deps.locks.tryExclusive(`fairlead-${work}-${deps.ownerId}`, async () => {
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
      const row = await next()
      if (row === null) return 'done'
      const ended = await settle(deps, { row, outcome: await send(row) })
      if (ended !== null) return ended
    }
    return 'done'
  })
}

// By its name and not by its place: another command may stand there by now, which the receipt does not name. Nothing is
// inserted, so that a wipe in between stays one (I11).
async function settle(
  { db, clock }: SyncDeps,
  { row: { commandId }, outcome }: { row: StandaloneRow; outcome: Outcome<unknown> },
): Promise<DrainResult | null> {
  const asked = db.outbox.where({ commandId })
  if (outcome.kind === 'ok') {
    await asked.delete()
    return null
  }
  if (isOtherRequest(outcome)) {
    await asked.modify({ commandId: uuidv7(clock.now()) })
    return null
  }
  if (outcome.kind !== 'refused') return outcome.kind
  const { code, message, fields = {} } = outcome
  await asked.modify((kept) => {
    if (isStandalone(kept)) kept.refusal = { code, message, fields }
  })
  return null
}
