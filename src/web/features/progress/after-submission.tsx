// Under a part that was submitted: what comes next in the application.
import { useQuery } from '@tanstack/react-query'
import { useLiveQuery } from 'dexie-react-hooks'

import type { AttemptRow } from '#web/offline/database.ts'
import type { Offline } from '#web/offline/offline.ts'

import { NextCard } from './next-card.tsx'
import { trackerQuery } from './progress-queries.ts'
import { useNewsOfSubmissions } from './use-news-of-submissions.ts'

type AfterProps = { offline: Offline; attempt: Pick<AttemptRow, 'attemptId' | 'refId'> }

/** Nothing until the part is submitted. */
export function AfterSubmission({ offline, attempt: { attemptId, refId } }: AfterProps) {
  const tracker = useQuery(trackerQuery(offline.ownerId, refId))
  const attempts = useLiveQuery(() => offline.store.listAttempts(refId), [offline, refId], [])
  useNewsOfSubmissions({ ownerId: offline.ownerId, attempts })
  const isSubmitted = attempts.some((row) => row.attemptId === attemptId && row.handedInAt !== null)
  if (!isSubmitted || tracker.data === undefined) return null
  return <NextCard tracker={tracker.data} offline={offline} />
}
