import { Trans, useLingui } from '@lingui/react/macro'

import type { InterviewerLoad } from '#contract/interviews/interview-calibration.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'
import { useCommand } from '#web/features/shell/use-command.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { AppLink } from '#web/ui/controls/app-link.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { notify } from '#web/ui/feedback/notifications.ts'

import { LOAD_KEY, remindOfFeedback } from './load-queries.ts'

import styles from '../interviews.module.css'

/** The applicants whose interviewer owes feedback, and a reminder where none went out within a day. */
export function LateFeedback({ accountId, row }: { accountId: number; row: InterviewerLoad }) {
  const format = useFormatter()
  if (row.late_count === 0) return format.number(0)
  const more = row.late_count - row.late.length
  const others = format.number(more)
  return (
    <div className={styles.late}>
      <strong>{format.number(row.late_count)}</strong>
      <ul className={styles.lateList}>
        {row.late.map((one) => (
          <li key={one.interview_uuid}>
            <AppLink href={`/smartreq-detail-applicant/${one.user_smartreq_id}?job=${one.job_id}`}>
              {one.applicant_name}
            </AppLink>{' '}
            <small className={styles.hint}>
              {one.job_title}, {format.date(one.ends_at)}
            </small>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <small className={styles.hint}>
          <Trans>and {others} more</Trans>
        </small>
      )}
      <Remind {...{ accountId, row }} />
    </div>
  )
}

function Remind({ accountId, row }: { accountId: number; row: InterviewerLoad }) {
  const { t } = useLingui()
  const errorText = useErrorText()
  const reminding = useCommand(remindOfFeedback, { invalidates: LOAD_KEY })
  // No mail reaches someone who left.
  if (row.full_name === null) return null
  const name = row.full_name
  if (row.reminded_at !== null)
    return (
      <small className={styles.hint}>
        <Trans>Reminded within the last day</Trans>
      </small>
    )
  const remind = () =>
    reminding.mutate(
      { accountId, user_id: row.user_id },
      {
        onSuccess: ({ is_sent }) =>
          void notify({
            type: is_sent ? 'success' : 'information',
            body: is_sent
              ? t`${name} was reminded by email.`
              : t`No reminder was needed: ${name} submitted the feedback, or was reminded within the last day.`,
          }),
        onError: (error) => void notify({ type: 'error', body: errorText(error) }),
      },
    )
  return (
    <Button
      size="small"
      aria-label={t`Remind ${name}`}
      onClick={remind}
      isBusy={reminding.isPending}
    >
      <Trans>Remind</Trans>
    </Button>
  )
}
