// Accepting an invitation with an account: as the user whose address it was sent to, and as no other user.
import { Trans } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'

import type { CurrentUser } from '#contract/session/session.ts'
import { ApiError } from '#web/api/api-error.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { linkButton } from '#web/ui/controls/link-button.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Card } from '#web/ui/layout/card.tsx'

import { useErrorText } from '../shell/error-messages.ts'
import { acceptInvitation, newAcceptKey, type Invitation, type JoinLink } from './join-queries.ts'
import { setCurrentUser } from './session-queries.ts'

import styles from './session.module.css'

type AcceptProps = {
  link: JoinLink
  invitation: Invitation
  user: CurrentUser | null
  /** The invitation ended meanwhile. */
  onEnded: () => void
}

export function AcceptInvitation({ link, invitation, user, onEnded }: AcceptProps) {
  const { email } = invitation
  if (user === null) return <SignInFirst email={email} />
  if (user.email.toLowerCase() !== email) return <SignInAsInvitee email={email} user={user} />
  return <Accept link={link} user={user} onEnded={onEnded} />
}

type AcceptButtonProps = { link: JoinLink; user: CurrentUser; onEnded: () => void }

function Accept({ link, user, onEnded }: AcceptButtonProps) {
  const errorText = useErrorText()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  // One for the screen: pressed again after a reply that was lost, it is the same acceptance.
  const [key] = useState(newAcceptKey)
  const accepting = useMutation({
    mutationFn: () => acceptInvitation({ link, key }),
    onSuccess: async (known) => {
      await setCurrentUser(queryClient, known)
      await navigate({ to: '/hire', replace: true })
    },
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'not_found') onEnded()
    },
  })
  const name = `${user.first_name} ${user.last_name}`
  return (
    <Card isRaised>
      <div className={styles.form}>
        {accepting.isError && (
          <Banner tone="danger" isLive>
            {errorText(accepting.error)}
          </Banner>
        )}
        <p>
          <Trans>
            You are signed in as <strong>{name}</strong>.
          </Trans>
        </p>
        <Button
          variant="primary"
          size="large"
          isBlock
          isBusy={accepting.isPending}
          onClick={() => accepting.mutate()}
        >
          <Trans>Accept the invitation</Trans>
        </Button>
      </div>
    </Card>
  )
}

function SignInFirst({ email }: { email: string }) {
  const here = useLocation({ select: (location) => location.href })
  return (
    <Card isRaised>
      <div className={styles.form}>
        <p>
          <Trans>{email} has an account. Sign in to accept the invitation.</Trans>
        </p>
        <a
          className={linkButton({ variant: 'primary', size: 'large', isBlock: true })}
          href={`/login?${new URLSearchParams({ redirect: here })}`}
        >
          <Trans>Sign in</Trans>
        </a>
      </div>
    </Card>
  )
}

function SignInAsInvitee({ email, user }: { email: string; user: CurrentUser }) {
  const here = useLocation({ select: (location) => location.href })
  const { email: other } = user
  return (
    <Card isRaised>
      <div className={styles.form}>
        <Banner tone="info">
          <Trans>
            The invitation was sent to {email}, and you are signed in as {other}. Sign in with the
            account of {email} to accept it.
          </Trans>
        </Banner>
        <a
          className={linkButton({ variant: 'primary', size: 'large', isBlock: true })}
          href={`/logout?${new URLSearchParams({ redirect: here })}`}
        >
          <Trans>Sign out and sign in with the other account</Trans>
        </a>
      </div>
    </Card>
  )
}
