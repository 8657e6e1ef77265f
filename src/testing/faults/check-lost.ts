// Nothing that was promised is lost: promises are on disk (I1), what is called safe is safe (I2), the newest revision
// holds (I7), and a submission holds what its device showed, and nothing that came later (I6).
import { answerDigest } from '#contract/assessments/answer-digest.ts'

import type { Findings } from './findings.ts'
import type { Claimed, Revision, Trouble } from './journal.ts'
import { FUTURE_MS, isAfter, isSame } from './order.ts'
import type { Seen } from './witness.ts'

type Activity = { readonly refId: number; readonly jobStepActivityId: number }
type Index = {
  readonly findings: Findings
  readonly attemptIdOf: (activity: Activity) => string | null
  readonly deviceIdOf: (device: number) => string
}

export async function checkLost(findings: Findings): Promise<Trouble[]> {
  const index = indexOf(findings)
  const problems = [
    ...promises(index),
    ...lastRevisions(index),
    ...claims(index),
    ...attempts(index),
    ...order(index),
    ...(await fences(index)),
  ]
  return problems.map((what) => ({ kind: 'lost' as const, what }))
}

function indexOf(findings: Findings): Index {
  const { seen, scene } = findings
  const attemptOf = new Map(
    seen.attempts.map((row) => [`${row.ref_id}/${row.job_step_activity_id}`, row.attempt_id]),
  )
  return {
    findings,
    attemptIdOf: ({ refId, jobStepActivityId }) =>
      attemptOf.get(`${refId}/${jobStepActivityId}`) ?? null,
    deviceIdOf: (device) => scene.device(device).deviceId() ?? '',
  }
}

function* promises({ findings: { journal } }: Index): Iterable<string> {
  for (const promised of journal.promised) {
    const isOnDisk = journal.revisions.some(
      (one) =>
        isSameQuestion(one, promised) &&
        one.device === promised.device &&
        one.moment <= promised.moment &&
        isSame(one.value, promised.value),
    )
    if (!isOnDisk) yield 'I1 an answer was called saved on this device, and was not on its disk'
  }
}

function* lastRevisions(index: Index): Iterable<string> {
  for (const one of lastOf(index.findings.journal.revisions)) {
    if (!isSafe(index, { revision: one, by: Number.POSITIVE_INFINITY }))
      yield 'an answer on disk never came to the server'
  }
}

// The last one of each device, activity and question: those before it were replaced where they were made.
function lastOf(revisions: readonly Revision[]): Iterable<Revision> {
  const last = new Map<string, Revision>()
  for (const one of revisions) {
    last.set(`${one.device}/${one.refId}/${one.jobStepActivityId}/${one.questionId}`, one)
  }
  return last.values()
}

function* claims(index: Index): Iterable<string> {
  for (const claimed of index.findings.journal.claimed) {
    if (!isHeld(index, claimed))
      yield 'I2 an answer was called saved, and the server did not have it'
  }
}

function* attempts(index: Index): Iterable<string> {
  const { journal, seen } = index.findings
  for (const note of journal.attempts) {
    const attempt = seen.attempts.find((one) => one.attempt_id === index.attemptIdOf(note))
    if (attempt === undefined) {
      yield 'an attempt never came to the server'
      continue
    }
    const submittedAt = attempt.submitted_at
    if (note.what === 'handed-in' && submittedAt === null)
      yield 'a submission never came to the server'
    if (note.what !== 'submitted') continue
    if (submittedAt === null || submittedAt > note.at)
      yield 'an attempt was called submitted, and was not'
    const own = journal.revisions.filter(
      (one) => one.device === note.device && isSameActivity(one, note) && one.moment <= note.moment,
    )
    if (![...lastOf(own)].every((one) => isSafe(index, { revision: one, by: note.at })))
      yield 'an attempt was called submitted, and the server did not have an answer of it'
  }
}

function* order({ findings: { seen } }: Index): Iterable<string> {
  const last = new Map<string, Seen['applied'][number]>()
  for (const one of seen.applied) {
    if (one.answered_at > one.at + FUTURE_MS) yield 'I8 an answer is dated after it came'
    const key = `${one.attempt_id}/${one.question_id}`
    const before = last.get(key)
    if (before !== undefined && !isAfter(one, before))
      yield 'I7 an older answer replaced a newer one'
    last.set(key, one)
  }
  for (const answer of seen.answers) {
    const one = last.get(`${answer.attempt_id}/${answer.question_id}`)
    if (one === undefined || !isSame(one.value, answer.value)) yield 'an answer came from nowhere'
  }
}

