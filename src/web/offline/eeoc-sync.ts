// Sends answers to equal-opportunity questions.
import { PAYLOAD_VERSION } from '#contract/core/version.ts'

import { EEOC_WORK } from './database.ts'
import { drainStandalone } from './drain-standalone.ts'
import type { DrainResult, SyncDeps } from './drain-step.ts'
import { findUnsentEeoc } from './eeoc-store.ts'

/** Sends those of each application, in the order in which they were given. */
export function drainEeoc(deps: SyncDeps): Promise<DrainResult> {
  return drainStandalone(deps, {
    work: EEOC_WORK,
    async next() {
      return (await findUnsentEeoc(deps)).find(({ refusal }) => refusal === null) ?? null
    },
    send({ commandId, body: { refId, answers, answeredAt } }) {
      const body = {
        payload_version: PAYLOAD_VERSION,
        ref_id: refId,
        answers,
        answered_at: answeredAt,
      }
      return deps.transport.submitEeoc(commandId, body)
    },
  })
}
