// Where the link of an invitation leads: name and password, and whoever was invited is in.
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { KeyRound } from 'lucide-react'
import type { FormEvent } from 'react'

import { brokenPasswordRules } from '#contract/password.ts'
import { ApiError, isNetworkError } from '#web/api/api-error.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { OfflineState } from '#web/ui/offline-state.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'

import { asShown } from '../shell/consent-texts.ts'
import { useErrorText } from '../shell/error-words.ts'
import { textOf } from '../shell/form-text.ts'
import { DoorSkeleton } from './door-skeleton.tsx'
import { joinCompany, joinLinkQuery, type JoinLink } from './join-queries.ts'
import { NameFields } from './name-fields.tsx'
import { setCurrentUser } from './session-queries.ts'
import { isSignOnInstead, SignOnInstead } from './sign-on-instead.tsx'
import { AccountNote } from './small-print.tsx'
import { useDoorTexts } from './use-door-texts.ts'

import styles from './session.module.css'

export function JoinScreen({ link }: { link: JoinLink }) {
  const errorText = useErrorText()
  const invitation = useQuery(joinLinkQuery(link))
  if (invitation.data !== undefined) return <JoinForm link={link} {...invitation.data} />
  if (!invitation.isError) return <DoorSkeleton />
  const { error } = invitation
  if (isNetworkError(error)) return <OfflineState headingLevel={1} />
  if (isDead(error)) return <NoSuchInvitation />
  return (
    <ErrorState
      headingLevel={1}
      title={errorText(error)}
      onRetry={() => void invitation.refetch()}
      isRetrying={invitation.isFetching}
    />
  )
}

type JoinFormProps = { link: JoinLink; account_name: string; email: string }

function JoinForm({ link, account_name: company, email }: JoinFormProps) {
  const { t } = useLingui()
  const errorText = useErrorText()
  const queryClient = useQueryClient()
  const { texts } = useDoorTexts(undefined)
  const navigate = useNavigate()
  const joining = useMutation({
    mutationFn: joinCompany,
    onSuccess: async (user) => {
      await setCurrentUser(queryClient, user)
      await navigate({ to: '/hire', replace: true })
    },
  })
  if (isDead(joining.error)) return <NoSuchInvitation />
  if (isSignOnInstead(joining.error)) return <Joined company={company} error={joining.error} />
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const text = (name: string) => textOf(data, name)
    joining.mutate({
      ...link,
      first_name: text('first_name'),
      last_name: text('last_name'),
      shown: asShown(texts),
      password: text('password'),
    })
  }
  return (
    <div className={styles.door}>
      <div className={styles.welcome}>
        <PageTitle className={styles.heading}>
          <Trans>Work with {company}</Trans>
        </PageTitle>
        <p className={styles.place}>
          <Trans>You sign in with {email} and a password of your own.</Trans>
        </p>
      </div>
      <Card isRaised>
        <form className={styles.form} onSubmit={submit}>
          {joining.isError && (
            <Banner tone="danger" isLive>
              {errorText(joining.error)}
            </Banner>
          )}
          <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
          <NameFields />
          <PasswordField
            label={t`Password`}
            name="password"
            brokenRules={brokenPasswordRules}
            required
          />
          <Button type="submit" variant="primary" size="large" isBlock isBusy={joining.isPending}>
            <Trans>Accept the invitation</Trans>
          </Button>
          <AccountNote texts={texts} />
        </form>
      </Card>
    </div>
  )
}

/** The role is theirs, and the company lets them in by its own sign-on. */
function Joined({ company, error }: { company: string; error: ApiError }) {
  return (
    <div className={styles.door}>
      <div className={styles.welcome}>
        <PageTitle className={styles.heading}>
          <Trans>You work with {company} now</Trans>
        </PageTitle>
      </div>
      <Card isRaised>
        <SignOnInstead error={error} />
      </Card>
    </div>
  )
}

// Cut short, changed, used, withdrawn or too old: it opens nothing. What is wrong with the password is said at its field.
function isDead(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  if (error.code === 'link_not_valid') return true
  return (
    error.code === 'validation_failed' && ('link_uuid' in error.fields || 'token' in error.fields)
  )
}

function NoSuchInvitation() {
  return (
    <EmptyState
      headingLevel={1}
      icon={<KeyRound size={24} />}
      title={<Trans>This link does not work</Trans>}
    >
      <p role="alert">
        <Trans>It was used already, is too old, or was withdrawn. Ask whoever invited you.</Trans>
      </p>
    </EmptyState>
  )
}
