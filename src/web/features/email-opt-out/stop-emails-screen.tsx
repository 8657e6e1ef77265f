// Where the link below an email leads: the person stops the emails of a company, or allows them again.
import { Trans } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Mail, MailX } from 'lucide-react'

import type { StopEmailsLink } from '#contract/messages/email-opt-out.ts'
import { ApiError, isNetworkError } from '#web/api/api-error.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { LoadingOverlay } from '#web/ui/feedback/loading-overlay.tsx'
import { OfflineState } from '#web/ui/feedback/offline-state.tsx'
import { PageTitle } from '#web/ui/layout/page-title.tsx'

import { useErrorText } from '../shell/error-messages.ts'
import { optOutQuery, saveOptOut } from './opt-out-queries.ts'

export function StopEmailsScreen({ link }: { link: StopEmailsLink }) {
  const queryClient = useQueryClient()
  const query = optOutQuery(link)
  const { data, error, refetch } = useQuery(query)
  const saving = useMutation({
    mutationFn: saveOptOut,
    onSuccess: (state) => queryClient.setQueryData(query.queryKey, state),
  })
  const problem = saving.error ?? error
  const retry = () => {
    saving.reset()
    void refetch()
  }
  if (problem !== null) return <Problem error={problem} onRetry={retry} />
  if (data === undefined) {
    return (
      <LoadingOverlay isContained>
        <PageTitle>
          <Trans>Emails</Trans>
        </PageTitle>
      </LoadingOverlay>
    )
  }
  const { company_name: company, is_opted_out: isOptedOut } = data
  const save = (next: boolean) => saving.mutate({ link, isOptedOut: next })
  if (isOptedOut) {
    return (
      <EmptyState
        headingLevel={1}
        icon={<MailX size={24} />}
        title={<Trans>{company} no longer writes to you by email</Trans>}
        action={
          <Button isBusy={saving.isPending} onClick={() => save(false)}>
            <Trans>Allow emails again</Trans>
          </Button>
        }
      >
        <Trans>
          You still find the state of your applications here in the app. Emails about your account,
          such as a new password, still reach you.
        </Trans>
      </EmptyState>
    )
  }
  return (
    <EmptyState
      headingLevel={1}
      icon={<Mail size={24} />}
      title={<Trans>Stop emails from {company}?</Trans>}
      action={
        <Button variant="primary" isBusy={saving.isPending} onClick={() => save(true)}>
          <Trans>Stop emails</Trans>
        </Button>
      }
    >
      <Trans>
        You would not get their messages about your applications any more, invitations and decisions
        included. You can allow them again with the same link.
      </Trans>
    </EmptyState>
  )
}

function Problem({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const errorText = useErrorText()
  if (isNetworkError(error)) {
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
  }
  const isDead = error instanceof ApiError && [400, 404].includes(error.status)
  if (!isDead) return <ErrorState headingLevel={1} title={errorText(error)} onRetry={onRetry} />
  return (
    <EmptyState
      headingLevel={1}
      icon={<MailX size={24} />}
      title={<Trans>This link does not work</Trans>}
    >
      <Trans>It is not complete. Open it again from the email.</Trans>
    </EmptyState>
  )
}
