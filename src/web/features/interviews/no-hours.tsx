// Interviewers who have set no hours, and how staff ask them to.
import { Trans } from '@lingui/react/macro'

import type { InterviewPreview } from '#contract/interviews/interview-preview.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'
import { useCommand } from '#web/features/shell/use-command.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { Button } from '#web/ui/controls/button.tsx'

import { askForHours, PREVIEW_KEY } from './preview-queries.ts'

import styles from './interviews.module.css'

type Interviewer = InterviewPreview['interviewers'][number]
type NoHoursProps = { interviewers: readonly Interviewer[]; jobId: number }

export function NoHours({ interviewers, jobId }: NoHoursProps) {
  const { list } = useFormatter()
  const names = list(interviewers.flatMap(({ full_name }) => full_name ?? []))
  return (
    <div className={styles.interview}>
      <p>
        <Trans>
          No availability set: {names}. Ask for it by email, choose other interviewers, or set a
          time yourself.
        </Trans>
      </p>
      <div className={styles.actions}>
        {interviewers.map((one) => (
          <AskForHours key={one.user_id} interviewer={one} jobId={jobId} />
        ))}
      </div>
    </div>
  )
}

function AskForHours({ interviewer, jobId }: { interviewer: Interviewer; jobId: number }) {
  const errorText = useErrorText()
  const asking = useCommand(askForHours, { invalidates: PREVIEW_KEY })
  const { user_id: userId, full_name: name } = interviewer
  if (name === null) return null
  if (asking.data !== undefined)
    return (
      <p role="status">
        {asking.data.is_sent ? (
          <Trans>{name} was asked by email.</Trans>
        ) : (
          <Trans>{name} was already asked today.</Trans>
        )}
      </p>
    )
  return (
    <>
      <Button
        size="small"
        isBusy={asking.isPending}
        onClick={() => asking.mutate({ jobId, userId })}
      >
        <Trans>Ask {name}</Trans>
      </Button>
      {asking.error !== null && <p role="alert">{errorText(asking.error)}</p>}
    </>
  )
}
