// Who works on a requisition, and as what.
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { CalendarPlus, UserRoundX } from 'lucide-react'
import { useDeferredValue, useState } from 'react'

import type { TeamMember } from '#contract/access/hiring-team.ts'
import { JOB_TEAM_ROLES, type JobTeamRole } from '#contract/access/job-team-roles.ts'
import { dataQuery, useData } from '#web/api/use-data.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'
import { useEndpoint } from '#web/features/staff-shell/use-endpoint.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { notify } from '#web/ui/feedback/notifications.ts'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { Card, CardTitle } from '#web/ui/layout/card.tsx'
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx'
import { notifyUndoable } from '#web/ui/staff/feedback/undo-notice.tsx'
import { SearchField } from '#web/ui/staff/form/search-field.tsx'

import { TEAM_ROLE_LABELS } from './plan-labels.ts'
import { jobPath, REQUISITIONS_KEY, TEAM } from './setup-data.ts'

import styles from './setup.module.css'

const ASSIGNABLE = '/smartreq/v1/{job_id}/assignable-users/'
const CALENDARS = '/smartreq/v1/{job_id}/calendar-invitations/'
const COMMAND = { invalidates: REQUISITIONS_KEY }

export function TeamEditor({ jobId }: { jobId: number }) {
  const { data: team } = useData(TEAM, jobPath(jobId))
  const { t } = useLingui()
  const errorText = useErrorText()
  const adding = useEndpoint({ method: 'post', path: TEAM }, COMMAND)
  const removing = useEndpoint({ method: 'delete', path: `${TEAM}{job_team_id}/` }, COMMAND)
  const asking = useEndpoint({ method: 'post', path: CALENDARS }, COMMAND)
  const add = (userId: number, team_role: JobTeamRole) => ({
    ...jobPath(jobId),
    body: { user_id: userId, team_role },
  })
  const error = adding.error ?? removing.error ?? asking.error
  const ask = (member: TeamMember) => {
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
    const { job_team_id, user_id, team_role } = member
    const name = nameOf(member)
    removing.mutate(
      { path: { job_id: jobId, job_team_id } },
      {
        onSuccess: () =>
          notifyUndoable(t`${name} is not on the team any more.`, () =>
            adding.mutateAsync(add(user_id, team_role)),
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
                onRole={(role) => adding.mutate(add(member.user_id, role))}
                onAsk={() => ask(member)}
                onRemove={() => remove(member)}
              />
            ))}
          </ul>
        )}
      </Card>
      <AddMember jobId={jobId} onAdd={(userId, role) => adding.mutate(add(userId, role))} />
    </div>
  )
}

type MemberRowProps = {
  member: TeamMember
  onRole: (role: JobTeamRole) => void
  /** Asks for their calendar. */
  onAsk: () => void
  onRemove: () => void
}

function MemberRow({ member, onRole, onAsk, onRemove }: MemberRowProps) {
  const { t } = useLingui()
  const name = nameOf(member)
  return (
    <li className={styles.member}>
      <span className={styles.memberName}>
        {name}
        <span className={styles.faint}>{member.email}</span>
      </span>
      <RoleSelect label={t`Role of ${name}`} value={member.team_role} onChange={onRole} />
      <IconButton
        label={t`Ask ${name} to connect a calendar`}
        icon={<CalendarPlus size={17} aria-hidden="true" />}
        onClick={onAsk}
      />
      <IconButton
        label={t`Remove ${name}`}
        icon={<UserRoundX size={17} aria-hidden="true" />}
        onClick={onRemove}
      />
    </li>
  )
}

type RoleSelectProps = {
  label: string
  value: JobTeamRole
  onChange: (role: JobTeamRole) => void
}

function RoleSelect({ label, value, onChange }: RoleSelectProps) {
  const { i18n } = useLingui()
  return (
    <SelectField
      label={<VisuallyHidden>{label}</VisuallyHidden>}
      value={value}
      options={JOB_TEAM_ROLES.map((role) => ({
        value: role,
        label: i18n._(TEAM_ROLE_LABELS[role]),
      }))}
      onChange={({ target }) => {
        const role = JOB_TEAM_ROLES.find((one) => one === target.value)
        if (role !== undefined) onChange(role)
      }}
    />
  )
}

type AddMemberProps = { jobId: number; onAdd: (userId: number, role: JobTeamRole) => void }

function AddMember({ jobId, onAdd }: AddMemberProps) {
  const { t } = useLingui()
  const errorText = useErrorText()
  const [search, setSearch] = useState('')
  const [role, setRole] = useState<JobTeamRole>('interviewer')
  const query = { search: useDeferredValue(search) }
  // Said beside the search, which stays: a boundary would take it away.
  const found = useQuery({
    ...dataQuery(ASSIGNABLE, { ...jobPath(jobId), query }),
    placeholderData: keepPreviousData,
  })
  const users = found.data?.data
  return (
    <Card className={styles.stack}>
      <CardTitle level={2}>
        <Trans>Add someone from your company</Trans>
      </CardTitle>
      <div className={styles.pair}>
        <SearchField
          label={t`Search users by name or email`}
          placeholder={t`Search by name or email`}
          value={search}
          onSearch={setSearch}
        />
        <RoleSelect label={t`Role on the team`} value={role} onChange={setRole} />
      </div>
      {found.error !== null && (
        <Banner tone="danger" isLive>
          {errorText(found.error)}
        </Banner>
      )}
      {users?.length === 0 && (
        <p className={styles.facts} role="status">
          <Trans>No one else in your company matches.</Trans>
        </p>
      )}
      <ul className={styles.members} role="list" aria-label={t`Users who can be added`}>
        {users?.map((user) => {
          const name = user.full_name
          return (
            <li key={user.user_id} className={styles.member}>
              <span className={styles.memberName}>
                {name}
                <span className={styles.faint}>{user.email}</span>
              </span>
              <Button
                size="small"
                aria-label={t`Add ${name}`}
                onClick={() => onAdd(user.user_id, role)}
              >
                <Trans>Add</Trans>
              </Button>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}

function nameOf({ first_name, last_name }: TeamMember): string {
  return `${first_name} ${last_name}`
}
