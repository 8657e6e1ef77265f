// Rules of invitations: whose door a link is, and what it opens for whom. Knows no HTTP.
import type { Door, DoorKind, Invitation } from '#contract/invitations.ts'

import type { Database, Tx } from '../db/database.ts'
import { AppError } from '../http/app-error.ts'
import * as repository from './invitation-repository.ts'

type Deps = { readonly database: Database; readonly now: () => Date }

export type InvitationService = ReturnType<typeof createInvitationService>

export function createInvitationService({ database, now }: Deps) {
  // Nobody is signed in yet, or as somebody of another company: no narrower scope could see the link.
  const asSystem = <T>(work: (tx: Tx) => Promise<T>) => database.inScope({ kind: 'system' }, work)
  const findLive = (uuid: string) =>
    asSystem((tx) => repository.findLiveInvitation(tx, { uuid, at: now() }))

  return {
    /** What a door shows. @throws AppError `not_found` for whatever does not open, without saying why. */
    async getDoor({ kind, uuid }: { kind: DoorKind; uuid: string }): Promise<Door> {
      if (kind === 'admin') {
        const company = await asSystem((tx) => repository.findAccount(tx, uuid))
        if (company === null) throw new AppError('not_found')
        return describeDoor({ ...company, title: null })
      }
      const found = await findLive(uuid)
      if (found?.kind !== kind) throw new AppError('not_found')
      return describeDoor(found)
    },

    /** What a link leads to. @throws AppError `not_found`, also for one that is addressed to somebody else. */
    async get(caller: { userId: number }, uuid: string): Promise<Invitation> {
      const found = await findLive(uuid)
      const isFor = found?.subjectUserId === null || found?.subjectUserId === caller.userId
      if (found === null || !isFor) throw new AppError('not_found')
      return {
        invitation_uuid: found.uuid,
        kind: found.kind,
        job_id: found.jobId,
        job_uuid: found.jobUuid,
        user_smartreq_id: found.userSmartreqId,
      }
    },
  }
}

function describeDoor(row: {
  accountName: string
  logoUrl: string | null
  title: string | null
}): Door {
  return { account_name: row.accountName, account_logo_url: row.logoUrl, title: row.title }
}
