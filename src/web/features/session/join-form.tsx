// Accepting an invitation without an account: name and password, and the user is in.
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { FormEvent } from 'react'

import { brokenPasswordRules } from '#contract/session/password.ts'
import { ApiError } from '#web/api/api-error.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { PasswordField } from '#web/ui/form/password-field.tsx'
import { Card } from '#web/ui/layout/card.tsx'

import { asShown } from '../shell/consent-texts.ts'
import { FormErrors } from '../shell/form-errors.tsx'
import { textOf } from '../shell/form-text.ts'
import { joinCompany, joinKeys, type Invitation, type JoinLink } from './join-queries.ts'
import { NameFields } from './name-fields.tsx'
import { setCurrentUser } from './session-queries.ts'
import { isSignOnInstead, SignOnInstead } from './sign-on-instead.tsx'
import { AccountNote } from './small-print.tsx'
import { useLoginPageTexts } from './use-login-page-texts.ts'

import styles from './session.module.css'

type JoinFormProps = {
  link: JoinLink
  invitation: Invitation
  /** The invitation ended meanwhile. */
  onEnded: () => void
}

export function JoinForm({ link, invitation, onEnded }: JoinFormProps) {
  const { t } = useLingui()
  const { texts } = useLoginPageTexts(undefined)
  const joining = useJoining({ link, onEnded })
  const { email } = invitation
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const text = (name: string) => textOf(data, name)
    joining.mutate({
      ...link,
      first_name: text('first_name'),
      last_name: text('last_name'),
      is_full_name: data.has('is_full_name'),
      shown: asShown(texts),
      password: text('password'),
    })
  }
  if (isSignOnInstead(joining.error)) {
    return (
      <Card isRaised>
        <SignOnInstead error={joining.error} />
      </Card>
    )
  }
  return (
    <Card isRaised>
      <form className={styles.form} onSubmit={submit}>
        <FormErrors error={joining.error}>
          <p>
            <Trans>You sign in with {email} and a password of your own.</Trans>
          </p>
          <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
          <NameFields />
          <PasswordField
            label={t`Password`}
            name="password"
            brokenRules={brokenPasswordRules}
            required
          />
        </FormErrors>
        <Button type="submit" variant="primary" size="large" isBlock isBusy={joining.isPending}>
          <Trans>Accept the invitation</Trans>
        </Button>
        <AccountNote texts={texts} />
      </form>
    </Card>
  )
}

function useJoining({ link, onEnded }: Pick<JoinFormProps, 'link' | 'onEnded'>) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: joinCompany,
    onSuccess: async (user) => {
      await setCurrentUser(queryClient, user)
      await navigate({ to: '/hire', replace: true })
    },
    onError: async (error) => {
      if (!(error instanceof ApiError)) return
      if (error.code === 'link_not_valid') onEnded()
      // An account was made meanwhile: the invitation is accepted by signing in to it.
      if (error.code === 'email_taken')
        await queryClient.invalidateQueries({ queryKey: joinKeys.of(link) })
    },
  })
}
