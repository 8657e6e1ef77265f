// Roles in their order: lists ask the first one.
import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowDown, ArrowUp, X } from 'lucide-react'

import type { AccountRole } from '#contract/access/roles.ts'
import type { Person } from '#contract/access/screen-access.ts'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'

import { FieldsetProblem } from './fieldset-problem.tsx'
import { mayGive } from './role-flags.ts'

import styles from './settings.module.css'

type RoleOrderProps = {
  roles: readonly AccountRole[]
  roleIds: readonly number[]
  onChange: (roleIds: number[]) => void
  user: Person
  /** What is wrong with the roles together. */
  problem: string | undefined
}

export function RoleOrder({ roles, roleIds, onChange, user, problem }: RoleOrderProps) {
  const { t } = useLingui()
  const others = roles.filter((role) => !roleIds.includes(role.role_id))
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        <Trans>Roles</Trans>
      </legend>
      <p className={styles.hint}>
        <Trans>
          All roles of a user together say what they can open. Lists go by the first role.
        </Trans>
      </p>
      {problem !== undefined && <FieldsetProblem>{problem}</FieldsetProblem>}
      <ol className={styles.rows}>
        {roleIds.map((roleId, index) => {
          const role = roles.find((one) => one.role_id === roleId)
          if (role === undefined) return null
          return (
            <RoleLine
              key={roleId}
              role={role}
              isFirst={index === 0}
              isLast={index === roleIds.length - 1}
              isLocked={!mayGive(user, role)}
              onMove={(by) => onChange(moved(roleIds, { index, by }))}
              onRemove={() => onChange(roleIds.filter((one) => one !== roleId))}
            />
          )
        })}
      </ol>
      {others.length > 0 && (
        <SelectField
          label={t`Add a role`}
          placeholder={t`Choose a role`}
          options={others.map((role) => ({
            value: String(role.role_id),
            label: mayGive(user, role)
              ? role.role_name
              : t`${role.role_name} (opens more than you have)`,
            isDisabled: !mayGive(user, role),
          }))}
          value=""
          onChange={(event) => onChange([...roleIds, Number(event.target.value)])}
        />
      )}
    </fieldset>
  )
}

type RoleLineProps = {
  role: AccountRole
  isFirst: boolean
  isLast: boolean
  isLocked: boolean
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

function RoleLine({ role, isFirst, isLast, isLocked, onMove, onRemove }: RoleLineProps) {
  const { t } = useLingui()
  const name = role.role_name
  return (
    <li className={styles.line}>
      <span className={styles.lineWords}>{name}</span>
      {isFirst && (
        <Badge tone="accent">
          <Trans>Lists go by this one</Trans>
        </Badge>
      )}
      <IconButton
        label={t`Move ${name} up`}
        icon={<ArrowUp size={18} />}
        disabled={isFirst}
        onClick={() => onMove(-1)}
      />
      <IconButton
        label={t`Move ${name} down`}
        icon={<ArrowDown size={18} />}
        disabled={isLast}
        onClick={() => onMove(1)}
      />
      <IconButton
        label={isLocked ? t`${name} opens more than you have` : t`Take ${name} away`}
        icon={<X size={18} />}
        disabled={isLocked}
        onClick={onRemove}
      />
    </li>
  )
}

function moved(roleIds: readonly number[], { index, by }: { index: number; by: -1 | 1 }): number[] {
  const next = [...roleIds]
  const [one] = next.splice(index, 1)
  if (one !== undefined) next.splice(index + by, 0, one)
  return next
}
