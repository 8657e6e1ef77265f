// The page that a signer's link leads to: what it is about, the letter once it is opened, and the answer.
import { Trans } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link2Off } from 'lucide-react'

import type { SigningPage } from '#contract/offers/signing.ts'
import { ApiError, isNetworkError } from '#web/api/api-error.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { fullTime } from '#web/i18n/zoned-time.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { LoadingOverlay } from '#web/ui/feedback/loading-overlay.tsx'
import { OfflineState } from '#web/ui/feedback/offline-state.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { PageTitle } from '#web/ui/layout/page-title.tsx'

import { useErrorText } from '../shell/error-messages.ts'
import { LetterToSign } from './letter-to-sign.tsx'
import { LinkEnd } from './link-end.tsx'
import { openLetter, signingKey, signingPageQuery } from './signing-queries.ts'

import styles from './signing.module.css'

type SigningProps = {
  token: string
  /** Whether this browser knows who the reader is: then there is a way to all of their offers. */
  isSignedIn: boolean
}

export function SigningScreen({ token, isSignedIn }: SigningProps) {
  const { data, error, refetch } = useQuery(signingPageQuery(token))
  if (data === undefined && error !== null)
    return <Problem error={error} onRetry={() => void refetch()} />
  if (data === undefined) {
    return (
      <LoadingOverlay isContained>
        <PageTitle>
          <Trans>Offer</Trans>
        </PageTitle>
      </LoadingOverlay>
    )
  }
  return <Shown token={token} page={data} isSignedIn={isSignedIn} />
}

function Shown({ token, page, isSignedIn }: SigningProps & { page: SigningPage }) {
  const queries = useQueryClient()
  const opening = useMutation({
    mutationFn: () => openLetter(token),
    // It may have ended meanwhile: the page says so.
    onError: () => void queries.invalidateQueries({ queryKey: signingKey(token) }),
  })
  const store = (next: SigningPage) => {
    queries.setQueryData(signingPageQuery(token).queryKey, next)
    globalThis.scrollTo({ top: 0 })
  }
  const { link_state: state, company_name: company, job_title: job } = page
  const letter = opening.data
  const isOut = state === 'ready' || state === 'reading'
  const isReadable = isOut || state === 'signed' || state === 'complete'
  return (
    <article className={styles.screen}>
      <PageHeader
        title={<Title page={page} />}
        description={
          <Trans>
            {job} at {company}
          </Trans>
        }
      />
      {isOut ? <Deadline page={page} /> : <LinkEnd {...{ token, page, isSignedIn }} />}
      {isReadable && letter === undefined && (
        <ReadButton
          isReady={isOut}
          isBusy={opening.isPending}
          error={opening.error}
          onRead={() => opening.mutate()}
        />
      )}
      {isReadable && letter !== undefined && (
        <LetterToSign {...{ token, page, letter }} onAnswered={store} />
      )}
    </article>
  )
}

function Title({ page }: { page: SigningPage }) {
  if (page.is_reader) return <Trans>An offer for you to read</Trans>
  if (!page.is_candidate) return <Trans>Sign an offer</Trans>
  const { company_name: company } = page
  return <Trans>Your offer from {company}</Trans>
}

function Deadline({ page }: { page: SigningPage }) {
  const format = useFormatter()
  const { sender_name: sender } = page
  const deadline =
    page.expires_at === null
      ? ''
      : fullTime(page.expires_at, { zone: page.time_zone, locale: format.locale })
  return (
    <div className={styles.lead}>
      <p>
        <Greeting page={page} deadline={deadline} />
      </p>
      {sender !== null && (
        <p className={styles.muted}>
          <Trans>Sent by {sender}</Trans>
        </p>
      )}
    </div>
  )
}

function Greeting({ page, deadline }: { page: SigningPage; deadline: string }) {
  const { signer_name: name } = page
  if (page.is_reader)
    return (
      <Trans>
        Hello {name}. You can read the offer until {deadline}. You don’t need to sign it.
      </Trans>
    )
  if (page.is_candidate)
    return (
      <Trans>
        Hello {name}. Read the offer, then sign it or decline it by {deadline}.
      </Trans>
    )
  return (
    <Trans>
      Hello {name}. Read the offer, then sign it for the company by {deadline}.
    </Trans>
  )
}

type ReadButtonProps = {
  isReady: boolean
  isBusy: boolean
  error: Error | null
  onRead: () => void
}

function ReadButton({ isReady, isBusy, error, onRead }: ReadButtonProps) {
  const errorText = useErrorText()
  return (
    <div className={styles.lead}>
      <Button
        variant={isReady ? 'primary' : 'secondary'}
        size="large"
        isBusy={isBusy}
        onClick={onRead}
      >
        <Trans>Read the offer</Trans>
      </Button>
      {error !== null && (
        <Banner tone="danger" isLive>
          {errorText(error)}
        </Banner>
      )}
    </div>
  )
}

function Problem({ error, onRetry }: { error: Error; onRetry: () => void }) {
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
  if (error instanceof ApiError && error.code === 'not_found')
    return (
      <EmptyState
        headingLevel={1}
        icon={<Link2Off size={24} />}
        title={<Trans>This link does not work</Trans>}
      >
        <p>
          <Trans>Check that the address is complete, or ask the sender for a new link.</Trans>
        </p>
      </EmptyState>
    )
  return <ErrorState headingLevel={1} title={errorText(error)} onRetry={onRetry} />
}
