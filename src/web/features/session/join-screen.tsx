// Where the link of an invitation leads: who invites, as what, and accepting it. Nothing is given before that.
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'

import { ApiError, isNetworkError } from '#web/api/api-error.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { OfflineState } from '#web/ui/feedback/offline-state.tsx'
import { PageTitle } from '#web/ui/layout/page-title.tsx'

import { useErrorText } from '../shell/error-messages.ts'
import { AcceptInvitation } from './accept-invitation.tsx'
import { JoinForm } from './join-form.tsx'
import { joinLinkQuery, type Invitation, type JoinLink } from './join-queries.ts'
import { LoginPageSkeleton } from './login-page-skeleton.tsx'
import { useLoginPageUser } from './use-login-page-user.ts'

import styles from './session.module.css'

export function JoinScreen({ link }: { link: JoinLink }) {
  const errorText = useErrorText()
  const invitation = useQuery(joinLinkQuery(link))
  if (invitation.data !== undefined) return <Invited link={link} invitation={invitation.data} />
  if (!invitation.isError) return <LoginPageSkeleton />
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

type InvitedProps = { link: JoinLink; invitation: Invitation }

function Invited({ link, invitation }: InvitedProps) {
  const user = useLoginPageUser()
  const isInvitee = user?.email.toLowerCase() === invitation.email
  const [hasEnded, setHasEnded] = useState(false)
  if (hasEnded) return <NoSuchInvitation />
  const onEnded = () => setHasEnded(true)
  return (
    <div className={styles.door}>
      <Welcome invitation={invitation} />
      {isInvitee || invitation.has_account ? (
        <AcceptInvitation {...{ link, invitation, user, onEnded }} />
      ) : (
        <JoinForm {...{ link, invitation, onEnded }} />
      )}
    </div>
  )
}

function Welcome({ invitation }: Pick<InvitedProps, 'invitation'>) {
  const { account_name: company, role_name: role } = invitation
  return (
    <div className={styles.welcome}>
      <PageTitle className={styles.heading}>
        <Trans>Work with {company}</Trans>
      </PageTitle>
      <p className={styles.place}>
        <Trans>
          {company} invites you with the role {role}. Until you accept, it sees nothing of you.
          After that it sees your name and your email address, and its sign-in rules hold for its
          pages. You can leave it at any time.
        </Trans>
      </p>
    </div>
  )
}

// Cut short, changed, used, withdrawn or too old: it opens nothing.
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
        <Trans>
          It was used already, is too old, or was withdrawn. Ask the person who invited you.
        </Trans>
      </p>
    </EmptyState>
  )
}
