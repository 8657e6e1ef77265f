import { Trans, useLingui } from '@lingui/react/macro'
import type { FormEvent } from 'react'

import type { AccountRole } from '#contract/access/roles.ts'
import type { Person } from '#contract/access/screen-access.ts'
import { emptyUnlessChanged, textOf } from '#web/features/shell/form-text.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { useFieldProblems } from '#web/ui/form/use-field-problems.ts'
import { Card } from '#web/ui/layout/card.tsx'

import { inviteStaff } from './invitation-queries.ts'
import { mayGive } from './role-flags.ts'
import { useSettingsErrorText } from './settings-error-text.ts'
import { useSaving } from './use-saving.ts'

import styles from './settings.module.css'

type InviteFormProps = { accountId: number; user: Person; roles: readonly AccountRole[] }

/** An address and the role that it gets. The answer is the same whether there is such an account. */
export function InviteForm({ accountId, user, roles }: InviteFormProps) {
  const { t } = useLingui()
  const errorText = useSettingsErrorText()
  const inviting = useSaving(inviteStaff)
  const email = inviting.data?.email
  const { form: checks, problemOf } = useFieldProblems(inviting.error)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const data = new FormData(form)
    const roleId = Number(textOf(data, 'role_id'))
    inviting.mutate(
      { accountId, email: textOf(data, 'email'), roleId },
      { onSuccess: () => emptyUnlessChanged(form, data) },
    )
  }
  return (
    <Card className={styles.formCard}>
      <form className={styles.form} onSubmit={submit} {...checks}>
        {email !== undefined && (
          <Banner tone="success" isLive>
            <Trans>A mail is on its way to {email}.</Trans>
          </Banner>
        )}
        {inviting.isError && (
          <Banner tone="danger" isLive>
            {errorText(inviting.error)}
          </Banner>
        )}
        <div className={styles.pair}>
          <TextField
            label={t`Email`}
            name="email"
            type="email"
            autoComplete="off"
            required
            error={problemOf('email', t`This is not an email address.`)}
          />
          <SelectField
            label={t`Role`}
            name="role_id"
            error={problemOf('role_id')}
            placeholder={t`Choose a role`}
            required
            options={roles
              .filter((role) => mayGive(user, role))
              .map((role) => ({ value: String(role.role_id), label: role.role_name }))}
          />
        </div>
        <div className={styles.actions}>
          <Button type="submit" variant="primary" isBusy={inviting.isPending}>
            <Trans>Send the invitation</Trans>
          </Button>
        </div>
      </form>
    </Card>
  )
}
