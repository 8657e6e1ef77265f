import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { previewQuery } from './preview-queries.ts'

/** Whether an invitation would offer times: as it is known, and read again before it goes out. */
export function useTimesOffered(asked: Parameters<typeof previewQuery>[0]) {
  const client = useQueryClient()
  const { data, isPlaceholderData } = useQuery(previewQuery(asked))
  const [isChecking, setIsChecking] = useState(false)
  return {
    isChecking,
    /** No time is free; false while it is not known. */
    isNone: !isPlaceholderData && data?.free_count === 0,
    /** Others book in the meantime. What cannot be read stops no invitation. */
    async isNoneNow(): Promise<boolean> {
      setIsChecking(true)
      const now = await client.fetchQuery(previewQuery(asked)).catch(() => null)
      setIsChecking(false)
      return now?.free_count === 0
    },
  }
}
