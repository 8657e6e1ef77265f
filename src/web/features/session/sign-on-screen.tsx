// The login page of a company's single sign-on: it leaves for the provider at once, and says so.
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'

import { ApiError, isNetworkError } from '#web/api/api-error.ts'
import { linkButton } from '#web/ui/controls/link-button.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { LoadingOverlay } from '#web/ui/feedback/loading-overlay.tsx'
import { PageTitle } from '#web/ui/layout/page-title.tsx'

import { SignOnFailed, SignOnOffline } from './sign-on-failed.tsx'

import styles from './session.module.css'

type SignOnScreenProps = { accountUuid: string; target: string }

export function SignOnScreen({ accountUuid, target }: SignOnScreenProps) {
  const leaving = useQuery({
    queryKey: ['sign-on', 'leave', accountUuid, target],
    queryFn: async () => {
      const { beginSignOn } = await import('./sign-on-client.ts')
      await beginSignOn(accountUuid, target)
      return true
    },
    retry: false,
    gcTime: 0,
  })
  if (!leaving.isError) {
    return (
      <LoadingOverlay isContained>
        <PageTitle className={styles.leaving}>
          <Trans>Going to your company’s sign-in</Trans>
        </PageTitle>
      </LoadingOverlay>
    )
  }
  const { error } = leaving
  if (isNetworkError(error)) return <SignOnOffline />
  if (error instanceof ApiError && [400, 404].includes(error.status)) return <NoSignOn />
  return <SignOnFailed error={error} />
}

function NoSignOn() {
  return (
    <EmptyState
      headingLevel={1}
      title={<Trans>This link leads to no single sign-on</Trans>}
      action={
        <a className={linkButton({ variant: 'primary' })} href="/login">
          <Trans>Sign in with email and password</Trans>
        </a>
      }
    >
      <Trans>Check that it is complete, or ask the person who sent it to you.</Trans>
    </EmptyState>
  )
}
