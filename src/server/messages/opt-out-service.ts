// Rules of stopping a company's emails by the link below them. Knows no HTTP.
import type { StopEmailsLink } from '#contract/messages/email-opt-out.ts'

import { findInvited, setInvitedOptOut } from '../applicants/invites/invite-repository.ts'
import type { Database, Tx } from '../db/database.ts'
import { AppError } from '../http/app-error.ts'
import type { Secrets } from '../http/secrets.ts'
import { isOptOutToken } from './opt-out-link.ts'
import { findApplicantOfLink, setOptOut } from './opt-out-repository.ts'

type Deps = Secrets & { readonly database: Database; readonly now: () => Date }
type State = { company_name: string; is_opted_out: boolean }

const SYSTEM = { kind: 'system' } as const

export function createOptOutService({ database, now, ...secrets }: Deps) {
  async function getApplicant(tx: Tx, link: StopEmailsLink) {
    const { account_id: accountId, uid, stop_token: token } = link
    if (!isOptOutToken(secrets, { accountId, uid, token })) throw new AppError('not_found')
    const applicant = await findApplicantOfLink(tx, { accountId, uid })
    if (applicant !== null) return { accountId, ...applicant }
    // The link below an invitation to apply names that: who got it may have no account.
    const invited = await findInvited(tx, { accountId, invitationUuid: uid })
    if (invited === null) throw new AppError('not_found')
    return { accountId, userId: null, ...invited }
  }

  return {
    /** @throws AppError `not_found` for a link that is none. */
    get: (link: StopEmailsLink): Promise<State> =>
      database.inScope(SYSTEM, async (tx) => {
        const { companyName, isOptedOut } = await getApplicant(tx, link)
        return { company_name: companyName, is_opted_out: isOptedOut }
      }),

    /** The same. */
    save: (link: StopEmailsLink, isOptedOut: boolean): Promise<State> =>
      database.inScope(SYSTEM, async (tx) => {
        const { companyName, accountId, userId } = await getApplicant(tx, link)
        const at = isOptedOut ? now() : null
        if (userId === null) await setInvitedOptOut(tx, { accountId, invitationUuid: link.uid, at })
        else await setOptOut(tx, { accountId, userId, at })
        return { company_name: companyName, is_opted_out: isOptedOut }
      }),
  }
}
