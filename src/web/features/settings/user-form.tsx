import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'

import type { AccountRole, AvailableJob, MemberDetail } from '#contract/access/roles.ts'
import type { Person } from '#contract/access/screen-access.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { notifyDone } from '#web/ui/feedback/notifications.ts'
import { useFieldProblems } from '#web/ui/form/use-field-problems.ts'
import { Card } from '#web/ui/layout/card.tsx'

import { JobLimits, type Limits } from './job-limits.tsx'
import { RoleOrder } from './role-order.tsx'
import { useSettingsErrorText } from './settings-error-text.ts'
import { useSaving } from './use-saving.ts'
import { saveUser } from './user-queries.ts'

import styles from './settings.module.css'

type UserFormProps = {
  accountId: number
  member: MemberDetail
  roles: readonly AccountRole[]
  /** Who is changing it. */
  user: Person
  onSaved: (() => Promise<void>) | undefined
}

/** Which roles a user holds, in which order, and what of it they are kept to. */
export function UserForm({ accountId, member, roles, user, onSaved }: UserFormProps) {
  const { t } = useLingui()
  const errorText = useSettingsErrorText()
  const [roleIds, setRoleIds] = useState(() => member.roles.map((role) => role.role_id))
  const [limits, setLimits] = useState<Limits>(() => limitsOf(member))
  const name = `${member.first_name} ${member.last_name}`
  const saving = useSaving(saveUser, async () => {
    notifyDone(t`What ${name} may do is saved.`)
    await onSaved?.()
  })
  const { form, problemOf } = useFieldProblems(saving.error)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (roleIds.length === 0) return
    const body = {
      role_ids: roleIds,
      available_smartreqs: idsOf(limits.smartreq),
      available_profiles: idsOf(limits.profile),
      available_pathways: idsOf(limits.pathway),
    }
    saving.mutate({ accountId, userId: member.user_id, body })
  }
  return (
    <Card as="form" className={styles.form} onSubmit={submit} {...form}>
      {saving.isError && (
        <Banner tone="danger" isLive>
          {errorText(saving.error)}
        </Banner>
      )}
      <RoleOrder
        {...{ roles, roleIds, user }}
        onChange={setRoleIds}
        problem={problemOf('role_ids')}
      />
      <JobLimits {...{ accountId, limits, problemOf }} onChange={setLimits} />
      <div className={styles.actions}>
        <Button
          type="submit"
          variant="primary"
          isBusy={saving.isPending}
          disabled={roleIds.length === 0}
        >
          <Trans>Save</Trans>
        </Button>
        {roleIds.length === 0 && (
          <p className={styles.hint} role="status">
            <Trans>A user of the company needs a role. Add one, or remove the user below.</Trans>
          </p>
        )}
      </div>
    </Card>
  )
}

function limitsOf(member: MemberDetail): Limits {
  return {
    smartreq: member.available_smartreqs,
    profile: member.available_profiles,
    pathway: member.available_pathways,
  }
}

function idsOf(jobs: readonly AvailableJob[] | null): number[] | null {
  return jobs?.map((one) => one.job_id) ?? null
}
