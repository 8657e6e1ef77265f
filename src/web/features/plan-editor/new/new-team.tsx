// Who works on a requisition that is about to be made, besides the user who makes it.
import { Trans, useLingui } from '@lingui/react/macro'
import { UserRoundX } from 'lucide-react'

import type { JobTeamRole } from '#contract/access/job-team-roles.ts'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { Card, CardTitle } from '#web/ui/layout/card.tsx'

import { AddMember, type Found, type Named } from '../add-member.tsx'
import { RoleSelect } from '../team-role-select.tsx'

import styles from '../setup.module.css'

export type NewMember = {
  readonly named: Named
  readonly name: string
  readonly email: string
  readonly role: JobTeamRole
}

type NewTeamProps = {
  accountId: number
  team: readonly NewMember[]
  /** What is wrong with each of them. */
  problems: readonly (string | undefined)[]
  onChange: (team: readonly NewMember[]) => void
}

export function NewTeam({ accountId, team, problems, onChange }: NewTeamProps) {
  const { t } = useLingui()
  const isLed = team.some(({ role }) => role === 'hiring_manager')
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
          <Trans>
            You are the recruiter. Add the hiring manager and interviewers now or later. The people
            of a template join automatically.
          </Trans>
        </p>
        {team.length > 0 && (
          <ul className={styles.members} role="list" aria-label={t`Team`}>
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
        )}
      </Card>
      <AddMember
        key={isLed ? 'led' : 'not led'}
        of={{ accountId }}
        role={isLed ? 'interviewer' : 'hiring_manager'}
        chosen={team.map((one) => one.email)}
        isAdding={false}
        onAdd={add}
      />
    </>
  )
}

type MemberRowProps = {
  member: NewMember
  problem: string | undefined
  onRole: (role: JobTeamRole) => void
  onRemove: () => void
}

function MemberRow({ member, problem, onRole, onRemove }: MemberRowProps) {
  const { t } = useLingui()
  const { name, email, role } = member
  return (
    <li className={styles.member}>
      <span className={styles.memberName}>
        {name}
        <span className={styles.faint}>{email}</span>
        {problem !== undefined && (
          <span role="alert" className={styles.wrong}>
            {problem}
          </span>
        )}
      </span>
      <RoleSelect label={t`Role of ${name}`} value={role} onChange={onRole} />
      <IconButton
        label={t`Remove ${name}`}
        icon={<UserRoundX size={17} aria-hidden="true" />}
        onClick={onRemove}
      />
    </li>
  )
}
