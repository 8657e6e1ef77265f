// A login page: who it belongs to, and signing in or up at it.
import { Trans } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react'

import type { CurrentUser } from '#contract/session/session.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Card } from '#web/ui/layout/card.tsx'

import { afterSignIn } from './after-sign-in.ts'
import { ApplicantForm } from './applicant-form.tsx'
import type { ApplyLink } from './entry.ts'
import { setCurrentUser } from './session-queries.ts'
import type { SignUpProps } from './sign-up-form.tsx'
import { ApplicationNote, DeviceCheckNote } from './small-print.tsx'
import { useLoginPageTexts } from './use-login-page-texts.ts'

import styles from './session.module.css'

// Applicants are asked for no password, and do not download its rules.
const AccountForm = lazy(async () => ({
  default: (await import('./account-form.tsx')).AccountForm,
}))

type Entering = { onDone: (user: CurrentUser) => Promise<void> }

type LoginPageProps = {
  /** Whose login page it is. */
  heading: ReactNode
  /** Applicants come without an account as a rule, staff never. */
  startsWith: 'sign-in' | 'sign-up'
  jobUuid?: string
  applyLink?: ApplyLink | undefined
  redirect?: string | undefined
  /** The login page's own target, where it is no job's. */
  leadsTo?: (user: CurrentUser) => string
  /** Who is signed in already, if anyone. */
  user: CurrentUser | null
  /** The form for people who have an account. */
  SignIn: ComponentType<Entering>
  /** In place of the way to a new account: of a login page for people who have one. */
  below?: ReactNode
  /** Another way in, below the form. */
  Entry?: ComponentType<Entering> | undefined
}

export function LoginPageScreen(props: LoginPageProps) {
  const { heading, startsWith, user, SignIn, Entry, below, ...target } = props
  const [form, setForm] = useState(startsWith)
  const { texts, knownTexts, noteApplicant } = useLoginPageTexts(target.jobUuid)
  const enter = useEnter(target)
  const enterNoted = async (known: CurrentUser) => {
    await enter(known)
    noteApplicant(known)
  }
  return (
    <div className={styles.door}>
      {heading}
      <Card isRaised className={styles.card}>
        {user === null ? (
          <>
            {form === 'sign-up' ? (
              <NewUserForm
                jobUuid={target.jobUuid}
                {...{ texts, knownTexts, onDone: enter, onSignIn: () => setForm('sign-in') }}
              />
            ) : (
              <Suspense fallback={<FormSkeleton />}>
                <SignIn onDone={enterNoted} />
              </Suspense>
            )}
            {form === 'sign-in' && Entry !== undefined && (
              <Suspense>
                <Entry onDone={enterNoted} />
              </Suspense>
            )}
            {below ?? <OtherForm form={form} onSwitch={setForm} />}
          </>
        ) : (
          <Continue user={user} onContinue={() => void enterNoted(user)} />
        )}
        <ApplicationNote texts={texts} />
        {target.leadsTo === undefined && <DeviceCheckNote />}
      </Card>
    </div>
  )
}

type NewUserProps = SignUpProps & { jobUuid: string | undefined; onSignIn: () => void }

function NewUserForm({ jobUuid, onSignIn, ...props }: NewUserProps) {
  if (jobUuid !== undefined) return <ApplicantForm {...props} jobUuid={jobUuid} />
  return (
    <Suspense fallback={<FormSkeleton />}>
      <AccountForm {...props} onSignIn={onSignIn} />
    </Suspense>
  )
}

function FormSkeleton() {
  return <Skeleton shape="block" height="20rem" />
}

function useEnter(
  target: Pick<LoginPageProps, 'jobUuid' | 'applyLink' | 'redirect' | 'leadsTo'>,
): (user: CurrentUser) => Promise<void> {
  const queryClient = useQueryClient()
  const router = useRouter()
  return async (user) => {
    await setCurrentUser(queryClient, user)
    const { leadsTo, ...given } = target
    const href = leadsTo?.(user) ?? afterSignIn(user, given)
    await router.navigate({ href, replace: true })
  }
}

function OtherForm({
  form,
  onSwitch,
}: {
  form: LoginPageProps['startsWith']
  onSwitch: (form: LoginPageProps['startsWith']) => void
}) {
  return form === 'sign-up' ? (
    <p className={styles.other}>
      <Trans>Do you have an account?</Trans>
      <Button
        className={styles.switch}
        variant="quiet"
        size="small"
        onClick={() => onSwitch('sign-in')}
      >
        <Trans>Sign in</Trans>
      </Button>
    </p>
  ) : (
    <p className={styles.other}>
      <Trans>Are you new here?</Trans>
      <Button
        className={styles.switch}
        variant="quiet"
        size="small"
        onClick={() => onSwitch('sign-up')}
      >
        <Trans>Create an account</Trans>
      </Button>
    </p>
  )
}

function Continue({ user, onContinue }: { user: CurrentUser; onContinue: () => void }) {
  const name = `${user.first_name} ${user.last_name}`
  return (
    <div className={styles.form}>
      <p>
        <Trans>
          You are signed in as <strong>{name}</strong>.
        </Trans>
      </p>
      <Button variant="primary" isBlock onClick={onContinue}>
        <Trans>Continue</Trans>
      </Button>
      <a className={styles.link} href="/logout">
        <Trans>That is not me</Trans>
      </a>
    </div>
  )
}
