// Rules of invitations: whose login page a link is, and what it opens for whom. Knows no HTTP.
import type { LoginPage, LoginPageKind, Invitation } from '#contract/session/invitations.ts'

import type { Database, Tx } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import * as repository from './invitation-repository.ts'

type Deps = { readonly database: Database; readonly now: () => Date }

export type InvitationService = ReturnType<typeof createInvitationService>

export function createInvitationService({ database, now }: Deps) {
  // No one is signed in yet, or as a user of another company: no narrower scope could see the link.
  const asSystem = <T>(work: (tx: Tx) => Promise<T>) => database.inScope({ kind: 'system' }, work)
  const findLive = (uuid: string) =>
    asSystem((tx) => repository.findLiveInvitation(tx, { uuid, at: now() }))

  return {
    /** What a login page shows. @throws AppError `not_found` for whatever does not open, without saying why. */
    async getDoor({ kind, uuid }: { kind: LoginPageKind; uuid: string }): Promise<LoginPage> {
      if (kind === 'admin') {
        const company = await asSystem((tx) => repository.findAccount(tx, uuid))
        if (company === null) throw new AppError('not_found')
        return describeLoginPage({ ...company, title: null })
      }
      const found = await findLive(uuid)
      if (found?.kind !== kind) throw new AppError('not_found')
      return describeLoginPage(found)
    },

    /** What a link leads to. @throws AppError `not_found`, also for one that is addressed to another user. */
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
        ref_id: found.applicantId === caller.userId ? found.refId : null,
      }
    },
  }
}

function describeLoginPage(row: {
  accountName: string
  logoUrl: string | null
  title: string | null
}): LoginPage {
  return { account_name: row.accountName, account_logo_url: row.logoUrl, title: row.title }
}
