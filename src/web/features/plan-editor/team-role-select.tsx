import { useLingui } from '@lingui/react/macro'

import { JOB_TEAM_ROLES, type JobTeamRole } from '#contract/access/job-team-roles.ts'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx'

import { TEAM_ROLE_LABELS } from './plan-labels.ts'

type RoleSelectProps = {
  label: string
  /** Where nothing beside it says whose role it is. */
  isLabelShown?: boolean
  value: JobTeamRole
  onChange: (role: JobTeamRole) => void
}

/** The role that someone has on the team of a requisition. */
export function RoleSelect({ label, isLabelShown = false, value, onChange }: RoleSelectProps) {
  const { i18n } = useLingui()
  return (
    <SelectField
      label={isLabelShown ? label : <VisuallyHidden>{label}</VisuallyHidden>}
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
