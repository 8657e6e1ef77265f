import { Trans } from '@lingui/react/macro'

import type { Interview } from '#contract/interviews.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'
import { useCommand } from '#web/features/shell/use-command.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'

import { ARRANGED_KEY, assignInterviewer } from './interview-queries.ts'

import styles from './interviews.module.css'

type AssignNextProps = { interview: Interview; userSmartreqId: number }

/** Offers who is free in place of an interviewer who declined, and says what else there is to do. */
export function AssignNext({ interview, userSmartreqId }: AssignNextProps) {
  const errorText = useErrorText()
  const assigning = useCommand(assignInterviewer, { invalidates: ARRANGED_KEY })
  const { interview_uuid: interviewUuid, next_interviewer: next, interviewers } = interview
  const declined = interviewers.find((one) => one.declined_at !== null)
  if (!interview.needs_interviewer || declined === undefined) return null
  const name = next?.full_name ?? null
  return (
    <>
      <p className={styles.hint}>
        <Trans>
          The candidate has not been told. Choose another interviewer or another time, or cancel.
        </Trans>
      </p>
      {next !== null && name !== null && (
        <div className={styles.actions}>
          <Button
            size="small"
            variant="primary"
            isBusy={assigning.isPending}
            onClick={() =>
              assigning.mutate({
                userSmartreqId,
                interviewUuid,
                declinedId: declined.user_id,
                userId: next.user_id,
              })
            }
          >
            <Trans>Assign {name}, who is free</Trans>
          </Button>
        </div>
      )}
      {assigning.error !== null && (
        <Banner tone="danger" isLive>
          {errorText(assigning.error)}
        </Banner>
      )}
    </>
  )
}
