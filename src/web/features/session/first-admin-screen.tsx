// The first thing that an empty installation asks for: its company and its admin.
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { FormEvent } from 'react'

import { NAME_MAX_LENGTH, NAME_PATTERN } from '#contract/core/person-name-rules.ts'
import { brokenPasswordRules } from '#contract/session/password.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { linkButton } from '#web/ui/controls/link-button.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { PasswordField } from '#web/ui/form/password-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { PageTitle } from '#web/ui/layout/page-title.tsx'

import { asShown } from '../shell/consent-texts.ts'
import { FormErrors } from '../shell/form-errors.tsx'
import { textOf } from '../shell/form-text.ts'
import { createFirstAdmin } from './first-admin-queries.ts'
import { NameFields } from './name-fields.tsx'
import { setCurrentUser } from './session-queries.ts'
import { AccountNote } from './small-print.tsx'
import { useLoginPageTexts } from './use-login-page-texts.ts'

import styles from './session.module.css'

export function FirstAdminScreen({ isNeeded, code }: { isNeeded: boolean; code: string }) {
  if (isNeeded) return <FirstAdminForm code={code} />
  return (
    <EmptyState
      headingLevel={1}
      title={<Trans>This installation has its admin</Trans>}
      action={
        <a className={linkButton({ variant: 'primary' })} href="/login">
          <Trans>Sign in</Trans>
        </a>
      }
    />
  )
}

function FirstAdminForm({ code }: { code: string }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const { texts } = useLoginPageTexts(undefined)
  const navigate = useNavigate()
  const creating = useMutation({
    mutationFn: createFirstAdmin,
    onSuccess: async (user) => {
      await setCurrentUser(queryClient, user)
      await navigate({ to: '/hire', replace: true })
    },
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const text = (name: string) => textOf(data, name)
    creating.mutate({
      code: text('code'),
      account_name: text('account_name'),
      email: text('email'),
      password: text('password'),
      first_name: text('first_name'),
      last_name: text('last_name'),
      is_full_name: data.has('is_full_name'),
      shown: asShown(texts),
    })
  }
  const name = { pattern: NAME_PATTERN, maxLength: NAME_MAX_LENGTH, required: true }
  return (
    <div className={styles.door}>
      <div className={styles.welcome}>
        <PageTitle className={styles.heading}>
          <Trans>Set up Fairlead</Trans>
        </PageTitle>
        <p className={styles.place}>
          <Trans>There are no accounts here yet. Name the company and its first admin.</Trans>
        </p>
      </div>
      <Card isRaised>
        <form className={styles.form} onSubmit={submit}>
          <FormErrors error={creating.error}>
            <TextField
              label={t`Code that the server printed`}
              name="code"
              defaultValue={code}
              autoComplete="off"
              required
            />
            <TextField
              label={t`Company`}
              name="account_name"
              autoComplete="organization"
              {...name}
            />
            <NameFields />
            <TextField
              label={t`Email`}
              name="email"
              type="email"
              autoComplete="username"
              required
            />
            <PasswordField
              label={t`Password`}
              name="password"
              brokenRules={brokenPasswordRules}
              required
            />
          </FormErrors>
          <Button type="submit" variant="primary" size="large" isBlock isBusy={creating.isPending}>
            <Trans>Create the admin</Trans>
          </Button>
          <AccountNote texts={texts} />
        </form>
      </Card>
    </div>
  )
}
