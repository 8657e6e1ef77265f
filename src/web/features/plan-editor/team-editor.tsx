// Who works on a requisition, and as what.
import { Trans, useLingui } from '@lingui/react/macro'
import { Bell, BellOff, CalendarPlus, UserRoundX } from 'lucide-react'

import type { TeamMember } from '#contract/access/hiring-team.ts'
import type { JobTeamRole } from '#contract/access/job-team-roles.ts'
import { useData } from '#web/api/use-data.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'
import { type TeamUser, usersOf } from '#web/features/staff-shell/team-users.ts'
import { useEndpoint } from '#web/features/staff-shell/use-endpoint.ts'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { notify } from '#web/ui/feedback/notifications.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { notifyUndoable } from '#web/ui/staff/feedback/undo-notice.tsx'

import { AddMember, type Named } from './add-member.tsx'
import { jobPath, REQUISITIONS_KEY, TEAM } from './setup-data.ts'
import { RoleSelect } from './team-role-select.tsx'

import styles from './setup.module.css'

const CALENDARS = '/smartreq/v1/{job_id}/calendar-invitations/'
const COMMAND = { invalidates: REQUISITIONS_KEY }

export function TeamEditor({ jobId }: { jobId: number }) {
  const { data: team } = useData(TEAM, jobPath(jobId))
  const { t } = useLingui()
  const errorText = useErrorText()
  const adding = useEndpoint({ method: 'post', path: TEAM }, COMMAND)
  const removing = useEndpoint({ method: 'delete', path: `${TEAM}{job_team_id}/` }, COMMAND)
  const asking = useEndpoint({ method: 'post', path: CALENDARS }, COMMAND)
  const changing = useEndpoint({ method: 'patch', path: `${TEAM}{job_team_id}/` }, COMMAND)
  const add = (who: Named, team_role: JobTeamRole) => ({
    ...jobPath(jobId),
    body: { ...who, team_role },
  })
  const error = adding.error ?? removing.error ?? changing.error ?? asking.error
  const ask = (member: TeamUser) => {
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
  const remove = (member: TeamMember) => {
    const { job_team_id, team_role } = member
    const name = nameOf(member)
    removing.mutate(
      { path: { job_id: jobId, job_team_id } },
      {
        onSuccess: () =>
          notifyUndoable(t`${name} is not on the team any more.`, () =>
            adding.mutateAsync(add(namedBy(member), team_role)),
          ),
      },
    )
  }
  return (
    <div className={styles.stack}>
      {error !== null && (
        <Banner tone="danger" isLive>
          {errorText(error)}
        </Banner>
      )}
      <Card>
        {team.length === 0 ? (
          <p className={styles.facts}>
            <Trans>No one is on the team yet.</Trans>
          </p>
        ) : (
          <ul className={styles.members} role="list" aria-label={t`Team`}>
            {team.map((member) => (
              <MemberRow
                key={member.job_team_id}
                member={member}
                onRole={(role) => adding.mutate(add(namedBy(member), role))}
                onNotified={(isNotified) =>
                  changing.mutate({
                    path: { job_id: jobId, job_team_id: member.job_team_id },
                    body: { is_notified: isNotified },
                  })
                }
                onAsk={ask}
                onRemove={() => remove(member)}
              />
            ))}
          </ul>
        )}
      </Card>
      <AddMember
        of={{ jobId }}
        isAdding={adding.isPending}
        onAdd={({ named }, role) => adding.mutateAsync(add(named, role))}
      />
    </div>
  )
}

type MemberRowProps = {
  member: TeamMember
  onRole: (role: JobTeamRole) => void
  onNotified: (isNotified: boolean) => void
  /** Asks for their calendar. */
  onAsk: (member: TeamUser) => void
  onRemove: () => void
}

function MemberRow({ member, onRole, onNotified, onAsk, onRemove }: MemberRowProps) {
  const { t } = useLingui()
  const name = nameOf(member)
  const [user] = usersOf([member])
  return (
    <li className={styles.member}>
      <span className={styles.memberName}>
        {name}
        <span className={styles.faint}>{member.email}</span>
        {user === undefined && (
          <span className={styles.faint}>
            <Trans>No access: not a user of your company yet</Trans>
          </span>
        )}
      </span>
      <RoleSelect label={t`Role of ${name}`} value={member.team_role} onChange={onRole} />
      {user !== undefined && (
        <>
          <IconButton
            label={t`Email ${name} about each new application`}
            aria-pressed={member.is_notified}
            icon={
              member.is_notified ? (
                <Bell size={17} aria-hidden="true" />
              ) : (
                <BellOff size={17} aria-hidden="true" />
              )
            }
            onClick={() => onNotified(!member.is_notified)}
          />
          <IconButton
            label={t`Ask ${name} to connect a calendar`}
            icon={<CalendarPlus size={17} aria-hidden="true" />}
            onClick={() => onAsk(user)}
          />
        </>
      )}
      <IconButton
        label={t`Remove ${name}`}
        icon={<UserRoundX size={17} aria-hidden="true" />}
        onClick={onRemove}
      />
    </li>
  )
}

// How the server is told who is meant: someone who is no user has an address and a name alone.
function namedBy({ user_id, email, first_name, last_name }: TeamMember): Named {
  return user_id === null ? { email, first_name, last_name } : { user_id }
}

function nameOf({ first_name, last_name }: TeamMember): string {
  return `${first_name} ${last_name}`
}
