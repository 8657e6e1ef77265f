// A device's starts and journal as the server gets them. Builds bodies, decides nothing.
import { randomUUID } from 'node:crypto'

import { FIRST_HASH, journalHash, type JournalFact } from '#contract/assessments/journal-hash.ts'
import type { JournalEntry } from '#contract/assessments/timing.ts'
import { PAYLOAD_VERSION } from '#contract/core/version.ts'

/** Body of a start of a limited part: the first section of numerical reasoning unless told. */
export function startTimerBody(given: {
  attemptId: string
  timer?: string
  startedAt?: Date
  deviceId?: string
}) {
  return {
    payload_version: PAYLOAD_VERSION,
    attempt_id: given.attemptId,
    device_id: given.deviceId ?? randomUUID(),
    timer: given.timer ?? 'section:shares',
    started_at: (given.startedAt ?? new Date()).toISOString(),
  }
}

/** An honest chain of these facts; what a fact leaves out goes on from the one before. */
export async function journalOf(
  facts: readonly (Partial<JournalFact> & Pick<JournalEntry, 'kind'>)[],
): Promise<JournalEntry[]> {
  const entries: JournalEntry[] = []
  let before: Omit<JournalFact, 'kind'> = {
    wall_ms: Date.now() - 60_000,
    mono_ms: 0,
    offset_ms: 0,
    page: randomUUID(),
    detail: '',
  }
  for (const { kind, ...fact } of facts) {
    before = { ...before, detail: '', ...fact }
    const last = entries.at(-1)
    const placed = { ...before, kind, seq: (last?.seq ?? 0) + 1, prev: last?.hash ?? FIRST_HASH }
    entries.push({ ...placed, hash: await journalHash(placed) })
  }
  return entries
}

/** Body of a batch of journal entries. */
export function journalBody(given: {
  attemptId: string
  entries: readonly JournalEntry[]
  deviceId?: string
}) {
  return {
    payload_version: PAYLOAD_VERSION,
    attempt_id: given.attemptId,
    device_id: given.deviceId ?? randomUUID(),
    entries: given.entries,
  }
}
