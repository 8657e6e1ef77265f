// Where the identity provider sends people back to: exchanges what it gave, and leads on, or says what went wrong.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { CircleCheck } from 'lucide-react'

import { isNetworkError } from '#web/api/api-error.ts'
import { LoadingOverlay } from '#web/ui/feedback/loading-overlay.tsx'
import { State } from '#web/ui/feedback/state.tsx'
import { PageTitle } from '#web/ui/layout/page-title.tsx'

import { setCurrentUser } from './session-queries.ts'
import type { AccountProof, SignedOn } from './sign-on-client.ts'
import { SignOnFailed, SignOnOffline } from './sign-on-failed.tsx'
import { SignOnLink } from './sign-on-link.tsx'

import styles from './session.module.css'

type CallbackProps = { providerSlug: string; href: string }

export function SignOnCallbackScreen({ providerSlug, href }: CallbackProps) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const router = useRouter()
  const enter = async ({ user, target, renew }: SignedOn) => {
    await setCurrentUser(queryClient, user)
    renew()
    void router.navigate({ href: target, replace: true })
    return true
  }
  const coming = useQuery({
    // The provider's code is good for one exchange, however often this is drawn.
    queryKey: ['sign-on', 'come-back', href],
    queryFn: async () => {
      const { finishSignOn } = await import('./sign-on-client.ts')
      return enter(await finishSignOn(href))
    },
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
  })
  if (coming.isSuccess) {
    return (
      <State
        role="status"
        tone="accent"
        icon={<CircleCheck size={24} />}
        title={<Trans>Login Successful</Trans>}
        headingLevel={1}
      >
        <Trans>Redirecting…</Trans>
      </State>
    )
  }
  if (!coming.isError) {
    return (
      <LoadingOverlay isContained>
        <PageTitle className={styles.leaving}>
          <Trans>Signing you in</Trans>
        </PageTitle>
      </LoadingOverlay>
    )
  }
  const { error } = coming
  if (isNetworkError(error)) return <SignOnOffline />
  if (isLinkDue(error)) return <SignOnLink connect={error.connect} onDone={enter} />
  const isStray = error.name === 'NotUnderWayError'
  const provider = nameOf(providerSlug)
  const advice = t`You need to have an ${provider} authentication process to access this page`
  return <SignOnFailed error={error} {...(isStray ? { advice } : {})} />
}

type LinkDue = Error & { connect: (proof: AccountProof) => Promise<SignedOn> }

function isLinkDue(error: Error): error is LinkDue {
  return error.name === 'LinkDueError' && 'connect' in error
}

// No one has said more of the provider than its part of the address.
function nameOf(slug: string): string {
  return slug.charAt(0).toUpperCase() + slug.slice(1)
}
