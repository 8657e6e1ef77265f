import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'

import type { AttemptRow } from '#web/offline/database.ts'

import { refreshProgress } from './progress-queries.ts'

/**
 * Asks for the progress again once the server has taken a submission that waited on this device: the activity says so by
 * itself, and the ring beside it would stay as it was.
 */
export function useNewsOfSubmissions(given: {
  ownerId: number
  attempts: readonly Pick<AttemptRow, 'handedInAt' | 'submittedAt'>[]
}): void {
  const { ownerId, attempts } = given
  const queryClient = useQueryClient()
  const waiting = attempts.filter((one) => one.handedInAt !== null && one.submittedAt === null)
  const count = waiting.length
  const before = useRef(count)
  useEffect(() => {
    if (count < before.current) void refreshProgress(queryClient, ownerId)
    before.current = count
  }, [count, ownerId, queryClient])
}
