import { applicationStatusSchema } from '#contract/applicants/application.ts'
// Completing what was submitted: at once, or as soon as the server verified the recordings that the answers name.
import { isBlank } from '#contract/assessments/blank-answer.ts'
import { canTake } from '#contract/decisions/application-actions.ts'

import { recordAudit } from '../access/audit/audit-trail.ts'
import { asSystem } from '../db/as-system.ts'
import type { Tx } from '../db/database.ts'
import { countKnockOuts } from '../db/knock-outs.ts'
import { percentComplete } from '../db/schema/percent-complete.ts'
import { applyAction } from '../decisions/application-machine.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { tellsAnyone } from '../plan-editor/notification-service.ts'
import * as answers from './answer-repository.ts'
import * as attempts from './attempt-repository.ts'
import * as applications from './attempted-application-repository.ts'
import { areAllVerified } from './media/awaited-recordings.ts'
import { isAtWork } from './move-to-decision.ts'
import { listRecordingQuestions } from './recording-questions.ts'

type Given = { attemptId: string; userId: number; at: Date; jobs: Jobs }

/**
 * Completes a submitted attempt, unless it waits for a recording: moves the application on and orders the scoring. Safe
 * to repeat. The user who submits and the user who verifies hold the attempt's lock, so that one of them sees both.
 */
export async function completeAttempt(tx: Tx, given: Given): Promise<void> {
  const found = await attempts.findAttempt(tx, { ...given, lock: true })
  if (found === null || found.attempt.submittedAt === null) return
  const { attempt, application } = found
  const { accountId, attemptId, userStepActivityId } = attempt
  const isComplete = await hasAllRecordings(tx, attempt)
  const status = isComplete ? 'scoring' : 'awaiting_recordings'
  const hasMoved = await attempts.moveActivity(tx, { accountId, userStepActivityId, status })
  if (!hasMoved || !isComplete) return
  const isSubmitted = await moveApplication(tx, { userId: given.userId, application, at: given.at })
  // What an employee did for their own profile is no application: no one is written to about it.
  if (!application.isOfEmployee) {
    if (isSubmitted)
      await given.jobs.send(tx, 'notify-staff', { userSmartreqId: application.userSmartreqId })
    await tellTeam(tx, { ...found, jobs: given.jobs })
  }
  await applications.fillContact(tx, attempt)
  await given.jobs.send(tx, 'score-attempt', { accountId, attemptId })
}

// Most activities tell no one: no job is made for those.
async function tellTeam(
  tx: Tx,
  {
    application,
    jobStepActivityId,
    jobs,
  }: Pick<attempts.AttemptRow, 'application' | 'jobStepActivityId'> & { jobs: Jobs },
): Promise<void> {
  const { accountId, userSmartreqId } = application
  if (await asSystem(tx, () => tellsAnyone(tx, { accountId, jobStepActivityId })))
    await jobs.send(tx, 'notify-staff', { userSmartreqId, jobStepActivityId })
}

async function hasAllRecordings(
  tx: Tx,
  { attemptId, asmtId }: attempts.AttemptRow['attempt'],
): Promise<boolean> {
  const questions = await listRecordingQuestions(tx, asmtId)
  if (questions.length === 0) return true
  const ids = new Set(questions.map((question) => question.question_id))
  const held = await answers.listAnswers(tx, attemptId)
  const values = held
    .filter((one) => ids.has(one.question_id) && !isBlank(one.value))
    .map((one) => one.value)
  return areAllVerified(tx, { attemptId, values })
}

type ApplicationRow = attempts.AttemptRow['application']

// With the last required activity of its step, the application waits for a decision; the first time it is submitted: true.
async function moveApplication(
  tx: Tx,
  given: { userId: number; application: ApplicationRow; at: Date },
): Promise<boolean> {
  const application = await applications.lockApplication(tx, given.application)
  if (application === null) return false
  const isStepDone = (await applications.countRequiredLeft(tx, application)) === 0
  const status = applicationStatusSchema.parse(application.status)
  const isSubmitted = isStepDone && canTake(status, 'submit')
  const isWaiting = isSubmitted || (isStepDone && isAtWork(application))
  await applications.updateApplication(tx, {
    ...application,
    values: {
      pctComplete: percentComplete(),
      knockOutCount: countKnockOuts(),
      ...(isWaiting ? { stepStatus: 'awaiting_decision' } : {}),
      ...(isSubmitted ? { status: applyAction(status, 'submit'), submittedAt: given.at } : {}),
    },
  })
  if (!isSubmitted) return false
  await recordAudit(tx, {
    accountId: application.accountId,
    actorId: given.userId,
    entity: 'application',
    entityId: application.userSmartreqId,
    action: 'submit',
    fromState: status,
    toState: applyAction(status, 'submit'),
  })
  return true
}
