// Limits of time: every part that began on a device began on the server, once and for all (I8), and the evidence of a
// device comes whole, in one chain (I9).
import { FIRST_HASH } from '#contract/assessments/journal-hash.ts'

import type { Findings } from './findings.ts'
import type { EntryNote, PartNote, Trouble } from './journal.ts'
import type { Seen } from './witness.ts'

export function checkTiming(findings: Findings): Trouble[] {
  const lost = [...parts(findings), ...entries(findings)]
  const doubled = [...chains(findings)]
  if (findings.seen.moved_starts.length > 0) doubled.push('I8 the start of a part was moved')
  return [
    ...lost.map((what) => ({ kind: 'lost' as const, what })),
    ...doubled.map((what) => ({ kind: 'duplicate' as const, what })),
  ]
}

function* parts(findings: Findings): Iterable<string> {
  for (const note of findings.journal.parts.values()) {
    const attemptId = attemptIdOf(findings, note)
    const start = findings.seen.starts.find(
      (one) => one.attempt_id === attemptId && one.timer === note.row.timer,
    )
    if (start === undefined) yield 'I8 the start of a part never came to the server'
    else if (start.started_at > start.received_at)
      yield 'I8 a part began after the server heard of it'
    else if (Date.parse(note.row.startedAt) !== start.started_at)
      yield 'I8 a device counts from another start than the server'
  }
}

function* entries(findings: Findings): Iterable<string> {
  const held = new Map<string, number>()
  for (const one of findings.seen.entries) count(held, keyOf(one.attempt_id, one))
  for (const note of findings.journal.entries) {
    const key = keyOf(attemptIdOf(findings, note) ?? '', note.fact)
    const left = held.get(key) ?? 0
    if (left === 0) yield 'I9 an entry of the journal never came to the server'
    held.set(key, left - 1)
  }
  if ([...held.values()].some((left) => left > 0)) yield 'I9 an entry of the journal is there twice'
}

// In their order, each naming the one before: nothing is missing, and no place is taken twice.
function* chains({ seen }: Findings): Iterable<string> {
  const chained = Map.groupBy(seen.entries, (one) => `${one.attempt_id}/${one.device_id}`)
  for (const chain of chained.values()) {
    const isWhole = chain.every(
      (one, index) => one.seq === index + 1 && one.prev === (chain[index - 1]?.hash ?? FIRST_HASH),
    )
    if (!isWhole) yield 'I9 the journal of an honest device is not one chain'
  }
}

type Fact = Pick<Seen['entries'][number], 'kind' | 'wall_ms' | 'mono_ms' | 'page' | 'detail'>

function keyOf(attemptId: string, { kind, wall_ms, mono_ms, page, detail }: Fact): string {
  return JSON.stringify([attemptId, kind, wall_ms, mono_ms, page, detail])
}

function count(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1)
}

function attemptIdOf({ seen }: Findings, of: EntryNote | PartNote): string | null {
  const attempt = seen.attempts.find(
    (one) => one.ref_id === of.refId && one.job_step_activity_id === of.jobStepActivityId,
  )
  return attempt?.attempt_id ?? null
}
