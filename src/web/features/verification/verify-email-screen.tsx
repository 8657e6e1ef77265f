// Where the link that confirms an e-mail address leads.
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { MailCheck, MailX } from 'lucide-react'

import { ApiError, isNetworkError } from '#web/api/api-error.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { linkButton } from '#web/ui/controls/link-button.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { LoadingOverlay } from '#web/ui/feedback/loading-overlay.tsx'
import { OfflineState } from '#web/ui/feedback/offline-state.tsx'
import { PageTitle } from '#web/ui/layout/page-title.tsx'

import { useErrorText } from '../shell/error-messages.ts'
import { verificationQuery, type VerificationLink } from './verification-queries.ts'

export function VerifyEmailScreen({ link }: { link: VerificationLink }) {
  const verification = useQuery(verificationQuery(link))
  if (verification.isSuccess) {
    const { password_link: password } = verification.data
    return password === null ? <Verified /> : <ChoosePassword link={password} />
  }
  if (verification.isError)
    return <Unverified error={verification.error} onRetry={() => void verification.refetch()} />
  return (
    <LoadingOverlay isContained>
      <PageTitle>
        <Trans>Confirming your email address</Trans>
      </PageTitle>
    </LoadingOverlay>
  )
}

function Verified() {
  return (
    <EmptyState
      headingLevel={1}
      icon={<MailCheck size={24} />}
      title={<Trans>Your email address is confirmed</Trans>}
      action={<ToTheApp />}
    />
  )
}

// The account began with a name and an email address.
function ChoosePassword({ link }: { link: VerificationLink }) {
  return (
    <EmptyState
      headingLevel={1}
      icon={<MailCheck size={24} />}
      title={<Trans>Your email address is confirmed</Trans>}
      action={
        <>
          <a
            className={linkButton({ variant: 'primary' })}
            href={`/change-password/${link.uid}/${link.user_token}`}
          >
            <Trans>Choose a password</Trans>
          </a>
          <a className={linkButton()} href="/user/progress">
            <Trans>Go to my progress</Trans>
          </a>
        </>
      }
    >
      <Trans>With a password you can sign in on any device.</Trans>
    </EmptyState>
  )
}

function Unverified({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const errorText = useErrorText()
  if (isNetworkError(error))
    return (
      <OfflineState
        headingLevel={1}
        action={
          <Button variant="primary" onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        }
      />
    )
  const isDead = error instanceof ApiError && [400, 409].includes(error.status)
  if (!isDead) return <ErrorState headingLevel={1} title={errorText(error)} onRetry={onRetry} />
  return (
    <EmptyState
      headingLevel={1}
      icon={<MailX size={24} />}
      title={<Trans>This link does not work</Trans>}
      action={<ToTheApp />}
    >
      <Trans>It is not complete, or too old. Sign in and have a new one sent.</Trans>
    </EmptyState>
  )
}

function ToTheApp() {
  // A whole new page: who is signed in is asked again, and with that whether the address is confirmed.
  return (
    <a className={linkButton({ variant: 'primary' })} href="/user/progress">
      <Trans>Go to my progress</Trans>
    </a>
  )
}
