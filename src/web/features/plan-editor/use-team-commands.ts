// The commands for the team of a requisition, with the notifications that follow them.
import { useLingui } from '@lingui/react/macro'

import type { TeamMember } from '#contract/access/hiring-team.ts'
import type { JobTeamRole } from '#contract/access/job-team-roles.ts'
import type { TeamUser } from '#web/features/staff-shell/team-users.ts'
import { useEndpoint } from '#web/features/staff-shell/use-endpoint.ts'
import { notify } from '#web/ui/feedback/notifications.ts'
import { notifyUndoable } from '#web/ui/staff/feedback/undo-notice.tsx'

import type { Named } from './add-member.tsx'
import { jobPath, REQUISITIONS_KEY, TEAM } from './setup-data.ts'

const MEMBER = `${TEAM}{job_team_id}/` as const
const CALENDARS = '/smartreq/v1/{job_id}/calendar-invitations/'
const COMMAND = { invalidates: REQUISITIONS_KEY }

export type MemberSettings = Partial<Pick<TeamMember, 'is_notified' | 'is_assigned'>>

export function useTeamCommands(jobId: number) {
  const adding = useEndpoint({ method: 'post', path: TEAM }, COMMAND)
  const removing = useEndpoint({ method: 'delete', path: MEMBER }, COMMAND)
  const changing = useEndpoint({ method: 'patch', path: MEMBER }, COMMAND)
  const { asking, askForCalendar } = useCalendarInvitation(jobId)
  const { t } = useLingui()
  const of = ({ job_team_id }: TeamMember) => ({ path: { job_id: jobId, job_team_id } })
  const addition = (who: Named, team_role: JobTeamRole) => ({
    ...jobPath(jobId),
    body: { ...who, team_role },
  })
  const add = (who: Named, role: JobTeamRole) => adding.mutateAsync(addition(who, role))
  // With the settings that went with the place.
  const putBack = async ({ is_notified, is_assigned, ...member }: TeamMember) => {
    const { data } = await add(namedBy(member), member.team_role)
    if (!is_notified && !is_assigned) return
    await changing.mutateAsync({ ...of(data), body: { is_notified, is_assigned } })
  }
  return {
    error: adding.error ?? removing.error ?? changing.error ?? asking.error,
    isAdding: adding.isPending,
    add,
    askForCalendar,
    setRole: (member: TeamMember, role: JobTeamRole) =>
      adding.mutate(addition(namedBy(member), role)),
    set: (member: TeamMember, body: MemberSettings) => changing.mutate({ ...of(member), body }),
    remove: (member: TeamMember) => {
      const name = nameOf(member)
      const onSuccess = () =>
        notifyUndoable(t`${name} is not on the team any more.`, () => putBack(member))
      removing.mutate(of(member), { onSuccess })
    },
  }
}

// Asks a member by email to connect a calendar.
function useCalendarInvitation(jobId: number) {
  const asking = useEndpoint({ method: 'post', path: CALENDARS }, COMMAND)
  const { t } = useLingui()
  const askForCalendar = (member: TeamUser) => {
    const name = nameOf(member)
    const onSuccess = ({ data: { is_sent } }: { data: { is_sent: boolean } }) =>
      void notify({
        type: is_sent ? 'success' : 'information',
        body: is_sent
          ? t`${name} was asked by email to connect a calendar.`
          : t`${name} was asked within the last day already.`,
      })
    asking.mutate({ ...jobPath(jobId), body: { user_id: member.user_id } }, { onSuccess })
  }
  return { asking, askForCalendar }
}

export function nameOf({ first_name, last_name }: Pick<TeamMember, 'first_name' | 'last_name'>) {
  return `${first_name} ${last_name}`
}

type Place = Pick<TeamMember, 'user_id' | 'email' | 'first_name' | 'last_name'>

// How the server is told who is meant: someone who is no user has an address and a name alone.
function namedBy({ user_id, email, first_name, last_name }: Place): Named {
  return user_id === null ? { email, first_name, last_name } : { user_id }
}
