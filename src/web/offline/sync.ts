// Sends what waits for one attempt, in order: its start, its answers, its submission; and what belongs to no attempt. The
// one drain of page and worker.
// It decides nothing by itself about what is safe: only receipts move a row on (I2).
import { PAYLOAD_VERSION } from '#contract/core/version.ts'

import { drainConsents } from './consent-sync.ts'
import {
  CONSENT_WORK,
  EEOC_WORK,
  EXPERIENCE_WORK,
  interviewOf,
  isStandalone,
  PROFILE_WORK,
  type AnswerRow,
  type AttemptRow,
  type CommandRow,
  type OfflineDatabase,
} from './database.ts'
import {
  askUnderNewName,
  endStep,
  isOtherRequest,
  type Draining,
  type DrainResult,
  type NotOk,
  type Evidence,
  type Step,
  type SyncDeps,
} from './drain-step.ts'
import { drainEeoc } from './eeoc-sync.ts'
import { drainExperiences } from './experience-sync.ts'
import { drainFeedback } from './feedback-sync.ts'
import { getDeviceId, getEpoch } from './meta.ts'
import { drainProfile } from './profile-sync.ts'
import { adoptAttempt, applyAnswersReceipt, applyStartReceipt, type Applying } from './receipts.ts'
import { sendSubmit } from './submit-step.ts'
import { sendJournal, sendTimerStart } from './timing-sync.ts'
import type { SaveRequest } from './transport.ts'
import { uuidOf, uuidv7 } from './uuid.ts'

const BATCH = 100
/** How often one drain goes round when answers keep coming or the server holds others; then the next drain goes on. */
const MAX_ROUNDS = 20

/** Sends what `listWaiting` named. Safe to call at any time, any number of times (I3). */
export function drainWork(deps: SyncDeps, id: string): Promise<DrainResult> {
  if (id === PROFILE_WORK) return drainProfile(deps)
  if (id === CONSENT_WORK) return drainConsents(deps)
  if (id === EEOC_WORK) return drainEeoc(deps)
  if (id === EXPERIENCE_WORK) return drainExperiences(deps)
  const interviewUuid = interviewOf(id)
  return interviewUuid === null ? drainAttempt(deps, id) : drainFeedback(deps, interviewUuid)
}

/** Sends everything that waits for an attempt, holding its lock. */
async function drainAttempt(deps: SyncDeps, attemptId: string): Promise<DrainResult> {
  let current = attemptId
  for (;;) {
    const drained = await deps.locks.tryExclusive(`fairlead-attempt-${current}`, () =>
      drainLocked(deps, current),
    )
    if (typeof drained === 'string') return drained
    // Adopted under another id, whose lock another user may hold.
    current = drained.movedTo
  }
}

async function drainLocked(
  deps: SyncDeps,
  attemptId: string,
): Promise<DrainResult | { movedTo: string }> {
  const { db, ownerId } = deps
  // Read each time: a database that the browser dropped begins again under another id.
  const [epoch, deviceId] = await Promise.all([getEpoch(db, ownerId), getDeviceId(db, deps.clock)])
  const applying: Applying = { db, ownerId, epoch }
  const declined = new Set<Evidence>()
  const merges = { count: 0 }
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const unsent = await readUnsent(deps, attemptId)
    if (unsent === null) return 'wiped'
    const step = await nextStep({ ...deps, deviceId }, { ...unsent, applying, declined, merges })
    if (step.kind === 'ended') return step.result
    if (step.attemptId !== attemptId) return { movedTo: step.attemptId }
  }
  return 'done'
}

/** What of an owner has anything to send and is not refused: attempts by their ids, then the rest. */
export async function listWaiting(db: OfflineDatabase, ownerId: number): Promise<string[]> {
  const isWaiting = [ownerId, 1]
  const [answers, commands, entries] = await Promise.all([
    db.answers.where('[ownerId+isWaiting]').equals(isWaiting).toArray(),
    db.outbox.where({ ownerId }).toArray(),
    db.journal.where('[ownerId+isWaiting]').equals(isWaiting).toArray(),
  ])
  const ids = new Set([...commands, ...answers, ...entries].map((row) => row.attemptId))
  const attempts = await db.attempts.bulkGet([...ids])
  const waiting = attempts.flatMap((row) =>
    row === undefined || row.refusal !== null ? [] : [row.attemptId],
  )
  const standalone = commands.filter(isStandalone).filter(({ refusal }) => refusal === null)
  return [...waiting, ...new Set(standalone.map((row) => row.attemptId))]
}

/** What an attempt has to send, in its order; `waiting` is the next batch of its answers. */
type Unsent = {
  readonly attempt: AttemptRow
  readonly commands: readonly CommandRow[]
  readonly waiting: AnswerRow[]
}

