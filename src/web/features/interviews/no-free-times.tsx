// Says that a candidate finds no time to book, and what staff can do about it.
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import type { InterviewPreview } from '#contract/interviews/interview-preview.ts'
import type { Interview } from '#contract/interviews/interviews.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'

import { NoHours } from './no-hours.tsx'
import { previewQuery } from './preview-queries.ts'

type NoFreeTimesProps = { title: ReactNode; preview: InterviewPreview; jobId: number }

export function NoFreeTimes({ title, preview, jobId }: NoFreeTimesProps) {
  const without = preview.interviewers.filter((one) => !one.has_hours)
  return (
    <Banner tone="warning" title={title} isLive>
      {without.length > 0 ? (
        <NoHours interviewers={without} jobId={jobId} />
      ) : (
        <Trans>Choose other interviewers, set a time yourself, or ask them for more hours.</Trans>
      )}
    </Banner>
  )
}

type InvitedProps = {
  interview: Interview
  jobStepActivityId: number
  userSmartreqId: number
  jobId: number
}

/** Of an invitation that waits for a booking; nothing while it offers times. */
export function NoTimesToBook({
  interview,
  jobStepActivityId,
  userSmartreqId,
  jobId,
}: InvitedProps) {
  const may = interview.interviewers.filter((one) => one.declined_at === null)
  const ids = may.map((one) => one.user_id)
  const { data } = useQuery(previewQuery({ userSmartreqId, jobStepActivityId, ids }))
  if (data === undefined || data.free_count > 0) return null
  return (
    <NoFreeTimes
      title={<Trans>The candidate sees no free times</Trans>}
      preview={data}
      jobId={jobId}
    />
  )
}
