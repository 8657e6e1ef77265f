// Nothing happened twice (I3), and no attempt was drained by two at once (I4).
import { isDeepStrictEqual } from 'node:util'

import type { Findings } from './findings.ts'
import type { Trouble } from './journal.ts'
import { FUTURE_MS, isSame, type Applied } from './order.ts'

export function checkDuplicates(findings: Findings): Trouble[] {
  const { seen } = findings
  const problems: [string, boolean][] = [
    [
      'two attempts at one activity',
      hasTwice(seen.attempts, (one) => [one.ref_id, one.job_step_activity_id]),
    ],
    ['two receipts for one key', hasTwice(seen.receipts, (one) => [one.user_id, one.key])],
    ['two receipts for one request', hasRequestTwice(findings)],
    ['an attempt is scored twice', hasTwice(seen.jobs, (one) => [one.name, one.attempt_id])],
    ['an application is submitted twice', seen.handed_in.some((one) => one.times > 1)],
    [
      'one revision was applied twice',
      hasTwice(seen.applied, (one) => [one.attempt_id, one.question_id, revisionOf(findings, one)]),
    ],
    [
      'one revision is evidence twice',
      hasTwice(seen.evidence, (one) => [
        one.attempt_id,
        one.question_id,
        revisionOf(findings, one),
      ]),
    ],
    ['answers were counted wrong', seen.attempts.some((one) => !isCountedRight(one, seen.answers))],
  ]
  return problems.flatMap(([what, isSo]) => (isSo ? [{ kind: 'duplicate' as const, what }] : []))
}

function hasTwice<T>(rows: readonly T[], keyOf: (row: T) => readonly unknown[]): boolean {
  return new Set(rows.map((row) => JSON.stringify(keyOf(row)))).size < rows.length
}

type Receipt = Findings['seen']['receipts'][number]

// A user may say the same on two devices, or in two tabs, at what their clock holds to be one instant: each is a request.
// So is what they say of themselves at one instant, first one thing and then another: its receipts do not tell them apart.
function hasRequestTwice({ seen, journal }: Findings): boolean {
  const ownOf = ({ key }: Receipt) => journal.ownCommands.find((one) => one.commandId === key)
  const requestOf = (receipt: Receipt) =>
    JSON.stringify([receipt.user_id, receipt.hash, ownOf(receipt)?.device, ownOf(receipt)?.what])
  const timesSaid = (receipt: Receipt) => {
    const own = ownOf(receipt)
    if (own === undefined) return 1
    const { commandId: _, ...word } = own
    return journal.saidOwn.filter((one) => isDeepStrictEqual(one, word)).length
  }
  return [...Map.groupBy(seen.receipts, requestOf).values()].some(
    (same) => same[0] !== undefined && same.length > Math.max(1, timesSaid(same[0])),
  )
}

// A device that was wiped counts from 1 again: only the instant tells its revisions apart. One in the future is stored
// under another instant than it was made under.
function revisionOf({ journal, scene }: Findings, row: Applied): unknown {
  const made = journal.revisions.filter(
    (one) =>
      one.questionId === row.question_id &&
      one.rev === row.rev &&
      one.ownerId === row.user_id &&
      scene.device(one.device).deviceId() === row.device_id &&
      isSame(one.value, row.value),
  )
  const exact = made.find((one) => one.answeredAt === row.answered_at)
  const future = made.find((one) => one.answeredAt > row.at + FUTURE_MS)
  const found = exact ?? future
  return found === undefined ? [row.device_id, row.rev] : [found.device, found.moment]
}

function isCountedRight(
  attempt: { attempt_id: string; answered_count: number },
  answers: readonly { attempt_id: string }[],
): boolean {
  const held = answers.filter((one) => one.attempt_id === attempt.attempt_id).length
  return held === attempt.answered_count
}
