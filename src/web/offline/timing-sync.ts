// Sends what a device knows of limited time: when parts began, and its journal. It holds up nothing else.
import { PAYLOAD_VERSION } from '#contract/core/version.ts'

import type { CommandRow } from './database.ts'
import {
  askUnderNewName,
  isOtherRequest,
  type Draining,
  type Step,
  type SyncDeps,
} from './drain-step.ts'
import { listSealed } from './journal.ts'
import { getEpoch } from './meta.ts'
import { applyStartTimes, dropCommand, settleJournal } from './timing-receipts.ts'
import type { JournalRequest } from './transport.ts'
import { uuidOf } from './uuid.ts'

const BATCH = 100

/** Said by the server of what it will never take. Any other refusal may be of something on the way, or of another day. */
const FINAL = new Set(['validation_failed', 'idempotency_key_reused'])

/** Sends the start of a limited part. */
export async function sendTimerStart(
  deps: SyncDeps,
  {
    attempt,
    applying,
    declined,
    command,
  }: Draining & { command: CommandRow & { kind: 'start-timer' } },
): Promise<Step> {
  const { attemptId } = attempt
  const outcome = await deps.transport.startTimer(command.commandId, {
    payload_version: PAYLOAD_VERSION,
    attempt_id: attemptId,
    device_id: command.madeBy ?? deps.deviceId,
    timer: command.body.timer,
    started_at: command.body.startedAt,
    extra_time: command.body.extraTime,
  })
  if (isOtherRequest(outcome)) return askUnderNewName(deps, { attempt, command })
  if (outcome.kind === 'refused') {
    // It is no work of the candidate's: their answers go on without it.
    if (!FINAL.has(outcome.code)) {
      declined.add('start-timer')
      return { kind: 'on', attemptId }
    }
    const isApplied = await dropCommand(applying, { attemptId, command })
    return isApplied ? { kind: 'on', attemptId } : { kind: 'ended', result: 'wiped' }
  }
  if (outcome.kind !== 'ok') return { kind: 'ended', result: outcome.kind }
  const { timer, started_at: startedAt, signature, server_time: serverTime } = outcome.data
  const { extra_time: extraTime } = outcome.data
  const isApplied = await applyStartTimes(
    { ...applying, now: () => deps.time.now(), journal: deps.journal },
    { attemptId, serverTime, extraTime, starts: [{ timer, startedAt, signature, command }] },
  )
  return isApplied ? { kind: 'on', attemptId } : { kind: 'ended', result: 'wiped' }
}

/** Sends the journal's next entries; null when there are none. */
export async function sendJournal(
  deps: SyncDeps,
  { attempt, applying, declined }: Draining,
): Promise<Step | null> {
  const { attemptId } = attempt
  const sealed = await listSealed(deps, { attemptId, limit: BATCH })
  if (sealed.length === 0) return null
  const body: JournalRequest = {
    payload_version: PAYLOAD_VERSION,
    attempt_id: attemptId,
    device_id: deps.deviceId,
    entries: sealed.map((one) => one.entry),
  }
  const key = await uuidOf(JSON.stringify(body))
  const outcome = await deps.transport.saveJournal(key, body)
  if (outcome.kind === 'unreachable' || outcome.kind === 'signed-out')
    return { kind: 'ended', result: outcome.kind }
  // Evidence that is refused must not hold up what it is evidence of.
  if (outcome.kind === 'refused' && !FINAL.has(outcome.code)) {
    declined.add('journal')
    return { kind: 'on', attemptId }
  }
  const ids = sealed.map((one) => one.id)
  const isApplied = await settleJournal(applying, { attemptId, ids })
  return isApplied ? { kind: 'on', attemptId } : { kind: 'ended', result: 'wiped' }
}

/** Asks the server when the parts of an attempt began: its clock is the one that counts (I8). */
export async function refreshStartTimes(deps: SyncDeps, attemptId: string): Promise<void> {
  const { db, ownerId } = deps
  const epoch = await getEpoch(db, ownerId)
  const outcome = await deps.transport.fetchStarts(attemptId)
  if (outcome.kind !== 'ok') return
  const { server_time: serverTime, extra_time: extraTime } = outcome.data
  const starts = outcome.data.starts.map((one) => ({ timer: one.timer, startedAt: one.started_at }))
  await applyStartTimes(
    { db, ownerId, epoch, now: () => deps.time.now(), journal: deps.journal },
    { attemptId, starts, serverTime, extraTime },
  )
}
