// Who works on a requisition, and as what.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Bell, BellOff, CalendarPlus, Inbox, UserRoundX } from 'lucide-react'

import type { TeamMember } from '#contract/access/hiring-team.ts'
import type { JobTeamRole } from '#contract/access/job-team-roles.ts'
import { useData } from '#web/api/use-data.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'
import { type TeamUser, usersOf } from '#web/features/staff-shell/team-users.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Card } from '#web/ui/layout/card.tsx'

import { AddMember } from './add-member.tsx'
import { jobPath, TEAM } from './setup-data.ts'
import { RoleSelect } from './team-role-select.tsx'
import { type MemberSettings, nameOf, useTeamCommands } from './use-team-commands.ts'

import styles from './setup.module.css'

export function TeamEditor({ jobId }: { jobId: number }) {
  const { data: team } = useData(TEAM, jobPath(jobId))
  const { t } = useLingui()
  const errorText = useErrorText()
  const { error, isAdding, ...commands } = useTeamCommands(jobId)
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
                onRole={(role) => commands.setRole(member, role)}
                onSet={(settings) => commands.set(member, settings)}
                onAsk={commands.askForCalendar}
                onRemove={() => commands.remove(member)}
              />
            ))}
          </ul>
        )}
        {team.length > 0 && <AssignedInTurn team={team} />}
      </Card>
      <AddMember
        of={{ jobId }}
        isAdding={isAdding}
        onAdd={({ named }, role) => commands.add(named, role)}
      />
    </div>
  )
}

type MemberRowProps = {
  member: TeamMember
  onRole: (role: JobTeamRole) => void
  onSet: (settings: MemberSettings) => void
  /** Asks for their calendar. */
  onAsk: (member: TeamUser) => void
  onRemove: () => void
}

function MemberRow({ member, onRole, onSet, onAsk, onRemove }: MemberRowProps) {
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
            onClick={() => onSet({ is_notified: !member.is_notified })}
          />
          <IconButton
            label={t`Assign new applications to ${name}`}
            aria-pressed={member.is_assigned}
            icon={<Inbox size={17} aria-hidden="true" />}
            onClick={() => onSet({ is_assigned: !member.is_assigned })}
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

// Who gets the applications that are submitted from now on.
function AssignedInTurn({ team }: { team: readonly TeamMember[] }) {
  const format = useFormatter()
  const names = team.filter((one) => one.is_assigned).map(nameOf)
  const list = format.list(names)
  if (names.length === 0)
    return (
      <p className={styles.facts}>
        <Trans>New applications are not assigned to anyone.</Trans>
      </p>
    )
  return (
    <p className={styles.facts}>
      <Plural
        value={names.length}
        one={`New applications are assigned to ${list}.`}
        other={`New applications are assigned in turn to ${list}.`}
      />
    </p>
  )
}
