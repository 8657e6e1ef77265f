import { useLingui } from '@lingui/react/macro'

import type { AccountInterview } from '#contract/interviews/account-interviews.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'

/** The interviews of the applicant's scorecard. */
export function interviewHref({ user_smartreq_id: id, job_id: jobId }: AccountInterview): string {
  return `/smartreq-detail-applicant/${id}?job=${jobId}&tab=interviews`
}

/** Names who conducts an interview; empty where no one is chosen. */
export function useNames(): (interview: AccountInterview) => string {
  const { t } = useLingui()
  const { list } = useFormatter()
  return ({ interviewers }) => list(interviewers.map((one) => one.full_name ?? t`Former colleague`))
}
