// What a schedule's people did and were told, against what the server's database holds when all is over.
import type { Trouble } from '#testing/faults/journal.ts'
import { isAfter } from '#testing/faults/order.ts'

import type { Ledger, Person } from './data-folder.ts'
import type { Diary } from './diary.ts'
import type { Exchange } from './fault-proxy.ts'

/** What a schedule left behind. */
export type Findings = {
  readonly people: readonly Person[]
  readonly diary: Diary
  readonly exchanges: readonly Exchange[]
}

const UNAUTHENTICATED = 401

/** Everything that went wrong, each once. */
export function check(findings: Findings, ledger: Ledger): Trouble[] {
  const troubles = findings.people.flatMap((person) => [
    ...lost(findings.diary, { person, ledger }).map((what) => ({ kind: 'lost' as const, what })),
    ...duplicates(person, ledger).map((what) => ({ kind: 'duplicate' as const, what })),
    ...foreign(findings.diary, { person, ledger }).map((what) => ({
      kind: 'foreign' as const,
      what,
    })),
  ])
  return [...findings.diary.troubles, ...troubles, ...sentAsAnother(findings, ledger)]
}

function lost(diary: Diary, given: { person: Person; ledger: Ledger }): string[] {
  const { person, ledger } = given
  const held = ledger.answers.filter((one) => one.user_id === person.userId)
  const evidence = ledger.evidence.filter((one) => one.user_id === person.userId)
  const problems: string[] = []
  for (const questionId of diary.questionsOf(person)) {
    const { values, isPromised } = diary.rightValues(person, questionId)
    const isRight = (one: { question_id: string; value: unknown }) =>
      one.question_id === questionId && values.has(Number(one.value))
    if (held.some(isRight) || evidence.some(isRight)) continue
    const found = held.find((one) => one.question_id === questionId)
    if (found === undefined && !isPromised) continue
    const wanted = [...values].join(' or ')
    const is = found === undefined ? 'nothing' : String(found.value)
    problems.push(
      `${questionId} of ${person.lastName}: chosen ${wanted}, and the server holds ${is}`,
    )
  }
  const attempt = ledger.attempts.find((one) => one.user_id === person.userId)
  const isSubmitted = attempt?.is_submitted ?? false
  if (diary.handedIn.has(person) && !isSubmitted)
    problems.push(`${person.lastName} submitted, and the server has no submission`)
  if (isSubmitted && !diary.submitting.has(person))
    problems.push(`${person.lastName} never submitted, and the server has a submission`)
  if (hasOlderOverNewer(ledger, person)) problems.push('I7 an older answer replaced a newer one')
  return problems
}

function hasOlderOverNewer({ applied }: Ledger, person: Person): boolean {
  const last = new Map<string, Ledger['applied'][number]>()
  return applied
    .filter((one) => one.user_id === person.userId)
    .some((one) => {
      const key = `${one.attempt_id}/${one.question_id}`
      const before = last.get(key)
      last.set(key, one)
      return before !== undefined && !isAfter(one, before)
    })
}

function duplicates(person: Person, ledger: Ledger): string[] {
  const own = <T extends { user_id: number }>(rows: readonly T[]) =>
    rows.filter((one) => one.user_id === person.userId)
  const attempts = own(ledger.attempts)
  const answers = own(ledger.answers)
  const problems: [string, boolean][] = [
    ['two attempts at one activity', hasTwice(attempts, (one) => [one.job_step_activity_id])],
    ['two receipts for one request', hasTwice(own(ledger.receipts), (one) => [one.hash])],
    ['one revision was applied twice', hasTwice(own(ledger.applied), revisionOf)],
    ['one revision is evidence twice', hasTwice(own(ledger.evidence), revisionOf)],
    ['an attempt is scored twice', hasTwice(own(ledger.scores), (one) => [one.attribute_type_id])],
    ['an application is submitted twice', own(ledger.handed_in).length > 1],
    [
      'answers were counted wrong',
      attempts.some(
        (one) =>
          answers.filter((row) => row.attempt_id === one.attempt_id).length !== one.answered_count,
      ),
    ],
  ]
  return problems.flatMap(([what, isSo]) => (isSo ? [`${person.lastName}: ${what}`] : []))
}

function revisionOf(row: Ledger['applied'][number]): readonly unknown[] {
  return [row.attempt_id, row.question_id, row.device_id, row.rev]
}

function hasTwice<T>(rows: readonly T[], keyOf: (row: T) => readonly unknown[]): boolean {
  return new Set(rows.map((row) => JSON.stringify(keyOf(row)))).size < rows.length
}

function foreign(diary: Diary, given: { person: Person; ledger: Ledger }): string[] {
  const { person, ledger } = given
  return [...ledger.answers, ...ledger.evidence, ...ledger.applied]
    .filter((row) => row.user_id === person.userId)
    .filter(
      (row) =>
        !diary.choices.some(
          (one) =>
            one.person === person && one.questionId === row.question_id && one.value === row.value,
        ),
    )
    .map(
      (row) => `${row.question_id} = ${String(row.value)} was never chosen by ${person.lastName}`,
    )
}

// The work of one person, in the session of another: refused at the login page is the only way that it may end.
function sentAsAnother({ exchanges }: Findings, { attempts }: Ledger): Trouble[] {
  return exchanges.flatMap(({ body, sessionOf, status }) => {
    const id =
      typeof body === 'object' && body !== null && 'attempt_id' in body ? body.attempt_id : null
    const owner = attempts.find((one) => one.attempt_id === id)?.user_id
    if (owner === undefined || sessionOf === null || owner === sessionOf) return []
    if (status === null || status === UNAUTHENTICATED) return []
    const what = `the work of ${owner} was sent in the session of ${sessionOf}`
    return [{ kind: 'foreign' as const, what }]
  })
}
