// No one's work is sent, or stored, as another user's (I11).
import type { Findings } from './findings.ts'
import type { Trouble } from './journal.ts'
import { isSame } from './order.ts'

const UNAUTHENTICATED = 401

export function checkForeign(findings: Findings): Trouble[] {
  const problems = [
    ...sentAsAnother(findings),
    ...storedForAnother(findings),
    ...notedAfterLeaving(findings),
  ]
  return problems.map((what) => ({ kind: 'foreign' as const, what }))
}

function* sentAsAnother({ journal }: Findings): Iterable<string> {
  for (const { attemptId, status, sessionOf } of journal.exchanges) {
    const owner = attemptId === null ? null : journal.ownerOf(attemptId)
    if (owner === null || sessionOf === null || owner === sessionOf) continue
    if (status !== null && status !== UNAUTHENTICATED)
      yield 'the work of one person was sent in the session of another'
  }
}

function* storedForAnother({ seen, journal }: Findings): Iterable<string> {
  const attempts = new Map(seen.attempts.map((one) => [one.attempt_id, one]))
  for (const row of [...seen.answers, ...seen.evidence, ...seen.applied]) {
    const attempt = attempts.get(row.attempt_id)
    const isTheirs = journal.revisions.some(
      (one) =>
        one.ownerId === row.user_id &&
        one.refId === attempt?.ref_id &&
        one.jobStepActivityId === attempt.job_step_activity_id &&
        one.questionId === row.question_id &&
        one.rev === row.rev &&
        isSame(one.value, row.value),
    )
    if (attempt?.user_id !== row.user_id || !isTheirs)
      yield 'the database holds an answer that this person never gave'
  }
}

// A drain that was under way when its owner left notes nothing any more: what it would have noted, a later one asks for.
function* notedAfterLeaving({ journal }: Findings): Iterable<string> {
  for (const { device, moment, attemptId, row } of journal.claimed) {
    const wipe = journal.wipes.findLast(
      (one) => one.device === device && one.ownerId === row.ownerId && one.moment < moment,
    )
    if (wipe === undefined) continue
    const isAskedSince = journal.exchanges.some(
      (one) =>
        one.device === device &&
        one.attemptId === attemptId &&
        one.moment > wipe.moment &&
        one.moment < moment &&
        (one.body === '' || one.body.includes(row.questionId)),
    )
    if (!isAskedSince) yield 'a drain from before a user left the device noted something after it'
  }
}
