// Sends a person's work experience.
import { EXPERIENCE_WORK } from './database.ts'
import { drainStandalone } from './drain-standalone.ts'
import type { DrainResult, SyncDeps } from './drain-step.ts'
import { findUnsentExperiences } from './unsent-experiences.ts'

/** Sends each entry that waits, in the order in which they were saved. */
export function drainExperiences(deps: SyncDeps): Promise<DrainResult> {
  return drainStandalone(deps, {
    work: EXPERIENCE_WORK,
    async next() {
      return (await findUnsentExperiences(deps)).find(({ refusal }) => refusal === null) ?? null
    },
    send({ commandId, body: { userJobId, fields, savedAt } }) {
      const body = { user_id: deps.ownerId, user_job_id: userJobId, fields, saved_at: savedAt }
      return deps.transport.saveExperience(commandId, body)
    },
  })
}
