// What is forgotten of invitations to apply when a person is erased: for the job that does it. Runs in the system's scope.
import type { Tx } from '../../db/database.ts'
import { deleteInvitationsTo } from './invite-repository.ts'

/** Forgets the invitations that were sent to an address. */
export function forgetInvitations(tx: Tx, email: string): Promise<void> {
  return deleteInvitationsTo(tx, email)
}
