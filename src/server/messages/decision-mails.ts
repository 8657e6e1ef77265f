// The emails that go with decisions, for other slices that end applications.
import type { Tx } from '../db/database.ts'
import * as repository from './message-repository.ts'

type Applications = {
  readonly accountId: number
  /** `user_smartreq_id`s. */
  readonly ids: readonly number[]
  readonly at: Date
}

/** Stops emails about earlier decisions that have not gone out: something else holds of the applications now. */
export function stopDecisionMails(tx: Tx, of: Applications): Promise<void> {
  return repository.cancelDecisionMails(tx, of)
}
