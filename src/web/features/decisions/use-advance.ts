import type { Applicant } from '#contract/requisitions/requisitions.ts'
import type { CommandHeader } from '#web/features/shell/use-command.ts'
import { notify } from '#web/ui/feedback/notifications.ts'

import { decideOne } from './decision-queries.ts'
import { notifyDecided } from './result-toast.tsx'
import { useDecisionCommand } from './use-decision-command.ts'
import { useDecisionError } from './use-decision-error.ts'

type Advance = { readonly row: Applicant }

/**
 * A function that advances an applicant of a list as they are shown. `onSend` shows the outcome before the server has
 * answered; what it returns takes it back, with the reason said.
 */
export function useAdvance<Request extends Advance>(
  jobId: number,
  onSend: (request: Request) => () => void,
): (request: Request) => void {
  const errorText = useDecisionError()
  const send = async (request: Request, header: CommandHeader) => {
    const { user_smartreq_id: userSmartreqId, ref_id: refId, status, job_step_id } = request.row
    const seen = { status, job_step_id }
    const reply = await decideOne({ action: 'advance', userSmartreqId, seen }, header)
    return { jobId, refId, ...reply }
  }
  const advancing = useDecisionCommand(send, { onSend, onDone: notifyDecided })
  return (request) =>
    void advancing
      .mutateAsync(request)
      .catch((error: unknown) => notify({ type: 'error', body: errorText(error) }))
}
