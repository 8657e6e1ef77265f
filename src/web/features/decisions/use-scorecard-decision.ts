import { useQueryClient } from '@tanstack/react-query'

import { outcomeOf } from '#contract/decisions/application-actions.ts'
import type { Decision } from '#contract/decisions/decisions.ts'
import type { Scorecard } from '#contract/scorecards/scorecards.ts'
import type { CommandHeader } from '#web/features/shell/use-command.ts'

import { decideOne, type OneDecision } from './decision-queries.ts'
import { notifyDecided } from './result-toast.tsx'
import { useDecisionCommand } from './use-decision-command.ts'
import { useKnockOutWarning } from './use-knock-out-warning.tsx'

type Wish =
  | { action: Exclude<OneDecision['action'], 'reject' | 'hire' | 'advance'> }
  | Pick<Extract<OneDecision, { action: 'advance' }>, 'action' | 'message'>
  | Pick<Extract<OneDecision, { action: 'reject' }>, 'action' | 'rejection'>
  | Pick<Extract<OneDecision, { action: 'hire' }>, 'action' | 'startDate' | 'sendsWelcome'>

/** Decides about the applicant of a scorecard, which shows the outcome at once and takes it back when it is refused. */
export function useScorecardDecision(scorecard: Scorecard, onDone: () => void) {
  const queryClient = useQueryClient()
  const { applicant, requisition } = scorecard
  const key = ['scorecards', 'detail', applicant.user_smartreq_id]
  // What the server answered is what the next decision goes by, also before the scorecard was read again.
  const send = async (request: OneDecision, header: CommandHeader) => {
    const reply = await decideOne(request, header)
    queryClient.setQueryData<Scorecard>(key, (shown) => shown && decided(shown, reply.decision))
    return reply
  }
  const deciding = useDecisionCommand(send, {
    onSend: (request) => {
      const before = queryClient.getQueryData<Scorecard>(key)
      void queryClient.cancelQueries({ queryKey: key })
      if (before !== undefined) queryClient.setQueryData(key, predicted(before, request.action))
      return () => queryClient.setQueryData(key, before)
    },
    onDone: (reply) => {
      onDone()
      notifyDecided({ jobId: requisition.job_id, refId: applicant.ref_id, ...reply })
    },
  })
  const { warn, warning } = useKnockOutWarning()
  const decide = (wish: Wish) => {
    if (deciding.isPending) return
    const { user_smartreq_id: userSmartreqId, status, job_step_id } = applicant
    deciding.mutate({ ...wish, userSmartreqId, seen: { status, job_step_id } })
  }
  /** Asks first about an applicant with knock-out answers. */
  const beforeAdvancing = (advance: () => void) => warn([applicant], advance)
  return { deciding, decide, beforeAdvancing, warning }
}

function decided(scorecard: Scorecard, decision: Decision): Scorecard {
  const { status, step_status, job_step_id } = decision
  const applicant = { ...scorecard.applicant, status, step_status, job_step_id }
  return { ...scorecard, applicant }
}

/** The scorecard as it will be. Recovering leads where only the server knows. */
function predicted(scorecard: Scorecard, action: OneDecision['action']): Scorecard {
  const { applicant, next_step: next } = scorecard
  if (action === 'recover') return scorecard
  const nextStepId = next === null ? null : (applicant.job_step_id ?? 0)
  const outcome = outcomeOf({ action, state: applicant, nextStepId, before: null })
  if (typeof outcome === 'string') return scorecard
  const isAdvanced = action === 'advance' && next !== null
  return {
    ...scorecard,
    applicant: {
      ...applicant,
      ...outcome.state,
      ...(isAdvanced ? { step_title: next.title, step_standard_title: next.standard_title } : {}),
    },
  }
}
