// Where an emailed sign-in link leads. The link is used up by a press, because mail programs open links beforehand.
import { Trans } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'

import { ApiError } from '#web/api/api-error.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { linkButton } from '#web/ui/controls/link-button.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { PageTitle } from '#web/ui/layout/page-title.tsx'

import { useErrorText } from '../shell/error-messages.ts'
import { afterSignIn } from './after-sign-in.ts'
import { setCurrentUser, signInByLink } from './session-queries.ts'
import { useLoginPageUser } from './use-login-page-user.ts'

import styles from './session.module.css'

type Link = { uid: string; user_token: string }
type SignInLinkProps = {
  link: Link
  /** The position that is applied to, or the job profile. */
  jobUuid?: string | undefined
  /** The login page that it was asked for on: that of a job profile, else of a position. */
  page?: 'participant' | undefined
}

export function SignInLinkScreen({ link, jobUuid, page }: SignInLinkProps) {
  const user = useLoginPageUser()
  return (
    <div className={styles.door}>
      <PageTitle className={styles.heading}>
        <Trans>Sign in to continue</Trans>
      </PageTitle>
      <Card isRaised className={styles.card}>
        {user === null ? (
          <SignIn {...{ link, jobUuid, page }} />
        ) : (
          <SignOutFirst email={user.email} />
        )}
      </Card>
    </div>
  )
}

function SignIn({ link, jobUuid, page }: SignInLinkProps) {
  const queryClient = useQueryClient()
  const router = useRouter()
  const errorText = useErrorText()
  const signingIn = useMutation({
    mutationFn: () => signInByLink(link),
    async onSuccess(user) {
      await setCurrentUser(queryClient, user)
      const target = jobUuid === undefined ? {} : { jobUuid }
      await router.navigate({ href: afterSignIn(user, target), replace: true })
    },
  })
  const { error } = signingIn
  if (error instanceof ApiError && ['link_not_valid', 'validation_failed'].includes(error.code))
    return <DeadLink jobUuid={jobUuid} page={page} />
  return (
    <>
      {error !== null && (
        <Banner tone="danger" isLive>
          {errorText(error)}
        </Banner>
      )}
      <Button
        variant="primary"
        size="large"
        isBlock
        isBusy={signingIn.isPending}
        onClick={() => signingIn.mutate()}
      >
        <Trans>Sign in</Trans>
      </Button>
    </>
  )
}

function DeadLink({ jobUuid, page }: Pick<SignInLinkProps, 'jobUuid' | 'page'>) {
  const jobPage =
    page === undefined ? `/login/applicant/${jobUuid}?apply=1` : `/login/${page}/${jobUuid}`
  return (
    <>
      <p role="alert">
        <Trans>
          This link does not work any more. It works once, for an hour. Enter your email address
          again to get a new one.
        </Trans>
      </p>
      <a
        className={linkButton({ variant: 'primary' })}
        href={jobUuid === undefined ? '/login' : jobPage}
      >
        <Trans>Get a new link</Trans>
      </a>
    </>
  )
}

// Another sign-in would take the place of theirs, with what this device has not sent yet.
function SignOutFirst({ email }: { email: string }) {
  return (
    <>
      <p>
        <Trans>
          You are signed in as {email}. Sign out first to use this link, then open it again.
        </Trans>
      </p>
      <a className={linkButton({ variant: 'primary' })} href="/user/progress">
        <Trans>Go to my progress</Trans>
      </a>
      <a className={styles.link} href="/logout">
        <Trans>Sign out</Trans>
      </a>
    </>
  )
}
