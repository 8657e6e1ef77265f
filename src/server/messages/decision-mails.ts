// The emails that go with decisions, for other slices that end applications.
import type { Tx } from '../db/database.ts'
import * as repository from './message-repository.ts'

type Applications = {
  readonly accountId: number
  /** `user_smartreq_id`s. */
  readonly ids: readonly number[]
  readonly at: Date
}

/** Cancels the unsent emails of earlier decisions: they no longer say where the applications stand. */
export function stopDecisionMails(tx: Tx, of: Applications): Promise<void> {
  return repository.cancelDecisionMails(tx, of)
}
