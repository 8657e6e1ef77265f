import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'

import { useFormatter } from '#web/i18n/use-formatter.ts'

import { effortQuery } from './history-queries.ts'

import own from './history.module.css'

/** The hours that interviews took so far. Nothing before the first one, and where they cannot be loaded: it is an aside. */
export function InterviewEffortLine({ jobId }: { jobId: number }) {
  const format = useFormatter()
  const { data } = useQuery(effortQuery(jobId))
  if (data === undefined || data.held_count === 0) return null
  const hours = format.number(data.interviewer_hours, { maximumFractionDigits: 1 })
  const held = format.number(data.held_count)
  const people = format.number(data.interviewer_count)
  return (
    <p className={own.who}>
      <Trans>
        Interviews held: {held}. Interviewer hours: {hours}. Interviewers: {people}.
      </Trans>
    </p>
  )
}
