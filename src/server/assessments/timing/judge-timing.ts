// What a reviewer is told of an attempt's timing. Pure: reads what was stored, decides nothing about the score.
import { FIRST_HASH, journalHash } from '#contract/assessments/journal-hash.ts'
import type { TimeLimit } from '#contract/assessments/time-limits.ts'
import type { Timing, TimingReason } from '#contract/assessments/timing.ts'

import type { StartSignatures } from './start-signature.ts'
import type { EntryRow, StartRow } from './timing-repository.ts'

/** A start that the server hears of later than this was not made with the server. */
const HEARD_WITHIN_MS = 30_000
/** What an honest answer may come late by: a slow disk, a clock's estimate. */
export const GRACE_MS = 10_000
/** How far the two clocks of a device may drift from each other between two entries. */
const DRIFT_MS = 5000

export type TimingEvidence = {
  readonly attemptId: string
  readonly limits: readonly TimeLimit[]
  readonly starts: readonly StartRow[]
  readonly entries: readonly EntryRow[]
  readonly answers: readonly { questionId: string; answeredAt: Date }[]
}

/** The verdict on an attempt with limits. Reasons are in the order of the contract, each once. */
export async function judgeTiming(
  evidence: TimingEvidence,
  signatures: StartSignatures,
): Promise<Timing> {
  const devices = byDevice(evidence.entries)
  const found = new Set<TimingReason>()
  if (devices.length === 0) found.add('journal_missing')
  for (const entries of devices) {
    if (await isBroken(entries)) found.add('journal_broken')
    if (hasGap(entries)) found.add('journal_gap')
    if (hasJump(entries)) found.add('clock_jumped')
    if (hasForgedStart(entries, { evidence, signatures })) found.add('start_forged')
  }
  if (evidence.starts.some(isHeardLate)) found.add('started_offline')
  if (isOverTime(evidence)) found.add('over_time')
  const reasons = [...found].toSorted()
  return { verdict: reasons.length === 0 ? 'verified' : 'flagged', reasons }
}

function byDevice(entries: readonly EntryRow[]): EntryRow[][] {
  return [...Map.groupBy(entries, (entry) => entry.deviceId).values()]
}

// Every entry must be what its hash says, and name the one before it.
async function isBroken(entries: readonly EntryRow[]): Promise<boolean> {
  const bySeq = new Map(entries.map((entry) => [entry.seq, entry]))
  // Two entries of one place: the chain was written twice.
  if (bySeq.size < entries.length) return true
  for (const entry of entries) {
    const before = bySeq.get(entry.seq - 1)
    const expected = entry.seq === 1 ? FIRST_HASH : before?.hash
    if (expected !== undefined && entry.prev !== expected) return true
    if ((await hashOf(entry)) !== entry.hash) return true
  }
  return false
}

function hashOf(entry: EntryRow): Promise<string> {
  const { seq, kind, wallMs, monoMs, offsetMs, page, detail, prev } = entry
  return journalHash({
    seq,
    kind,
    wall_ms: wallMs,
    mono_ms: monoMs,
    offset_ms: offsetMs,
    page,
    detail,
    prev,
  })
}

function hasGap(entries: readonly EntryRow[]): boolean {
  const places = new Set(entries.map((entry) => entry.seq))
  return Math.max(...places) > places.size
}

// Within one opening of the app both clocks run alike. A device that sleeps is hidden before; then nothing is said.
function hasJump(entries: readonly EntryRow[]): boolean {
  return entries.some((entry, index) => {
    const before = entries[index - 1]
    if (entry.kind === 'clock') return true
    if (before === undefined || before.page !== entry.page) return false
    if (before.kind === 'hidden' || entry.kind === 'visible') return false
    const drift = entry.wallMs - before.wallMs - (entry.monoMs - before.monoMs)
    return Math.abs(drift) > DRIFT_MS
  })
}

// A device repeats what the server signed as `timer started_at signature`; without a signature it was offline.
function hasForgedStart(
  entries: readonly EntryRow[],
  { evidence, signatures }: { evidence: TimingEvidence; signatures: StartSignatures },
): boolean {
  return entries.some((entry) => {
    if (entry.kind !== 'timer') return false
    const [timer = '', startedAt = '', signature = ''] = entry.detail.split(' ')
    const { attemptId } = evidence
    return signature !== '' && !signatures.isOurs({ attemptId, timer, startedAt }, signature)
  })
}

function isHeardLate(start: StartRow): boolean {
  return start.receivedAt.getTime() - start.startedAt.getTime() > HEARD_WITHIN_MS
}

// A hand-in after the end is none of it: who closes the app submits at the next opening, and answers no more.
function isOverTime({ limits, starts, answers }: TimingEvidence): boolean {
  const startOf = new Map(starts.map((start) => [start.timer, start.startedAt.getTime()]))
  const givenAt = new Map(answers.map((one) => [one.questionId, one.answeredAt.getTime()]))
  return limits.some(({ timer, seconds, questionIds }) => {
    const startedAt = startOf.get(timer)
    const times = questionIds.flatMap((id) => givenAt.get(id) ?? [])
    // Answered, though it never began.
    if (startedAt === undefined) return times.length > 0
    const endsAt = startedAt + seconds * 1000 + GRACE_MS
    return times.some((time) => time > endsAt)
  })
}
