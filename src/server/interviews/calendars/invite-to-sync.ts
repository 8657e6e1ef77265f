// Asking a user on the team of a requisition to connect a calendar. Knows no HTTP.
import * as contract from '#contract/interviews/interviewer-calendars.ts'

import type { StaffScopes } from '../../access/staff-access.ts'
import { jobCommand, type By, type Changing } from '../../access/staff-command.ts'
import { asSystem } from '../../db/as-system.ts'
import { AppError } from '../../http/app-error.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { countOrdered, orderMail, type MailContext } from '../../mail/order-mail.ts'
import { findTeamUser } from './team-user.ts'

type Deps = {
  readonly scopes: StaffScopes
  readonly jobs: Jobs
  readonly secret: string
  readonly now: () => Date
}
type Inviting = {
  readonly jobId: number
  readonly userId: number
  readonly mailContext: MailContext
}

const DAY_MS = 86_400_000

export function createCalendarInvitations(deps: Deps) {
  return {
    /** At most once a day for each user. @throws AppError `not_found` for a user who is not on the team. */
    async invite(by: By, { jobId, userId, mailContext }: Inviting) {
      const reply = await jobCommand(deps.scopes, {
        by,
        jobId,
        policy: contract.inviteToSyncCalendar.policy,
        name: 'invite-to-sync-calendar',
        request: { jobId, userId },
        replySchema: contract.inviteToSyncCalendar.responses[200].shape.data,
        change: (changing) => invite(changing, { deps, jobId, userId, mailContext }),
      })
      deps.jobs.wake('send-mail')
      return reply
    },
  }
}

async function invite(
  { tx, access, audit }: Changing,
  { deps, jobId, userId, mailContext }: Inviting & { deps: Deps },
) {
  const to = await findTeamUser(tx, { accountId: access.accountId, jobId, userId })
  if (to === null) throw new AppError('not_found')
  const kind = 'calendar-invitation'
  const since = new Date(deps.now().getTime() - DAY_MS)
  // Mail is the user's own, and no company's.
  const isSent = await asSystem(tx, async () => {
    if ((await countOrdered(tx, { userId, kind, since })) > 0) return false
    await orderMail(tx, { deps, kind, to, by: mailContext, aboutJob: jobId })
    return true
  })
  const after = { user_id: userId }
  if (isSent)
    await audit({ entity: 'requisition', entityId: jobId, action: 'ask_for_calendar', after })
  return { user_id: userId, is_sent: isSent }
}
