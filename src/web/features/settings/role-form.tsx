import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'

import { NOTIFICATION_KINDS, type NotificationKind } from '#contract/access/role-notifications.ts'
import { hasFlag } from '#contract/access/screen-access.ts'
import type { CurrentUser } from '#contract/session/session.ts'
import { ApiError } from '#web/api/api-error.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { notifyDone } from '#web/ui/feedback/notifications.ts'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { useFieldProblems } from '#web/ui/form/use-field-problems.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { LimitedTextField } from '#web/ui/staff/form/limited-text-field.tsx'

import {
  flagsOf,
  NOTIFICATION_LABELS,
  ROLE_FLAG_GROUPS,
  ROLE_FLAG_LABELS,
  ROLE_FLAGS,
  type RoleFlags,
} from './role-flags.ts'
import { saveRole } from './role-queries.ts'
import { useSettingsErrorText } from './settings-error-text.ts'
import { roleHref } from './settings-paths.ts'
import { useSaving } from './use-saving.ts'

import styles from './settings.module.css'

const NAME_MAX_LENGTH = 60

type RoleFormProps = {
  accountId: number
  /** Null for a new one. */
  roleId: number | null
  initial: RoleFlags & { role_name: string; notifications: readonly NotificationKind[] }
  user: CurrentUser
  isLocked: boolean
  onSaved: () => Promise<void>
}

/** The name of a role, what it opens, and what its holders are written to about: each with a sentence, in groups. */
export function RoleForm({ accountId, roleId, initial, user, isLocked, onSaved }: RoleFormProps) {
  const { t, i18n } = useLingui()
  const router = useRouter()
  const errorText = useSettingsErrorText()
  const [name, setName] = useState(initial.role_name)
  const [flags, setFlags] = useState<RoleFlags>(() =>
    flagsOf(ROLE_FLAGS.filter((flag) => initial[flag])),
  )
  const [notifications, setNotifications] = useState(initial.notifications)
  const saving = useSaving(saveRole, async (saved) => {
    notifyDone(t`The role ${saved.role_name} is saved.`)
    if (roleId === null) router.history.replace(roleHref(saved.role_id))
    await onSaved()
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const body = { ...flags, role_name: name.trim(), notifications: [...notifications] }
    saving.mutate({ accountId, roleId, body })
  }
  const { form, problemOf } = useFieldProblems(saving.error)
  const isTaken = saving.error instanceof ApiError && saving.error.code === 'role_name_taken'
  return (
    <Card as="form" className={styles.form} onSubmit={submit} {...form}>
      {saving.isError && !isTaken && (
        <Banner tone="danger" isLive>
          {errorText(saving.error)}
        </Banner>
      )}
      <LimitedTextField
        label={t`Name`}
        name="role_name"
        value={name}
        maxLength={NAME_MAX_LENGTH}
        required
        disabled={isLocked}
        error={isTaken ? errorText(saving.error) : problemOf('role_name')}
        onChange={(event) => setName(event.target.value)}
      />
      {ROLE_FLAG_GROUPS.map((group) => (
        <fieldset key={group.name.id} className={styles.group}>
          <legend className={styles.legend}>{i18n._(group.name)}</legend>
          <div className={styles.flags}>
            {group.flags.map((flag) => {
              const isImplied = flags.full_access && flag !== 'full_access'
              return (
                <Checkbox
                  key={flag}
                  label={i18n._(ROLE_FLAG_LABELS[flag].name)}
                  hint={i18n._(ROLE_FLAG_LABELS[flag].opens)}
                  checked={flags[flag] || isImplied}
                  disabled={isLocked || isImplied || !hasFlag(user, flag)}
                  onChange={() => setFlags({ ...flags, [flag]: !flags[flag] })}
                />
              )
            })}
          </div>
        </fieldset>
      ))}
      <NotificationGroup chosen={notifications} isLocked={isLocked} onChange={setNotifications} />
      {!isLocked && (
        <div className={styles.actions}>
          <Button type="submit" variant="primary" isBusy={saving.isPending}>
            {roleId === null ? <Trans>Create the role</Trans> : <Trans>Save</Trans>}
          </Button>
        </div>
      )}
    </Card>
  )
}

type NotificationGroupProps = {
  chosen: readonly NotificationKind[]
  isLocked: boolean
  onChange: (chosen: readonly NotificationKind[]) => void
}

function NotificationGroup({ chosen, isLocked, onChange }: NotificationGroupProps) {
  const { i18n } = useLingui()
  const toggle = (kind: NotificationKind) =>
    onChange(
      NOTIFICATION_KINDS.filter((one) =>
        one === kind ? !chosen.includes(one) : chosen.includes(one),
      ),
    )
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        <Trans>Emails to users with this role</Trans>
      </legend>
      <div className={styles.flags}>
        {NOTIFICATION_KINDS.map((kind) => (
          <Checkbox
            key={kind}
            label={i18n._(NOTIFICATION_LABELS[kind].name)}
            hint={i18n._(NOTIFICATION_LABELS[kind].about)}
            checked={chosen.includes(kind)}
            disabled={isLocked}
            onChange={() => toggle(kind)}
          />
        ))}
      </div>
    </fieldset>
  )
}
