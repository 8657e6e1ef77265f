// Sends a person's profile, by the drain of page and worker (`sync.ts`). Only a receipt ends a save (I2).
import type { ProfileRow } from './database.ts'
import { isOtherRequest, timed, type DrainResult, type SyncDeps } from './drain-step.ts'
import { findProfileSave } from './profile-store.ts'
import { uuidv7 } from './uuid.ts'

/** How often one drain goes round while its owner saves again and again; then the next drain goes on. */
const MAX_ROUNDS = 20

/** Sends the save that waits, holding the owner's lock. */
export function drainProfile(deps: SyncDeps): Promise<DrainResult> {
  return deps.locks.tryExclusive(`fairlead-profile-${deps.ownerId}`, async () => {
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
      const row = await findProfileSave(deps)
      if (row === null) return 'done'
      if (row.refusal !== null) return 'parked'
      const ended = await send(deps, row)
      if (ended !== null) return ended
    }
    return 'done'
  })
}

// By its name and not by its place: another save may stand there by now, which the receipt does not name. Nothing is
// inserted, so that a wipe in between stays one (I11).
async function send(deps: SyncDeps, row: ProfileRow): Promise<DrainResult | null> {
  const { db, clock, transport } = deps
  const { commandId } = row
  const { fields, savedAt } = row.body
  const body = { ...fields, saved_at: savedAt }
  const outcome = await timed(clock, () => transport.saveProfile(commandId, body))
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
  const { code, message, fields: faults = {} } = outcome
  await asked.modify((kept) => {
    if (kept.kind === 'save-profile') kept.refusal = { code, message, fields: faults }
  })
  return null
}
