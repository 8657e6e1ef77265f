// The team of a new requisition: its creator, the people of its template, and others.
import { Trans, useLingui } from '@lingui/react/macro'
import { UserRoundX } from 'lucide-react'
import type { ReactNode } from 'react'

import type { JobTeamRole } from '#contract/access/job-team-roles.ts'
import type { RequisitionTemplate } from '#contract/plan-editor/requisition-templates.ts'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { Card, CardTitle } from '#web/ui/layout/card.tsx'

import { AddMember, type Found, type Named } from '../add-member.tsx'
import { TEAM_ROLE_LABELS } from '../plan-labels.ts'
import { RoleSelect } from '../team-role-select.tsx'

import styles from '../setup.module.css'

export type NewMember = {
  readonly named: Named
  readonly name: string
  readonly email: string
  readonly role: JobTeamRole
}

/** The creator of the requisition. */
export type Own = { readonly name: string; readonly email: string; readonly role: JobTeamRole }

type NewTeamProps = {
  accountId: number
  own: Own
  /** The people of the chosen template. */
  ofTemplate: RequisitionTemplate['team']
  team: readonly NewMember[]
  /** The problem with each of them. */
  problems: readonly (string | undefined)[]
  onChange: (team: readonly NewMember[]) => void
  onOwnRole: (role: JobTeamRole) => void
}

export function NewTeam(props: NewTeamProps) {
  const { accountId, own, team, problems, onChange, onOwnRole } = props
  // A template may name its user, or someone who was added before it was chosen: they are there once.
  const listed = [own, ...team].map((one) => one.email.toLowerCase())
  const ofTemplate = props.ofTemplate.filter(({ email }) => !listed.includes(email.toLowerCase()))
  const { t } = useLingui()
  const roles = [
    own.role,
    ...ofTemplate.map((one) => one.team_role),
    ...team.map((one) => one.role),
  ]
  const isLed = roles.includes('hiring_manager')
  const add = (found: Found, role: JobTeamRole) => {
    onChange([...team.filter((one) => one.email !== found.email), { ...found, role }])
    return Promise.resolve()
  }
  return (
    <>
      <Card className={styles.stack}>
        <CardTitle level={2}>
          <Trans>Team</Trans>
        </CardTitle>
        <p className={styles.facts}>
          <Trans>Add the hiring manager and interviewers now or later.</Trans>
        </p>
        <ul className={styles.members} role="list" aria-label={t`Team`}>
          <MemberRow member={own} note={<Trans>You</Trans>} onRole={onOwnRole} />
          <OfTemplate team={ofTemplate} />
          {team.map((member, index) => (
            <MemberRow
              key={member.email}
              member={member}
              problem={problems[index]}
              onRole={(role) => onChange(team.with(index, { ...member, role }))}
              onRemove={() => onChange(team.filter((one) => one !== member))}
            />
          ))}
        </ul>
      </Card>
      <AddMember
        key={isLed ? 'led' : 'not led'}
        of={{ accountId }}
        role={isLed ? 'interviewer' : 'hiring_manager'}
        chosen={[own, ...team, ...ofTemplate].map((one) => one.email)}
        isAdding={false}
        onAdd={add}
      />
    </>
  )
}

function OfTemplate({ team }: { team: RequisitionTemplate['team'] }) {
  const { i18n } = useLingui()
  return team.map(({ full_name: name, email, team_role: role }) => (
    <li key={`${email} ${name}`} className={styles.member}>
      <span className={styles.memberName}>
        {name}
        <span className={styles.faint}>
          <Trans>From the template</Trans>
        </span>
      </span>
      <span>{i18n._(TEAM_ROLE_LABELS[role])}</span>
    </li>
  ))
}

type MemberRowProps = {
  member: Own
  note?: ReactNode
  problem?: string | undefined
  onRole: (role: JobTeamRole) => void
  /** Left out for the creator of the requisition. */
  onRemove?: () => void
}

function MemberRow({ member, note, problem, onRole, onRemove }: MemberRowProps) {
  const { t } = useLingui()
  const { name, email, role } = member
  return (
    <li className={styles.member}>
      <span className={styles.memberName}>
        {name}
        <span className={styles.faint}>{note ?? email}</span>
        {problem !== undefined && (
          <span role="alert" className={styles.wrong}>
            {problem}
          </span>
        )}
      </span>
      <RoleSelect label={t`Role of ${name}`} value={role} onChange={onRole} />
      {onRemove !== undefined && (
        <IconButton
          label={t`Remove ${name}`}
          icon={<UserRoundX size={17} aria-hidden="true" />}
          onClick={onRemove}
        />
      )}
    </li>
  )
}
