import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'

import type { AccountRole } from '#contract/access/roles.ts'
import type { Person } from '#contract/access/screen-access.ts'
import { ApiError } from '#web/api/api-error.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { ConfirmDialog } from '#web/ui/feedback/confirm-dialog.tsx'
import { notifyDone } from '#web/ui/feedback/notifications.ts'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { useFieldProblems } from '#web/ui/form/use-field-problems.ts'
import { Card } from '#web/ui/layout/card.tsx'

import { mayGive } from './role-flags.ts'
import { deleteRole } from './role-queries.ts'
import { useSettingsErrorText } from './settings-error-text.ts'
import { ROLES_HREF } from './settings-paths.ts'
import { useSaving } from './use-saving.ts'

import styles from './settings.module.css'

type DeleteRoleProps = {
  accountId: number
  user: Person
  role: AccountRole
  roles: readonly AccountRole[]
  onDeleted: () => Promise<void>
}

/** Deletes a role; the user who holds it gets another one instead. */
export function DeleteRole({ accountId, user, role, roles, onDeleted }: DeleteRoleProps) {
  const { t } = useLingui()
  const router = useRouter()
  const errorText = useSettingsErrorText()
  const [isAsking, setIsAsking] = useState(false)
  const [replaceTo, setReplaceTo] = useState('')
  const deleting = useSaving(deleteRole, async () => {
    notifyDone(t`The role ${role.role_name} is deleted.`)
    router.history.push(ROLES_HREF)
    await onDeleted()
  })
  const { problemOf } = useFieldProblems(deleting.error)
  const isUsed =
    role.member_count > 0 ||
    // It is also given at single sign-on and by invitations: the server says so.
    (deleting.error instanceof ApiError && deleting.error.code === 'role_in_use')
  const others = roles.filter((one) => one.role_id !== role.role_id && mayGive(user, one))
  const remove = () =>
    deleting.mutate({
      accountId,
      roleId: role.role_id,
      replaceTo: replaceTo === '' ? null : Number(replaceTo),
    })
  return (
    <Card className={styles.danger}>
      <p className={styles.hint}>
        <Trans>To delete a role that people hold, choose a replacement.</Trans>
      </p>
      <Button variant="danger" onClick={() => setIsAsking(true)}>
        <Trans>Delete the role</Trans>
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => {
          setIsAsking(false)
          deleting.reset()
        }}
        onConfirm={remove}
        title={t`Delete ${role.role_name}?`}
        confirmLabel={t`Delete the role`}
        isDestructive
        isBusy={deleting.isPending}
      >
        <div className={styles.fields}>
          {deleting.isError && (
            <Banner tone="danger" isLive>
              {errorText(deleting.error)}
            </Banner>
          )}
          <p>
            {role.member_count > 0 ? (
              <Plural
                value={role.member_count}
                one="# user holds this role. Choose which one they get instead."
                other="# users hold this role. Choose which one they get instead."
              />
            ) : (
              <Trans>No user has this role. It is deleted for good.</Trans>
            )}
          </p>
          {isUsed && (
            <SelectField
              label={t`They get instead`}
              name="replace_to"
              error={problemOf('replace_to')}
              placeholder={t`Choose a role`}
              options={others.map((one) => ({
                value: String(one.role_id),
                label: one.role_name,
              }))}
              value={replaceTo}
              onChange={(event) => setReplaceTo(event.target.value)}
            />
          )}
        </div>
      </ConfirmDialog>
    </Card>
  )
}
