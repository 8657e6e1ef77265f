// Sends what an interviewer wrote.
import { feedbackWork } from './database.ts'
import { drainStandalone } from './drain-standalone.ts'
import type { DrainResult, SyncDeps } from './drain-step.ts'
import { findFeedback, noteStored } from './feedback-rows.ts'

/** Sends what waits of one interview. */
export function drainFeedback(deps: SyncDeps, interviewUuid: string): Promise<DrainResult> {
  const { transport } = deps
  return drainStandalone(deps, {
    work: feedbackWork(interviewUuid),
    async next() {
      const row = await findFeedback({ ...deps, interviewUuid })
      return row?.refusal === null ? row : null
    },
    async send(row) {
      const { entries, submittedAt } = row.body
      const body = { entries, submitted_at: submittedAt }
      const outcome = await transport.saveFeedback(row.commandId, { interviewUuid, body })
      // Before the command is deleted: the user who opens the interview in between finds one of the two.
      if (outcome.kind === 'ok') {
        const { status, submitted_at: stored } = outcome.data
        await noteStored(deps, { row, status, submittedAt: stored })
      }
      return outcome
    },
  })
}