// One transaction: on a slow phone each costs more than what is read in it.
function readUnsent({ db, ownerId }: SyncDeps, attemptId: string): Promise<Unsent | null> {
  return db.transaction('r', [db.attempts, db.outbox, db.answers], async () => {
    const [attempt, commands, waiting] = await Promise.all([
      db.attempts.get(attemptId),
      db.outbox.where({ attemptId }).sortBy('seq'),
      db.answers.where('[attemptId+isWaiting]').equals([attemptId, 1]).limit(BATCH).toArray(),
    ])
    return attempt?.ownerId === ownerId ? { attempt, commands, waiting } : null
  })
}

async function nextStep(deps: SyncDeps, draining: Draining & Unsent): Promise<Step> {
  const { attempt, commands, waiting, declined } = draining
  if (attempt.refusal !== null) return { kind: 'ended', result: 'parked' }
  const start = commands.find((command) => command.kind === 'start')
  if (start !== undefined) return sendStart(deps, { ...draining, command: start })
  const timer = commands.find((command) => command.kind === 'start-timer')
  if (timer !== undefined && !declined.has('start-timer'))
    return sendTimerStart(deps, { ...draining, command: timer })
  if (waiting.length > 0) return sendAnswers(deps, { ...draining, waiting })
  const evidence = declined.has('journal') ? null : await sendJournal(deps, draining)
  if (evidence !== null) return evidence
  const submit = commands.find((command) => command.kind === 'submit')
  if (submit !== undefined) return sendSubmit(deps, { ...draining, command: submit })
  return { kind: 'ended', result: 'done' }
}

async function sendStart(
  deps: SyncDeps,
  { attempt, applying, command }: Draining & { command: CommandRow & { kind: 'start' } },
): Promise<Step> {
  const outcome = await deps.transport.start(command.commandId, {
    payload_version: PAYLOAD_VERSION,
    attempt_id: attempt.attemptId,
    job_step_activity_id: attempt.jobStepActivityId,
    ref_id: attempt.refId,
    device_id: command.madeBy ?? deps.deviceId,
    asmt_id: attempt.asmtId,
    language: command.body.language,
    started_at: command.body.startedAt,
    pledge_accepted_at: command.body.pledgeAcceptedAt,
  })
  if (isOtherRequest(outcome)) return askUnderNewName(deps, { attempt, command })
  if (outcome.kind !== 'ok') return endStep({ applying, attempt, outcome })
  const receipt = outcome.data
  const isApplied =
    receipt.attempt_id === attempt.attemptId
      ? await applyStartReceipt(applying, { receipt, command })
      : await adoptAttempt(applying, { from: attempt.attemptId, receipt, command })
  return isApplied
    ? { kind: 'on', attemptId: receipt.attempt_id }
    : { kind: 'ended', result: 'wiped' }
}

async function sendAnswers(
  deps: SyncDeps,
  { attempt, applying, waiting }: Draining & { waiting: AnswerRow[] },
): Promise<Step> {
  const body: SaveRequest = {
    payload_version: PAYLOAD_VERSION,
    attempt_id: attempt.attemptId,
    device_id: deps.deviceId,
    answers: waiting.map((row) => ({
      question_id: row.questionId,
      value: row.value,
      rev: row.rev,
      answered_at: row.answeredAt,
    })),
  }
  const send = (key: string) => deps.transport.saveAnswers(key, body)
  // The key follows from the batch: the same answers sent again, after a lost reply, are the same request.
  let outcome = await send(await uuidOf(JSON.stringify(body)))
  // Another build of the server read the same words otherwise. It merges a revision once, under whatever key.
  if (isOtherRequest(outcome)) outcome = await send(uuidv7(deps.clock.now()))
  if (outcome.kind !== 'ok') {
    const questionIds = refusedAnswers(outcome, waiting)
    return endStep({ applying, attempt, outcome, questionIds })
  }
  const receipt = outcome.data
  // What came too late is told apart from what was stored before by what the server holds.
  const stored = receipt.is_fenced ? await deps.transport.fetchAnswers(attempt.attemptId) : null
  if (stored !== null && stored.kind !== 'ok')
    return endStep({ applying, attempt, outcome: stored })
  const isApplied = await applyAnswersReceipt(applying, {
    attemptId: attempt.attemptId,
    receipt,
    stored: stored?.data.answers ?? null,
  })
  return isApplied
    ? { kind: 'on', attemptId: attempt.attemptId }
    : { kind: 'ended', result: 'wiped' }
}

// A refused batch names its answers by their index: `answers.3.value`.
function refusedAnswers(outcome: NotOk, waiting: readonly AnswerRow[]): string[] {
  const names = outcome.kind === 'refused' ? Object.keys(outcome.fields ?? {}) : []
  const rows = names.map((name) => waiting[Number(/^answers\.(\d+)\./.exec(name)?.[1])])
  return [...new Set(rows.flatMap((row) => row?.questionId ?? []))]
}
