// Submits an attempt: says what the device holds, and brings both sides to the same answers where the server holds others.
import { answerDigest } from '#contract/assessments/answer-digest.ts'
import { PAYLOAD_VERSION } from '#contract/core/version.ts'

import type { AttemptRow, CommandRow } from './database.ts'
import {
  askUnderNewName,
  endStep,
  isOtherRequest,
  type Draining,
  type NotOk,
  type Step,
  type SyncDeps,
} from './drain-step.ts'
import { applyHeld, applySubmitReceipt, reopenAttempt } from './receipts.ts'
import type { SubmitRequest } from './transport.ts'

/**
 * How often one drain merges before it submits again. Two devices agree after one or two; a server that still names
 * differences then will not change its mind, and asking it for ever would help no one.
 */
const MAX_MERGES = 3

type SubmitCommand = CommandRow & { kind: 'submit' }

/** Sends a submission once its answers are acknowledged. What the server refuses for good is set aside (I5). */
export async function sendSubmit(
  deps: SyncDeps,
  { attempt, applying, merges, command }: Draining & { command: SubmitCommand },
): Promise<Step> {
  const body = await submitBody(deps, { attempt, command })
  const outcome = await deps.transport.submit(command.commandId, body)
  const isDiffering = outcome.kind === 'refused' && outcome.code === 'answers_differ'
  if (isDiffering && merges.count < MAX_MERGES) {
    merges.count += 1
    return reconcile(deps, { attempt, applying })
  }
  if (outcome.kind === 'refused' && outcome.code === 'parts_missing') {
    const isApplied = await reopenAttempt(applying, { attemptId: attempt.attemptId, command })
    return { kind: 'ended', result: isApplied ? 'done' : 'wiped' }
  }
  if (isOtherRequest(outcome)) return askUnderNewName(deps, { attempt, command })
  if (outcome.kind !== 'ok') {
    return endStep({ applying, attempt, outcome, questionIds: namedQuestions(outcome) })
  }
  const isApplied = await applySubmitReceipt(applying, { receipt: outcome.data, command })
  return { kind: 'ended', result: isApplied ? 'done' : 'wiped' }
}

async function submitBody(
  deps: SyncDeps,
  { attempt, command }: { attempt: AttemptRow; command: SubmitCommand },
): Promise<SubmitRequest> {
  const rows = await deps.db.answers.where({ attemptId: attempt.attemptId }).toArray()
  const answers = rows.map((row) => ({ question_id: row.questionId, value: row.value }))
  return {
    payload_version: PAYLOAD_VERSION,
    attempt_id: attempt.attemptId,
    device_id: command.madeBy ?? deps.deviceId,
    submitted_at: command.body.submittedAt,
    count: answers.length,
    digest: await answerDigest(answers),
    answers,
  }
}

// The server holds something else than this device: adopt what is newer there, send again what is newer here.
async function reconcile(
  deps: SyncDeps,
  { attempt, applying }: Pick<Draining, 'attempt' | 'applying'>,
): Promise<Step> {
  const outcome = await deps.transport.fetchAnswers(attempt.attemptId)
  if (outcome.kind !== 'ok') return endStep({ applying, attempt, outcome })
  const isApplied = await applyHeld(applying, {
    attemptId: attempt.attemptId,
    deviceId: deps.deviceId,
    held: outcome.data.answers,
  })
  return isApplied
    ? { kind: 'on', attemptId: attempt.attemptId }
    : { kind: 'ended', result: 'wiped' }
}

// A refused submission names the questions themselves.
function namedQuestions(outcome: NotOk): string[] {
  if (outcome.kind !== 'refused') return []
  const { details, fields = {} } = outcome
  const named: unknown = details['question_ids']
  const ids: unknown[] = Array.isArray(named) ? named : Object.keys(fields)
  return ids.filter((id) => typeof id === 'string')
}
