// An interview for the one who conducts it. It opens and is written without network.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'

import { ApiError, isNetworkError } from '#web/api/api-error.ts'
import type { Offline } from '#web/offline/offline.ts'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { OfflineState } from '#web/ui/feedback/offline-state.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/feedback/skeleton.tsx'

import { useErrorText } from '../shell/error-messages.ts'
import { ConductForm } from './conduct-form.tsx'
import { interviewToConductQuery } from './interviewing-queries.ts'

/** It is there no more, or is one of others. */
const NOT_THEIRS: ReadonlySet<string> = new Set(['not_found', 'not_an_interviewer'])

/** How often what was written on another device is looked for. */
const FOLLOW_MS = 10_000

type InterviewScreenProps = { offline: Offline; interviewUuid: string; backHref: string }

export function InterviewScreen({ offline, interviewUuid, backHref }: InterviewScreenProps) {
  const { t } = useLingui()
  const errorText = useErrorText()
  const query = interviewToConductQuery({ userId: offline.ownerId, interviewUuid })
  const { data, error, refetch, isFetching } = useQuery({
    ...query,
    // The same interviewer may write on another device.
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => state.data?.feedback.status !== 'submitted' && FOLLOW_MS,
  })
  if (data !== undefined)
    return (
      <ConductForm
        offline={offline}
        interview={data}
        backHref={backHref}
        onSent={() => void refetch()}
      />
    )
  if (error === null)
    return (
      <SkeletonGroup>
        <Skeleton shape="block" height="6rem" />
        <Skeleton shape="block" height="18rem" />
      </SkeletonGroup>
    )
  if (isNetworkError(error)) return <OfflineState />
  const isMissing = error instanceof ApiError && NOT_THEIRS.has(error.code)
  return (
    <ErrorState
      title={isMissing ? t`This interview is not yours to conduct` : errorText(error)}
      {...(isMissing
        ? {
            advice: (
              <Trans>It was cancelled, or you are not among its interviewers any more.</Trans>
            ),
          }
        : { onRetry: () => void refetch(), isRetrying: isFetching })}
    />
  )
}
