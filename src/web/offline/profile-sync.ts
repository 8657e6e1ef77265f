// Sends a person's profile.
import { PROFILE_WORK } from './database.ts'
import { drainStandalone } from './drain-standalone.ts'
import type { DrainResult, SyncDeps } from './drain-step.ts'
import { findProfileSave } from './profile-store.ts'

/** Sends the save that waits. */
export function drainProfile(deps: SyncDeps): Promise<DrainResult> {
  const { transport } = deps
  return drainStandalone(deps, {
    work: PROFILE_WORK,
    async next() {
      const row = await findProfileSave(deps)
      return row?.refusal === null ? row : null
    },
    send({ commandId, body: { fields, savedAt } }) {
      const body = { ...fields, saved_at: savedAt }
      return transport.saveProfile(commandId, body)
    },
  })
}