async function fences({ findings }: Index): Promise<string[]> {
  const { seen } = findings
  const problems: string[] = []
  for (const attempt of seen.attempts) {
    const { attempt_id: id, submitted_at: at, digest } = attempt
    const answers = seen.answers.filter((one) => one.attempt_id === id)
    if (at === null) {
      if (seen.evidence.some((one) => one.attempt_id === id))
        problems.push('I6 an answer was put aside before the submission')
      continue
    }
    if (seen.applied.some((one) => one.attempt_id === id && one.at > at))
      problems.push('I6 an answer was merged after the submission')
    if (seen.evidence.some((one) => one.attempt_id === id && one.at < at))
      problems.push('I6 an answer was put aside before the submission')
    if ((await answerDigest(answers)) !== digest)
      problems.push('I6 a submission’s digest is not that of its answers')
    problems.push(...submittedUnseen(findings, { attemptId: id, answers }))
  }
  return problems
}

// The user who submitted saw on their device exactly what was submitted.
function submittedUnseen(
  { journal }: Findings,
  { attemptId, answers }: { attemptId: string; answers: Seen['answers'] },
): string[] {
  const accepted = journal.exchanges
    .filter((one) => one.url.endsWith('/user-questions-submit/') && one.status === 200)
    .filter((one) => one.body.includes(attemptId))
    .toSorted((a, b) => (a.answeredAt ?? 0) - (b.answeredAt ?? 0))[0]
  const note = journal.attempts.find(
    (one) =>
      one.what === 'submitted' && one.attemptId === attemptId && one.device === accepted?.device,
  )
  if (note === undefined) return []
  const held = new Map(answers.map((one) => [one.question_id, one.value]))
  const isAsShown =
    note.answers.length === answers.length &&
    note.answers.every((row) => isSame(held.get(row.questionId), row.value))
  return isAsShown ? [] : ['an attempt was submitted with other answers than its device showed']
}

// The server applied it, holds a newer one, or keeps it as evidence of what came too late.
function isSafe(index: Index, { revision, by }: { revision: Revision; by: number }): boolean {
  const { seen } = index.findings
  const attemptId = index.attemptIdOf(revision)
  const device_id = index.deviceIdOf(revision.device)
  const { rev, questionId, value } = revision
  const own = { answered_at: revision.answeredAt, device_id, rev }
  const isAbout = (one: { attempt_id: string; question_id: string }) =>
    one.attempt_id === attemptId && one.question_id === questionId
  const isIt = (one: { device_id: string; rev: number; value: unknown }) =>
    one.device_id === device_id && one.rev === rev && isSame(one.value, value)
  return (
    seen.applied.some((one) => one.at <= by && isAbout(one) && (isIt(one) || isAfter(one, own))) ||
    seen.evidence.some((one) => one.at <= by && isAbout(one) && isIt(one))
  )
}

function isHeld(index: Index, { row, device, at }: Claimed): boolean {
  const { seen } = index.findings
  const device_id = index.deviceIdOf(device)
  const { attemptId, questionId, rev, value } = row
  const answered_at = Date.parse(row.answeredAt)
  const isAbout = (one: { attempt_id: string; question_id: string; at: number }) =>
    one.attempt_id === attemptId && one.question_id === questionId && one.at <= at
  const isIt = (one: { device_id: string; rev: number; value: unknown; answered_at: number }) =>
    isSame(one.value, value) &&
    ((one.device_id === device_id && one.rev === rev) || one.answered_at === answered_at)
  return (
    seen.applied.some((one) => isAbout(one) && (isIt(one) || one.answered_at > answered_at)) ||
    seen.evidence.some((one) => isAbout(one) && isIt(one))
  )
}

function isSameQuestion(
  one: Activity & { questionId: string },
  other: Activity & { questionId: string },
) {
  return isSameActivity(one, other) && one.questionId === other.questionId
}

function isSameActivity(one: Activity, other: Activity): boolean {
  return one.refId === other.refId && one.jobStepActivityId === other.jobStepActivityId
}
