// The offer activity of an application follows its offer, in the transaction of each transition: in progress while an offer
// is out, complete once one is accepted, and open again where that falls away.
import type { OfferState } from '#contract/offers/offer-states.ts'
import type { RuleResult } from '#contract/plan-editor/pass-rule.ts'

import { judgeSteps } from '../../assessments/judge-step.ts'
import { lockForDecision, moveToDecision } from '../../assessments/move-to-decision.ts'
import type { Tx } from '../../db/database.ts'
import { applyRules } from '../../decisions/apply-rule.ts'
import { noteStepBegun } from '../../interviews/step-progress.ts'
import { moveApplication, type ApplicationKey } from '../offer-repository.ts'
import * as repository from './activity-repository.ts'
import type { OfferActivityRow } from './activity-repository.ts'

type Following = {
  readonly key: ApplicationKey
  /** Of the offer, after its transition. */
  readonly state: OfferState
  readonly at: Date
}

const ACCEPTED: RuleResult = { verdict: 'passed', rule: { kind: 'offer_accepted' }, score: null }

/** The caller has locked the application, and then the offer. */
export async function followOffer(tx: Tx, { key, state, at }: Following): Promise<void> {
  const activity = await repository.findOfferActivity(tx, key)
  if (activity === null) return
  const status = activityStatus(state)
  if (activity.status === status) return
  const scoredAt = status === 'scored' ? at : null
  await repository.updateActivity(tx, { ...activity, status, scoredAt })
  if (status === 'scored') await goOn(tx, { activity, at })
  else await noteStepBegun(tx, { ...activity, isBegun: status === 'in_progress' })
}

function activityStatus(state: OfferState): 'available' | 'in_progress' | 'scored' {
  switch (state) {
    case 'sent':
    case 'opened':
    case 'partially_signed':
      return 'in_progress'
    case 'accepted':
      return 'scored'
    case 'draft':
    case 'pending_approval':
    case 'approved':
    case 'approval_rejected':
    case 'declined':
    case 'expired':
    case 'cancelled':
    case 'rescinded':
    case 'reneged':
      return 'available'
    default:
      return state satisfies never
  }
}

// As when feedback completes an interview. Where the plan says so, the applicant also moves to the next step, unless a pass
// rule or a user moved them before.
async function goOn(
  tx: Tx,
  { activity, at }: { activity: OfferActivityRow; at: Date },
): Promise<void> {
  const { accountId, userSmartreqId, jobId, jobStepId, currentStepId, setup } = activity
  const isMoved =
    setup?.on_acceptance === 'next_step' &&
    currentStepId === jobStepId &&
    activity.nextStepId !== null
  // An offer that is out keeps an applicant in their step; an accepted one does not.
  if (isMoved)
    await moveApplication(tx, { accountId, userSmartreqId, from: ['offer'], to: 'active' })
  const application = await lockForDecision(tx, activity)
  if (application === null) return
  await moveToDecision(tx, application)
  await judgeSteps(tx, { accountId, jobId, ids: [userSmartreqId], at })
  const judged = await lockForDecision(tx, activity)
  if (!isMoved || judged?.jobStepId !== jobStepId) return
  await applyRules(tx, { accountId, at, results: new Map([[userSmartreqId, ACCEPTED]]) })
}
